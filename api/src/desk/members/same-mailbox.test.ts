import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, deskPerson } from '../../../test/desk-people.ts';
import { PASSWORD, type SignedIn, demoPerson, newStudent, signInAs } from '../../../test/people.ts';
import { codeOf, setUpFactor } from '../../../test/second-factor.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import demo from '../../demo/demo-people.json' with { type: 'json' };
import { audit_log } from '../../identity/audit.tables.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await demoPerson(server, 'staff');
});
afterAll(() => server.close());

const end = (id: number) =>
  server.ask('PATCH', `/desk/members/${id}/`, { as: admin.access, body: { current_password: demo.password, ended: true } });
const open = (email: string) =>
  server.ask('POST', '/desk/members/', {
    as: admin.access,
    body: { email, first_name: 'New', last_name: 'Person', level: 'content', current_password: demo.password },
  });
const remove = (as: string, password: string) => server.ask('DELETE', '/profile/', { as, body: { password } });

describe('a place that is opened again', () => {
  it('opens by the mailed link alone: not by the password, the app, a session or a wish of whoever had it before', async () => {
    const old = await deskPerson(server, 'representative');
    const { secret } = await setUpFactor(server, old);
    await end(old.id);
    server.advance(60_000);
    const body = { email: old.email, password: PASSWORD };
    const left = await server.ask('POST', '/auth/', { body: { ...body, code: codeOf(server, secret) } });
    const as = left.body.access as string;
    const elsewhere = { email: 'former.holder@example.org', current_password: PASSWORD };
    expect((await server.ask('PATCH', '/profile/', { as, body: elsewhere })).status).toBe(200);
    const link = new URL((await server.mailTo(elsewhere.email, /new email/)).links[0] ?? '').searchParams.get('token');

    expect((await open(old.email)).status).toBe(201);
    server.advance(60_000);
    expect((await server.ask('GET', '/profile/', { as })).status).toBe(401);
    expect((await server.ask('POST', '/auth/refresh/', { body: { refresh: left.body.refresh } })).status).toBe(401);
    expect((await server.ask('POST', '/auth/', { body: { ...body, code: codeOf(server, secret) } })).body.code).toBe('wrong_credentials');
    expect((await server.ask('POST', '/profile/email/confirm/', { body: { token: link } })).status).not.toBe(200);

    const mailed = await server.mailTo(old.email, /place at the CareerScoop desk/);
    const token = new URL(mailed.links[0] ?? '').searchParams.get('token');
    const set = { token, new_password: 'a quiet orchard morning', confirm_password: 'a quiet orchard morning' };
    expect((await server.ask('POST', '/password_reset/confirm/', { body: set })).status).toBe(200);
    const anew = await signInAs(server, old.email, set.new_password);
    expect((await server.ask('GET', '/desk/', { as: anew.access })).body).toMatchObject({ level: 'content' });
    const lines = await server.services.database.db
      .select()
      .from(audit_log)
      .where(and(eq(audit_log.user_id, old.id), eq(audit_log.action, 'second_factor.reset')));
    expect(lines).toMatchObject([{ actor: 'staff', actor_id: admin.id }]);
  });

  it('is refused as ever for an account that never had one, which keeps its password and sessions', async () => {
    const student = await newStudent(server);
    expect(await open(student.email)).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
    expect((await server.ask('GET', '/profile/', { as: student.access })).status).toBe(200);
    await signInAs(server, student.email, PASSWORD);
  });
});

describe('deleting an account', () => {
  it('that has a place at the desk is 409 with what to do first; nothing is noted and the session goes on', async () => {
    expect(await remove(admin.access, demo.password)).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: expect.stringMatching(/place at the desk\. Have it ended first/) },
    });
    expect((await accountOf(server, admin.id))?.deletion_requested_at).toBeNull();
    expect((await server.ask('GET', '/desk/', { as: admin.access })).status).toBe(200);
  });

  it('whose place has ended is taken, and the place is not opened again then', async () => {
    const gone = await deskPerson(server, 'content');
    await end(gone.id);
    const back = await signInAs(server, gone.email, PASSWORD);
    expect((await remove(back.access, PASSWORD)).status).toBe(200);
    expect((await open(gone.email)).status).toBe(400);
  });
});
