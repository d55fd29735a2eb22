import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { askedAt, join, newFamily, newParent } from '../../../test/families.ts';
import { PASSWORD, type SignedIn, newStudent, signInAs } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { CONSENT_TEXTS } from '../../consent/consent-texts.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await deskPerson(server, 'representative');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const end = async (student: SignedIn, parent: SignedIn) => {
  expect((await server.ask('DELETE', `/desk/students/${student.id}/family/${parent.id}/`, { as: staff.access })).status).toBe(204);
};
const byAccount = (parent: SignedIn, student: SignedIn) => ({ as: parent.access, at: `?child=${student.id}` });
const decide = async ({ as, at }: ReturnType<typeof byAccount>, decisions: object) => {
  const body = { text_version: CONSENT_TEXTS.version, decisions };
  expect((await server.ask('PUT', `/consent/parent/${at}`, { as, body })).status).toBe(200);
};
const askDeletion = async ({ as, at }: ReturnType<typeof byAccount>) => {
  expect((await server.ask('POST', `/consent/parent/deletion/${at}`, { as, body: {} })).status).toBe(200);
};
/** What the adult, the child and another parent read of it. */
const toChild = async (student: SignedIn) => (await server.mailTo(student.email, /no longer sees yours/)).text;
const toAdult = async (parent: SignedIn) => (await server.mailTo(parent.email, /is no longer in your family account/)).text;
const toParent = async (email: string) => (await server.mailTo(email, /^We took an adult out of the family of/)).text;
/** Another parent joins whom the child names after the first one. */
async function joinSecond(student: SignedIn) {
  const second = await newParent(server);
  expect((await join(server, second, await askedAt(server, student, second.email))).status).toBe(201);
  return second;
}

describe('an adult is put out of a family', () => {
  it('the child reads what is taken back and that nobody is named, the adult what they have no more', async () => {
    const { parent, student } = await newFamily(server, 'Hal');
    await decide(byAccount(parent, student), { mentor_sessions: true, companions: true, data_sharing: false });
    await end(student, parent);
    const child = await toChild(student);
    expect(child).toContain('closed until a parent says yes: Talks with a mentor, AI companions.');
    expect(child).toMatch(/Nobody is named as your parent now\. .*there you can ask a parent/);
    expect(child).not.toMatch(/delete|stays as it is|Sharing|18/);
    const adult = await toAdult(parent);
    expect(adult).toContain('We took Hal out of your family account.');
    expect(adult).toContain('What you had said yes to is taken back.');
    expect(adult).not.toMatch(/deletion|Talks/);
    expect(adult).not.toContain(student.email);
  });

  it('an adult student reads that nothing else changes, and no parent is told', async () => {
    const { parent, student } = await newFamily(server);
    const second = await joinSecond(student);
    await decide(byAccount(parent, student), { companions: true });
    await db().update(users).set({ age: 18, adult_on: '2000-01-01' }).where(eq(users.id, student.id));
    await end(student, parent);
    const child = await toChild(student);
    expect(child).toContain('You are 18 or older and decide alone: nothing else changes for you.');
    expect(child).not.toMatch(/ask a parent|is named|taken back/);
    await toAdult(parent);
    expect((await listOutbox(db(), second.email)).filter(({ subject }) => /^We took an adult/.test(subject))).toEqual([]);
  });

  it('each remaining parent is told once, with the answers that are taken back: accounts, and who is named without one', async () => {
    const { parent, student } = await newFamily(server, 'Ivo');
    const stranger = await joinSecond(student);
    const named = `named.${parent.email}`;
    await askedAt(server, student, named);
    await decide(byAccount(stranger, student), { companions: true });
    await end(student, stranger);
    for (const email of [parent.email, named]) {
      const text = await toParent(email);
      expect(text).toContain('They see nothing of Ivo, and cannot answer.');
      expect(text).toContain('closed until one of you says yes: AI companions.');
      expect(text).not.toMatch(/delete/);
      expect(text).not.toContain(stranger.email);
      expect((await listOutbox(db(), email)).filter(({ subject }) => /^We took an adult/.test(subject))).toHaveLength(1);
    }
    expect((await listOutbox(db(), stranger.email)).filter(({ subject }) => /^We took an adult/.test(subject))).toEqual([]);
    expect(await toChild(student)).toContain('Another parent is named for you.');
  });

  it('nothing of theirs held any more: all read that nothing is closed by it', async () => {
    const { parent, student } = await newFamily(server);
    const second = await joinSecond(student);
    await decide(byAccount(parent, student), { companions: true });
    await decide(byAccount(second, student), { companions: false });
    await decide(byAccount(second, student), { companions: true });
    await end(student, parent);
    expect(await toParent(second.email)).toContain('They had said yes to nothing that still held');
    expect(await toChild(student)).not.toContain('taken back');
    expect((await server.ask('GET', '/consent/', { as: student.access })).body.purposes[1].state).toBe('granted');
  });
});

