import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { askedAt, join, newFamily, newParent } from '../../../test/families.ts';
import { newStudent, PASSWORD, putOnPlan, type SignedIn, signInAs } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { CONSENT_TEXTS } from '../../consent/consent-texts.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';

let server: TestServer;
let staff: SignedIn;
let coordinator: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await deskPerson(server, 'representative');
  coordinator = await deskPerson(server, 'organization', { code: 'SCOOP-DEMO' });
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const named = async (student: SignedIn) => (await db().select().from(guardians).where(eq(guardians.user_id, student.id)))[0];
const seen = async (student: SignedIn) =>
  (await server.ask('GET', `/desk/students/${student.id}/`, { as: staff.access })).body.account.guardian;
const remove = (student: SignedIn, asked_at: unknown, as: SignedIn = staff) =>
  server.ask('POST', `/desk/students/${student.id}/guardian/remove/`, { as: as.access, body: { asked_at } });
/** A stranger whom a student named by a typing error, with the page that their link opened. */
async function strangerOf(first_name: string, contact: string, channel: 'email' | 'sms' = 'email') {
  const student = await newStudent(server, { age: 15, first_name });
  await putOnPlan(server, student, 4);
  const token = await askedAt(server, student, contact, channel);
  const { access } = (await server.ask('POST', '/consent/open/', { body: { token } })).body;
  return { student, access: access as string };
}
const decide = async (as: string, decisions: object) => {
  const body = { text_version: CONSENT_TEXTS.version, decisions };
  expect((await server.ask('PUT', '/consent/parent/', { as, body })).status).toBe(200);
};
const consentOf = async (student: SignedIn) => (await server.ask('GET', '/consent/', { as: student.access })).body;
const statesOf = async (student: SignedIn) => (await consentOf(student)).purposes.map(({ state }: { state: string }) => state);

it('a contact that is no parent is taken off: its page is shut, its yeses are taken back, the child reads it and asks another; others 403 or 404', async () => {
  const { student, access } = await strangerOf('Hal', 'stranger1@example.net');
  await decide(access, { mentor_sessions: true, companions: true, data_sharing: false });
  const guardian = await seen(student);
  expect(guardian).toMatchObject({ contact: 'stranger1@example.net', may_remove: true });
  expect((await remove(student, guardian.asked_at, coordinator)).status).toBe(403);
  expect((await remove(student, guardian.asked_at, student)).status).toBe(403);
  expect((await remove({ ...student, id: 999_999 }, guardian.asked_at)).status).toBe(404);
  expect(await statesOf(student)).toEqual(['granted', 'granted', 'refused']);

  expect((await remove(student, guardian.asked_at)).status).toBe(204);
  expect(await named(student)).toBeUndefined();
  expect((await server.ask('GET', '/consent/parent/', { as: access })).status).toBe(401);
  expect(await statesOf(student)).toEqual(['open', 'open', 'open']);
  expect(await seen(student)).toBeNull();
  const { text } = await server.mailTo(student.email, /is taken off your account/);
  expect(text).toContain('is taken back, and closed until a parent says yes: Talks with a mentor, AI companions.');
  expect(text).toMatch(/Was it a typing error\? In your profile you can ask your parent/);
  expect(text).not.toContain('stranger1');
  const noted = and(eq(audit_log.user_id, student.id), eq(audit_log.action, 'family.contact_removed'));
  expect(await db().select().from(audit_log).where(noted)).toEqual([
    expect.objectContaining({ actor: 'staff', actor_id: staff.id, detail: {} }),
  ]);
  // The one who wrote to us reads no more of it.
  const last = (await listOutbox(db(), 'stranger1@example.net')).map(({ subject }) => subject);
  expect(last.filter((subject) => /taken off|took a contact/.test(subject))).toEqual([]);

  const right = await askedAt(server, student, 'mother1@example.net');
  expect((await server.ask('POST', '/consent/open/', { body: { token: right } })).status).toBe(200);
});

it('who is named since is another one: 409, and stays; so does one named by nobody any more, and a time that is none is 400', async () => {
  const { student } = await strangerOf('Ida', '+15555550161', 'sms');
  const { asked_at } = await seen(student);
  await askedAt(server, student, 'mother2@example.net');
  expect(await remove(student, asked_at)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await named(student))?.contact).toBe('mother2@example.net');
  expect(await remove(student, 'yesterday')).toMatchObject({ status: 400, body: { asked_at: [expect.any(String)] } });
  const now = (await seen(student)).asked_at;
  expect((await remove(student, now)).status).toBe(204);
  expect(await remove(student, now)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

it('a family account that is reached there is ended as a whole: 409, and nothing changes', async () => {
  const { parent, student } = await newFamily(server, 'Jo');
  const guardian = await seen(student);
  expect(guardian).toMatchObject({ contact: parent.email, may_remove: false });
  expect(await remove(student, guardian.asked_at)).toMatchObject({
    status: 409,
    body: { detail: 'A family account is reached there: end that one. Nothing was changed.' },
  });
  expect(await named(student)).toMatchObject({ contact: parent.email });
});

it('beside a parent who has an account, that one is named then and told, their answers hold, and a deletion asked for there is taken back', async () => {
  const { parent, student } = await newFamily(server, 'Kim');
  await putOnPlan(server, student, 4);
  const body = { text_version: CONSENT_TEXTS.version, decisions: { companions: true } };
  expect((await server.ask('PUT', `/consent/parent/?child=${student.id}`, { as: parent.access, body })).status).toBe(200);
  // The child may name another one where nobody has answered by the link.
  await db().update(guardians).set({ answered_at: null }).where(eq(guardians.user_id, student.id));
  const token = await askedAt(server, student, 'stranger3@example.net');
  const { access } = (await server.ask('POST', '/consent/open/', { body: { token } })).body;
  await decide(access, { mentor_sessions: true });
  expect((await server.ask('POST', '/consent/parent/deletion/', { as: access, body: {} })).status).toBe(200);

  expect((await remove(student, (await seen(student)).asked_at)).status).toBe(204);
  expect(await named(student)).toMatchObject({ contact: parent.email, answered_at: expect.any(Date) });
  const back = await signInAs(server, student.email, PASSWORD);
  expect(await statesOf(back)).toEqual(['waiting', 'granted', 'waiting']);
  expect((await server.ask('GET', '/profile/', { as: back.access })).body).toMatchObject({ deletion_on: null });
  const told = (await server.mailTo(parent.email, /^We took a contact off the account of Kim/)).text;
  expect(told).toContain('closed until one of you says yes: Talks with a mentor.');
  expect(told).toContain('That is taken back as well: it stays.');
  expect(told).not.toContain('stranger3');
  const child = (await server.mailTo(student.email, /is taken off your account/)).text;
  expect(child).toContain('Another parent is named for you.');
  expect(child).toContain('We have taken that back, and it stays.');
});

it('of a student who is 18 the contact goes, nothing else changes, and no parent is told', async () => {
  const { student } = await strangerOf('Lee', 'stranger4@example.net');
  const second = await newParent(server);
  expect((await join(server, second, await askedAt(server, student, second.email))).status).toBe(201);
  await askedAt(server, student, 'stranger5@example.net');
  await db().update(users).set({ age: 18, adult_on: '2000-01-01' }).where(eq(users.id, student.id));
  expect((await remove(student, (await seen(student)).asked_at)).status).toBe(204);
  expect((await server.mailTo(student.email, /is taken off your account/)).text).toContain('nothing else changes for you.');
  expect((await listOutbox(db(), second.email)).filter(({ subject }) => /took a contact/.test(subject))).toEqual([]);
});
