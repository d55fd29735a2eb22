import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUIDE, kindsOf, startModelAnswers } from '../../../test/model-answers.ts';
import { DONE, callPart, calls, finish, inTurn, streams, tells } from '../../../test/model-streams.ts';

let model: Awaited<ReturnType<typeof startModelAnswers>>;
beforeAll(async () => {
  model = await startModelAnswers();
});
afterAll(() => model.close());

describe('a tool that a model calls', () => {
  it('brings facts with marks of their own, and its card once', async () => {
    const heard = await model.hear(
      inTurn(
        streams(calls('career_facts', { career: 'vet techs' })),
        tells('Registered nurses earn [F1]. Veterinary technicians earn [F3].'),
      ),
    );
    expect(heard.content).toBe('Registered nurses earn $93,600. Veterinary technicians earn $46,800.');
    expect(kindsOf(heard)).toEqual(['cite', 'cite', 'card']);
    expect(model.asked[1]?.body.messages.at(-1)).toMatchObject({
      role: 'tool',
      tool_call_id: 'call-a',
      content: expect.stringContaining('[F3]'),
    });
  });

  it.each([
    ['that nobody has', streams(calls('delete_account', {})), 'There is no such tool.'],
    ['with arguments that are wrong', streams(calls('career_facts', { career: 7 })), 'These arguments are not right.'],
    ['with arguments that are no JSON', streams(calls('career_facts', '{"career": ')), 'These arguments are not right.'],
    ['by its arguments alone', streams([callPart(0, { arguments: '{}' }), finish('tool_calls'), DONE]), 'There is no such tool.'],
  ])('is refused: one %s', async (_what, behaviour, said) => {
    const heard = await model.hear(inTurn(behaviour, tells('Nurses help people.')));
    expect(heard.content).toBe('Nurses help people.');
    expect(model.asked[1]?.body.messages.at(-1)?.content).toBe(said);
  });

  it('is run in three rounds at most', async () => {
    const heard = await model.hear(streams(calls('career_facts', { career: 'vet' })));
    expect(model.asked.map(({ body }) => Boolean(body.tools))).toEqual([true, true, true, false]);
    expect(heard.content).toBe(GUIDE);
  });
});
