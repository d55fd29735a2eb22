import { describe, expect, it } from 'vitest';
import { callErrorFrom } from './call-error.ts';

const NO_ANSWER = 'no answer';

describe('a failure on our side', () => {
  it('is said in our own words, whatever the server says, with what finds it in our log', () => {
    const body = { detail: 'relation "users" does not exist', code: 'internal', request_id: '3fa85f64-5717-4562-b3fc-2c963f66afa6' };
    const error = callErrorFrom(500, body, NO_ANSWER);
    expect(error).toMatchObject({ status: 500, code: 'internal', fields: {}, reference: '3fa85f64' });
    expect(error.messages).toEqual(['Something went wrong on our side. Try again in a moment; if it happens again, write to us.']);
  });

  it('of a server that is away for a moment says that nothing is lost', () => {
    const error = callErrorFrom(503, { detail: 'FST_UNDER_PRESSURE', code: 'unavailable' }, NO_ANSWER);
    expect(error.message).toBe('We are away for a moment. Nothing is lost; try again in a few seconds.');
    expect(error.reference).toBeUndefined();
  });

  it('never shows what looks like a refused field', () => {
    expect(callErrorFrom(502, { email: ['upstream timed out'] }, NO_ANSWER).messages).toEqual([expect.stringMatching(/our side/)]);
  });
});

it('a refusal is said as the server says it', () => {
  expect(callErrorFrom(409, { detail: 'This was changed in the meantime.', code: 'conflict' }, NO_ANSWER).message).toBe(
    'This was changed in the meantime.',
  );
  expect(callErrorFrom(400, { email: ['Email already exists'] }, NO_ANSWER).fields).toEqual({ email: ['Email already exists'] });
});
