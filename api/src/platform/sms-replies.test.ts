import twilio from 'twilio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { isSmsStopped } from './sms-stops.sql.ts';
import { sms_stops } from './sms-stops.tables.ts';

const TOKEN = 'a token of the provider';
const FORM = 'application/x-www-form-urlencoded; charset=utf-8';
const HOOK = 'http://careers.test/hooks/sms';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ twilio: { accountSid: 'AC1', authToken: TOKEN, from: '+15550100100', apiUrl: 'http://127.0.0.1:1' } });
});
afterAll(() => server.close());

const post = (form: Record<string, string>, signature: string | undefined, payload = String(new URLSearchParams(form)), app = server.app) =>
  app.inject({
    method: 'POST',
    url: '/hooks/sms',
    payload,
    headers: { 'content-type': FORM, ...(signature ? { 'x-twilio-signature': signature } : {}) },
  });
const signatureOf = (form: Record<string, string>, token = TOKEN) => twilio.getExpectedTwilioSignature(token, HOOK, form);
const reply = (From: string, Body: string) => {
  const form = { AccountSid: 'AC1', MessageSid: 'SM1', To: '+15550100100', From, Body };
  return post(form, signatureOf(form));
};
const stopped = (number: string) => isSmsStopped(server.services.database.db, server.services.config, number);
const stops = () => server.services.database.db.$count(sms_stops);

it.each(['START', 'UNSTOP', 'start', ' Unstop\n', 'Yes'])(
  '%j from a number that had said STOP: 200, and it is texted again',
  async (word) => {
    const number = '+15550100181';
    expect((await reply(number, 'Stop')).statusCode).toBe(200);
    expect(await stopped(number)).toBe(true);
    const answer = await reply(number, word);
    // Nothing is texted back: the provider says itself what it must.
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/xml; charset=utf-8', '<Response/>']);
    expect(await stopped(number)).toBe(false);
  },
);

it.each(['STOP', 'stopall', 'Unsubscribe', 'cancel', 'END', 'quit', 'revoke', 'OptOut'])(
  '%j: 200, nothing is texted there',
  async (word) => {
    const number = `+1555010${1000 + word.length}${word.charCodeAt(0)}`;
    expect((await reply(number, word)).statusCode).toBe(200);
    expect(await stopped(number)).toBe(true);
  },
);

it.each(['', 'Please start again', 'do not stop', 'startled', 'x'.repeat(1600)])(
  '%j is no such word: 200, and nothing changes',
  async (words) => {
    const number = '+15550100183';
    await reply(number, 'STOP');
    const before = await stops();
    expect((await reply(number, words)).statusCode).toBe(200);
    expect([await stopped(number), await stops()]).toEqual([true, before]);
  },
);

it('a START by another number leaves the stop of this one', async () => {
  await reply('+15550100184', 'STOP');
  await reply('+15550100185', 'START');
  expect(await stopped('+15550100184')).toBe(true);
});

it('without a signature, of another token, of another sender, or no form: 400 bad_signature, and the stop stays', async () => {
  const number = '+15550100186';
  await reply(number, 'STOP');
  const form = { From: number, Body: 'START' };
  const answers = [
    await post(form, undefined),
    await post(form, signatureOf(form, 'a guess')),
    await post(form, signatureOf({ ...form, From: '+15550100187' })),
    await post(form, signatureOf(form), '{"From":"+15550100186","Body":"START"}'),
    await post({ ...form, More: '1' }, signatureOf(form)),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_signature' });
  }
  expect(await stopped(number)).toBe(true);
});

it('of 70 kB: 413, and the stop stays', async () => {
  const number = '+15550100188';
  await reply(number, 'STOP');
  expect((await reply(number, `START${' '.repeat(70_000)}`)).statusCode).toBe(413);
  expect(await stopped(number)).toBe(true);
});

it('where texts go to the outbox nobody answers them: 404', async () => {
  const local = await startTestServer();
  const form = { From: '+15550100181', Body: 'START' };
  expect((await post(form, signatureOf(form), undefined, local.app)).statusCode).toBe(404);
  await local.close();
});
