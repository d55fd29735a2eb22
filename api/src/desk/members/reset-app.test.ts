import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { PASSWORD, type SignedIn, newStudent } from '../../../test/people.ts';
import { setUpFactor } from '../../../test/second-factor.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await deskPerson(server, 'admin');
});
afterAll(() => server.close());

const reset = (email: string, change: object = {}, as = admin) =>
  server.ask('POST', '/desk/second-factor/reset/', { as: as.access, body: { email, current_password: PASSWORD, ...change } });
const enter = ({ email }: SignedIn) => server.ask('POST', '/auth/', { body: { email, password: PASSWORD } });
const lines = ({ id }: SignedIn) =>
  server.services.database.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.user_id, id), eq(audit_log.action, 'second_factor.reset')));

it('a lost app is taken off: the password alone signs in, sessions end, it is noted with who did it, and mailed', async () => {
  const student = await newStudent(server);
  await setUpFactor(server, student);
  expect((await enter(student)).body.code).toBe('code_needed');
  expect((await reset(student.email)).status).toBe(204);
  expect((await enter(student)).status).toBe(200);
  expect((await server.ask('GET', '/profile/', { as: student.access })).status).toBe(401);
  expect(await lines(student)).toMatchObject([{ actor: 'staff', actor_id: admin.id }]);
  await server.mailTo(student.email, /asks for no code/);
});

it.each([
  ['with a wrong password: 400 at current_password', { current_password: 'a guess' }, 400, 'current_password'],
  ['of an email that nobody has: 400 at email', { email: 'nobody.there@example.org' }, 400, 'email'],
])('%s, and the code is still asked for', async (_what, change, status, field) => {
  const student = await newStudent(server);
  await setUpFactor(server, student);
  const answer = await reset(student.email, change);
  expect([answer.status, Object.keys(answer.body)]).toEqual([status, [field]]);
  expect((await enter(student)).body.code).toBe('code_needed');
});

it('where no app is set up: 409 with a sentence, and no session ends', async () => {
  const student = await newStudent(server);
  expect(await reset(student.email)).toMatchObject({ status: 409, body: { detail: 'No authenticator app is set up for this account.' } });
  expect((await server.ask('GET', '/profile/', { as: student.access })).status).toBe(200);
});

it('by a representative: 403, and the code is still asked for', async () => {
  const student = await newStudent(server);
  await setUpFactor(server, student);
  expect((await reset(student.email, {}, await deskPerson(server, 'representative'))).status).toBe(403);
  expect((await enter(student)).body.code).toBe('code_needed');
});
