import { afterAll, beforeAll, expect, it } from 'vitest';
import { newStudent, signupForm } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { affiliate_codes } from '../identity/identity.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUp = (change: object, remoteAddress: string) => server.ask('POST', '/signup/', { body: signupForm(change), remoteAddress });

it('a code is not looked at where the email is taken, which is told as ever', async () => {
  const { email } = await newStudent(server);
  for (const affiliate_code of ['SCOOP-DEMO', 'NOPE-404']) {
    const { status, body } = await signUp({ email, affiliate_code }, '10.20.0.1');
    expect([status, body]).toEqual([400, { email: ['An account with this email already exists.'] }]);
  }
});

it('codes are tried twenty times an hour from one network, of whatever address; those that are there do not count, and none is needed', async () => {
  const from = (at: number) => `2001:db8:7:7::${(at + 1).toString(16)}`;
  for (let at = 0; at < 19; at += 1) {
    expect(await signUp({ affiliate_code: `EAST-${at}` }, from(at))).toMatchObject({
      status: 400,
      body: { affiliate_code: expect.any(Array) },
    });
  }
  for (let at = 0; at < 3; at += 1) expect((await signUp({ affiliate_code: 'SCOOP-DEMO' }, from(at))).status).toBe(201);
  await server.services.database.db.insert(affiliate_codes).values({ code: 'SHUT-27', label: 'Shut', is_active: false });
  for (let at = 0; at < 3; at += 1) expect((await signUp({ affiliate_code: 'SHUT-27' }, from(at))).status).toBe(400);
  expect((await signUp({ affiliate_code: 'EAST-20' }, from(20))).status).toBe(400);
  const refused = await signUp({ affiliate_code: 'SCOOP-DEMO' }, from(21));
  expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('Sign up without one') } });
  expect((await signUp({}, from(22))).status).toBe(201);
  expect((await signUp({ affiliate_code: 'SCOOP-DEMO' }, '2001:db8:7:8::1')).status).toBe(201);
});
