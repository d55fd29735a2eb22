import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPerson } from '../../../test/desk-people.ts';
import { askedAt, join, moveTo, newFamily, newParent } from '../../../test/families.ts';
import { demoPerson, newStudent, putOnPlan, type SignedIn } from '../../../test/people.ts';
import { bookAndTell, sessionNow } from '../../../test/sessions.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { CONSENT_TEXTS } from '../../consent/consent-texts.ts';
import { listGuardiansAt } from '../../consent/consent.sql.ts';
import { consent_changes, guardians } from '../../consent/consent.tables.ts';
import { endFamilies } from '../../family/end-families.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { lockPerson } from '../../identity/people.sql.ts';

let server: TestServer;
let staff: SignedIn;
let coordinator: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await deskPerson(server, 'representative');
  coordinator = await deskPerson(server, 'organization', { code: 'SCOOP-DEMO' });
});
afterAll(() => server.close());

it("an adult's account in a family is ended with a letter and a line in the log; again is 409, by others 403 or 404, and nothing changes", async () => {
  const { parent, student } = await newFamily(server, 'Gus');
  const end = (as: SignedIn, parent_id = parent.id) =>
    server.ask('DELETE', `/desk/students/${student.id}/family/${parent_id}/`, { as: as.access });
  const family = async () => (await server.ask('GET', `/desk/students/${student.id}/`, { as: staff.access })).body.account.family;
  expect(await family()).toEqual([
    { id: parent.id, first_name: 'Rima', email: parent.email, since: expect.any(String), ended_at: null, may_end: true },
  ]);
  expect((await end(coordinator)).status).toBe(403);
  expect((await end(parent)).status).toBe(403);
  expect((await end(staff, staff.id)).status).toBe(404);
  expect((await family())[0].ended_at).toBeNull();
  expect((await end(staff)).status).toBe(204);
  expect((await family())[0]).toMatchObject({ ended_at: expect.any(String), may_end: false });
  const noted = and(eq(audit_log.action, 'family.ended'), eq(audit_log.user_id, student.id));
  expect(await server.services.database.db.select().from(audit_log).where(noted)).toEqual([
    expect.objectContaining({ actor: 'staff', actor_id: staff.id, before: { ended_at: null }, detail: { parent_id: parent.id } }),
  ]);
  expect((await server.ask('GET', `/family/children/${student.id}/`, { as: parent.access })).status).toBe(404);
  expect(await end(staff)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

describe('who was put out', () => {
  const db = () => server.services.database.db;
  const get = async (as: SignedIn, path: string) => (await server.ask('GET', path, { as: as.access })).body;
  const end = async (student: SignedIn, parent: SignedIn) => {
    expect((await server.ask('DELETE', `/desk/students/${student.id}/family/${parent.id}/`, { as: staff.access })).status).toBe(204);
  };
  const decide = async (parent: SignedIn, student: SignedIn, decisions: object) => {
    const body = { text_version: CONSENT_TEXTS.version, decisions };
    return (await server.ask('PUT', `/consent/parent/?child=${student.id}`, { as: parent.access, body })).status;
  };
  const named = async (student: SignedIn) => (await db().select().from(guardians).where(eq(guardians.user_id, student.id)))[0];
  const states = async (student: SignedIn) =>
    (await get(student, '/consent/')).purposes.map(({ state }: { state: string }) => state) as string[];
  /** A second parent joins after a first one, as the child named them. */
  const joinSecond = async (student: SignedIn) => {
    const second = await newParent(server);
    expect((await join(server, second, await askedAt(server, student, second.email))).status).toBe(201);
    return second;
  };

  it('has no link that works, what they said yes to is taken back, and the child names another one', async () => {
    const stranger = await newParent(server);
    const student = await newStudent(server, { age: 15, first_name: 'Hal' });
    await putOnPlan(server, student, 4);
    const first = await askedAt(server, student, stranger.email);
    const { access } = (await server.ask('POST', '/consent/open/', { body: { token: first } })).body;
    expect((await join(server, stranger, access)).status).toBe(201);
    expect(await decide(stranger, student, { mentor_sessions: true, companions: true, data_sharing: false })).toBe(200);
    const session = await bookAndTell(server, { student, mentor: await demoPerson(server, 'mentor'), hours: 70 });
    await end(student, stranger);

    expect(await named(student)).toBeUndefined();
    expect((await server.ask('GET', '/consent/parent/', { as: access })).status).toBe(401);
    expect(await join(server, stranger, access)).toMatchObject({ status: 400, body: { code: 'link_expired' } });
    // A fresh link is mailed for whom a child named alone.
    expect(await listGuardiansAt(db(), 'email', stranger.email)).toEqual([]);

    // As where nobody was asked yet; also their no is no parent's.
    expect(await states(student)).toEqual(['open', 'open', 'open']);
    expect(await server.ask('POST', '/mentor_sessions/', { as: student.access, body: { topic: 'Boats' } })).toMatchObject({
      status: 403,
      body: { code: 'consent_needed', detail: expect.stringMatching(/You can ask one on your profile page/) },
    });
    const record = await db().select().from(consent_changes).where(eq(consent_changes.user_id, student.id));
    expect(record.map(({ purpose, granted, actor }) => `${purpose} ${granted} ${actor}`)).toEqual([
      'mentor_sessions true guardian',
      'companions true guardian',
      'data_sharing false guardian',
      'mentor_sessions false staff',
      'companions false staff',
    ]);
    expect(await sessionNow(server, session.id)).toMatchObject({ state: 'cancelled', cancelled_by: 'staff' });
    const noted = and(eq(audit_log.action, 'consent.decided'), eq(audit_log.user_id, student.id), eq(audit_log.actor, 'staff'));
    expect(await db().select().from(audit_log).where(noted)).toEqual([
      expect.objectContaining({
        actor_id: staff.id,
        before: { mentor_sessions: true, companions: true },
        after: { mentor_sessions: false, companions: false },
      }),
    ]);

    expect(await get(student, '/consent/')).toMatchObject({ can_ask: true, asked: null });
    const right = await newParent(server);
    expect((await join(server, right, await askedAt(server, student, right.email))).status).toBe(201);
  });

  it('is not let in again where the child names another address of theirs: 403, and they see nothing', async () => {
    const { parent, student } = await newFamily(server);
    await end(student, parent);
    const link = await askedAt(server, student, `another.${parent.email}`);
    await db()
      .update(users)
      .set({ email: `another.${parent.email}` })
      .where(eq(users.id, parent.id));
    const again = await join(server, parent, link);
    expect(again).toMatchObject({ status: 403, body: { code: 'not_allowed', detail: expect.stringMatching(/took this child out/) } });
    expect((await server.ask('GET', `/family/children/${student.id}/`, { as: parent.access })).status).toBe(404);
  });

  it('is not asked again by a mailed link, in any spelling: 400 at the contact, and nobody is named; others are', async () => {
    const { parent, student } = await newFamily(server);
    await db().update(users).set({ phone: '(555) 010-0133' }).where(eq(users.id, parent.id));
    await end(student, parent);
    const ask = (channel: string, contact: string) =>
      server.ask('POST', '/consent/ask/', { as: student.access, body: { channel, contact } });
    for (const [channel, contact] of [
      ['email', parent.email.toUpperCase()],
      ['email', parent.email.replace('@', '+gio@')],
      ['sms', '+1 555 010 0133'],
    ] as const) {
      expect(await ask(channel, contact)).toMatchObject({
        status: 400,
        body: { contact: [expect.stringMatching(/^We took this adult out/)] },
      });
    }
    expect(await named(student)).toBeUndefined();
    // For another child they may be the parent.
    await askedAt(server, await newStudent(server, { age: 15 }), parent.email);
    expect((await ask('sms', '(555) 010-0134')).status).toBe(202);
  });

  it('is named no more by another spelling of their address either', async () => {
    const { parent, student } = await newFamily(server);
    const link = await askedAt(server, student, parent.email.replace('@', '+gio@'));
    await end(student, parent);
    expect(await named(student)).toBeUndefined();
    expect(await server.ask('POST', '/consent/open/', { body: { token: link } })).toMatchObject({
      status: 400,
      body: { code: 'bad_link' },
    });
  });

  it('is not who left by themselves: they come back by a link of theirs', async () => {
    const { parent, student } = await newFamily(server);
    expect((await server.ask('DELETE', `/family/children/${student.id}/`, { as: parent.access })).status).toBe(204);
    expect((await join(server, parent, await askedAt(server, student, parent.email))).status).toBe(201);
  });

  it('is also who left before: they are named no more, what they said yes to is taken back, and no link of theirs works; again is 409', async () => {
    const { parent, student } = await newFamily(server);
    expect(await decide(parent, student, { companions: true })).toBe(200);
    expect((await server.ask('DELETE', `/family/children/${student.id}/`, { as: parent.access })).status).toBe(204);
    const seen = async () => (await get(staff, `/desk/students/${student.id}/`)).account.family[0];
    const left = await seen();
    expect(left).toMatchObject({ ended_at: expect.any(String), may_end: true });
    await end(student, parent);
    expect([await named(student), await states(student)]).toEqual([undefined, ['open', 'open', 'open']]);
    expect(await listGuardiansAt(db(), 'email', parent.email)).toEqual([]);
    expect(await seen()).toEqual({ ...left, may_end: false });
    expect((await server.ask('DELETE', `/desk/students/${student.id}/family/${parent.id}/`, { as: staff.access })).status).toBe(409);
  });

  it('is nobody whose family is over since the child decides alone: 409, and no button is offered for it', async () => {
    const { parent, student } = await newFamily(server);
    await db().update(users).set({ age: 18, adult_on: '2000-01-01' }).where(eq(users.id, student.id));
    await endFamilies(server.services);
    expect((await get(staff, `/desk/students/${student.id}/`)).account.family[0].may_end).toBe(false);
    expect((await server.ask('DELETE', `/desk/students/${student.id}/family/${parent.id}/`, { as: staff.access })).status).toBe(409);
  });

  it('leaves the family to another account: that one is named, keeps its own answers, and reads that the team took back the rest', async () => {
    const { parent, student } = await newFamily(server, 'Ivo');
    await putOnPlan(server, student, 4);
    const stranger = await joinSecond(student);
    expect(await decide(parent, student, { companions: true })).toBe(200);
    expect(await decide(stranger, student, { mentor_sessions: true })).toBe(200);
    await bookAndTell(server, { student, mentor: await demoPerson(server, 'mentor'), hours: 75 });
    await end(student, stranger);
    expect(await named(student)).toMatchObject({ channel: 'email', contact: parent.email, answered_at: expect.any(Date) });
    expect(await states(student)).toEqual(['waiting', 'granted', 'waiting']);
    expect((await get(parent, `/family/children/${student.id}/`)).id).toBe(student.id);
    const { text } = await server.mailTo(parent.email, /is cancelled/);
    expect(text).toContain('We took back the yes to talks with a mentor');
    expect(text).not.toMatch(/(You|A parent) took back|say yes again/);
    const toChild = await server.mailTo(student.email, /is cancelled/);
    expect(toChild.text).toContain('We took back a yes that somebody had said for you');
    expect(toChild.text).not.toMatch(/Your parent|you can ask for another one/);
    expect((await server.mailTo('mentor@demo.careerscoop.app', /Your talk with Ivo is cancelled/)).text).not.toMatch(/parent|yes/i);
    expect((await get(student, '/consent/')).can_ask).toBe(false);
  });

  it('leaves who is named alone where that is somebody else', async () => {
    const { parent, student } = await newFamily(server);
    const second = await joinSecond(student);
    expect(await decide(parent, student, { companions: true })).toBe(200);
    expect(await decide(second, student, { mentor_sessions: true })).toBe(200);
    const before = await named(student);
    await end(student, parent);
    expect(await named(student)).toEqual(before);
    expect(await states(student)).toEqual(['granted', 'waiting', 'waiting']);
  });

  it('leaves nothing of theirs in force where they changed their email since they answered, by their account or by the link', async () => {
    const { parent, student } = await newFamily(server);
    const second = await joinSecond(student);
    expect(await decide(parent, student, { companions: true })).toBe(200);
    expect(await decide(second, student, { mentor_sessions: true })).toBe(200);
    await moveTo(server, parent);
    await end(student, parent);
    expect(await states(student)).toEqual(['granted', 'waiting', 'waiting']);

    const stranger = await newParent(server);
    const child = await newStudent(server, { age: 15 });
    const { access } = (await server.ask('POST', '/consent/open/', { body: { token: await askedAt(server, child, stranger.email) } })).body;
    const body = { text_version: CONSENT_TEXTS.version, decisions: { companions: true } };
    expect((await server.ask('PUT', '/consent/parent/', { as: access, body })).status).toBe(200);
    expect((await join(server, stranger, access)).status).toBe(201);
    await moveTo(server, stranger);
    await end(child, stranger);
    expect([await named(child), await states(child)]).toEqual([undefined, ['open', 'open', 'open']]);
    // The record of what was said is as it was.
    const [first] = await db().select().from(consent_changes).where(eq(consent_changes.user_id, child.id));
    expect(first?.contact).toBe(stranger.email);
  });

  it('leaves what another parent said under the version before, whose log wrote a moment later, also where they have another email since', async () => {
    const { parent, student } = await newFamily(server);
    const second = await joinSecond(student);
    expect(await decide(second, student, { mentor_sessions: true })).toBe(200);
    await db().execute(sql`update audit_log set at = at + interval '3 milliseconds' where user_id = ${student.id}`);
    await moveTo(server, second);
    await end(student, parent);
    expect((await states(student))[0]).toBe('granted');
  });

  it('is known by how they came, also where the email of their account is another one since', async () => {
    const { parent, student } = await newFamily(server);
    await db()
      .update(users)
      .set({ email: `since.${parent.email}` })
      .where(eq(users.id, parent.id));
    await end(student, parent);
    expect(await named(student)).toBeUndefined();
  });

  it('does not answer with what was on its way: 404, and no yes is written down', async () => {
    const { parent, student } = await newFamily(server);
    let sent: Promise<number> | undefined;
    await db().transaction(async (tx) => {
      await lockPerson(tx, student.id);
      sent = decide(parent, student, { companions: true });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await tx.execute(`update guardianships set ended_at = now() where student_id = ${student.id}`);
    });
    expect(await sent).toBe(404);
    expect(await db().$count(consent_changes, eq(consent_changes.user_id, student.id))).toBe(0);
  });
});