describe('a deletion that was asked for by the adult who is put out', () => {
  const signIn = (student: SignedIn) => signInAs(server, student.email, PASSWORD);
  const profileOf = async (student: SignedIn) => (await server.ask('GET', '/profile/', { as: (await signIn(student)).access })).body;
  const takenBack = (student: SignedIn) =>
    db()
      .select()
      .from(audit_log)
      .where(and(eq(audit_log.user_id, student.id), eq(audit_log.action, 'deletion.taken_back')));

  it('by their account is taken back: the account stays, everybody reads it, and the log says who did it', async () => {
    const { parent, student } = await newFamily(server, 'Noa');
    const second = await joinSecond(student);
    await askDeletion(byAccount(parent, student));
    await end(student, parent);
    expect(await profileOf(student)).toMatchObject({ deletion_on: null, deletion_asked_by: null });
    expect(await takenBack(student)).toEqual([expect.objectContaining({ actor: 'staff', actor_id: staff.id })]);
    expect(await toChild(student)).toMatch(/They had asked us to delete your account\. We have taken that back, and it stays/);
    expect(await toAdult(parent)).toContain('The deletion that you asked for is taken back as well');
    expect(await toParent(second.email)).toContain('They had asked us to delete the account of Noa. That is taken back as well');
  });

  it('by the link that went to them is taken back as well', async () => {
    const parent = await newParent(server);
    const student = await newStudent(server, { age: 15 });
    const { access } = (await server.ask('POST', '/consent/open/', { body: { token: await askedAt(server, student, parent.email) } })).body;
    expect((await join(server, parent, access)).status).toBe(201);
    await askDeletion({ as: access, at: '' });
    await end(student, parent);
    expect((await profileOf(student)).deletion_on).toBeNull();
  });

  it('and by the child before is taken back too, since they could not do so themselves; the letter says how to ask again', async () => {
    const { parent, student } = await newFamily(server);
    expect((await server.ask('DELETE', '/profile/', { as: student.access, body: { password: PASSWORD } })).status).toBe(200);
    await askDeletion(byAccount(parent, student));
    await end(student, parent);
    expect((await profileOf(student)).deletion_on).toBeNull();
    expect(await toChild(student)).toContain('If you want it deleted, you can ask for that yourself.');
  });

  it('stays where another parent has asked as well, and they can take it back', async () => {
    const { parent, student } = await newFamily(server);
    const second = await joinSecond(student);
    await askDeletion(byAccount(parent, student));
    await askDeletion(byAccount(second, student));
    await end(student, parent);
    expect(await profileOf(student)).toMatchObject({ deletion_on: expect.any(String), deletion_asked_by: 'guardian' });
    expect(await toChild(student)).not.toMatch(/delete/);
    const { as, at } = byAccount(second, student);
    expect((await server.ask('DELETE', `/consent/parent/deletion/${at}`, { as })).status).toBe(200);
    expect((await profileOf(student)).deletion_on).toBeNull();
  });

  it('is another one than the wish of the child alone, or of another parent alone: both stay', async () => {
    const { parent, student } = await newFamily(server);
    const second = await joinSecond(student);
    await askDeletion(byAccount(second, student));
    await end(student, parent);
    expect((await profileOf(student)).deletion_asked_by).toBe('guardian');
    const own = await newFamily(server);
    expect((await server.ask('DELETE', '/profile/', { as: own.student.access, body: { password: PASSWORD } })).status).toBe(200);
    await end(own.student, own.parent);
    expect((await profileOf(own.student)).deletion_asked_by).toBe('user');
    expect(await takenBack(own.student)).toEqual([]);
  });
});
