import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedAt, join, moveTo, newFamily, newParent, parentForm } from '../../test/families.ts';
import { jobsDone } from '../../test/purchases.ts';
import { demoPerson, newMentor, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { guardian_links, guardians } from '../consent/consent.tables.ts';
import { guardianships } from '../consent/guardianships.tables.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { mayPair } from '../mentoring/safety/may-meet.sql.ts';
import { listOutbox } from '../platform/outbox.sql.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const children = async (as: string) => (await server.ask('GET', '/family/children/', { as })).body;
const openLinks = async () => (await db().select().from(guardian_links)).filter(({ used_at }) => used_at === null).length;

describe("a parent's account", () => {
  it('opens by a short form, asks for a confirmed email like any, and begins without children', async () => {
    const form = parentForm({ phone: '(555) 010-0190' });
    const opened = await server.ask('POST', '/signup/', { body: form });
    expect(opened.status).toBe(201);
    expect((await server.mailTo(form.email)).text).toContain('This will be your family account');
    expect((await server.ask('POST', '/auth/', { body: { email: form.email, password: form.password } })).status).toBe(403);
    const parent = await newParent(server);
    expect((await server.ask('GET', '/profile/', { as: parent.access })).body).toMatchObject({ role: 'Parent', age: null });
    expect(await children(parent.access)).toEqual([]);
    expect((await server.ask('GET', '/consent/', { as: parent.access })).status).toBe(403);
  });

  it.each([
    [{ age: 17 }, 'age', /for adults/],
    [{ is_read_terms_and_policies: false }, 'is_read_terms_and_policies', /accept the Terms/],
    [{ phone: '12' }, 'phone', /7 to 15 digits/],
    [{ grade: 'JR' }, 'grade', /not known/],
    [{ confirm_password: 'another one' }, 'confirm_password', /do not match/],
  ])('with %j: 400 with its sentence at %s, and no account', async (change, field, sentence) => {
    const form = parentForm(change);
    const answer = await server.ask('POST', '/signup/', { body: form });
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.stringMatching(sentence)] } });
    expect(await db().$count(users, eq(users.email, form.email))).toBe(0);
  });
});

describe('adding a child by their link', () => {
  it('takes the link that went to the account’s own email, uses it up, and tells the child', async () => {
    const parent = await newParent(server, { first_name: 'Layla' });
    const student = await newStudent(server, { age: 15, first_name: 'Noor' });
    const token = await askedAt(server, student, parent.email);
    const added = await join(server, parent, token);
    expect(added).toMatchObject({ status: 201, body: { id: student.id, first_name: 'Noor', age: 15, sessions: [], receipts: [] } });
    expect(added.body.purposes.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    expect((await children(parent.access)).map(({ id }: { id: number }) => id)).toEqual([student.id]);
    expect((await server.mailTo(student.email, /^Layla has a family account now$/)).text).toContain('Write to hello@careerscoop.app now');
    const lines = await db().select().from(audit_log).where(eq(audit_log.user_id, student.id));
    expect(lines.find(({ action }) => action === 'family.joined')).toMatchObject({ actor: 'guardian', actor_id: parent.id });
    expect(await join(server, parent, token)).toMatchObject({ status: 400, body: { code: 'link_used' } });
    expect((await server.ask('POST', '/consent/open/', { body: { token } })).body.code).toBe('link_used');
  });

  it('takes the one that was texted to the account’s own number, in whatever spelling', async () => {
    const parent = await newParent(server, { phone: '555.010.0191' });
    const student = await newStudent(server, { age: 15 });
    const token = await askedAt(server, student, '+15550100191', 'sms');
    expect((await join(server, parent, token)).status).toBe(201);
  });

  it('takes the page of a link that is open in the same browser already', async () => {
    const parent = await newParent(server);
    const student = await newStudent(server, { age: 15 });
    const { body } = await server.ask('POST', '/consent/open/', { body: { token: await askedAt(server, student, parent.email) } });
    expect((await join(server, parent, body.access)).status).toBe(201);
    expect(await join(server, parent, `${body.access}x`)).toMatchObject({ status: 400, body: { code: 'link_expired' } });
    expect(await join(server, parent, 'a.b.c')).toMatchObject({ status: 400, body: { code: 'link_expired' } });
  });

  it('that went to somebody else: 403 with a hint of whom, the link still works for them, and nobody joined', async () => {
    const [parent, stranger] = [await newParent(server), await newParent(server)];
    const student = await newStudent(server, { age: 15 });
    const token = await askedAt(server, student, parent.email);
    const before = await openLinks();
    expect(await join(server, stranger, token)).toMatchObject({
      status: 403,
      body: { code: 'other_contact', detail: 'This link went to f•••@example.net, which is not the email of your account.' },
    });
    expect([await children(stranger.access), await openLinks()]).toEqual([[], before]);
    expect((await join(server, parent, token)).status).toBe(201);
  });

  it.each([
    ['altered', 'A'.repeat(43), 400, 'bad_link'],
    ['cut', 'short', 400, 'bad_link'],
  ])('that was %s: %s answers 400, nobody joined', async (_, token, status, code) => {
    const parent = await newParent(server);
    expect(await join(server, parent, token)).toMatchObject({ status, body: { code } });
    expect(await children(parent.access)).toEqual([]);
  });

  it('that is too old: 400 says so, nobody joined; that is missing: 400 at the field', async () => {
    const parent = await newParent(server);
    const token = await askedAt(server, await newStudent(server, { age: 15 }), parent.email);
    server.advance(8 * DAY);
    expect((await join(server, parent, token)).body.code).toBe('link_expired');
    server.advance(-8 * DAY);
    expect(await children(parent.access)).toEqual([]);
    const empty = await server.ask('POST', '/family/children/', { as: parent.access, body: {} });
    expect(empty).toMatchObject({ status: 400, body: { token: ['The link is incomplete.'] } });
  });

  it('twice at once: one link is one joining, and the child reads of it once', async () => {
    const parent = await newParent(server);
    const student = await newStudent(server, { age: 15 });
    const token = await askedAt(server, student, parent.email);
    const answers = await Promise.all([join(server, parent, token), join(server, parent, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    await server.mailTo(student.email, /family account/);
    expect((await listOutbox(db(), student.email)).filter(({ subject }) => /family account/.test(subject))).toHaveLength(1);
  });

  it('by a student under 18: 403, by nobody: 401', async () => {
    const student = await newStudent(server, { age: 16 });
    expect(await join(server, student, 'A'.repeat(43))).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/for adults/) },
    });
    expect((await server.ask('POST', '/family/children/', { body: { token: 'A'.repeat(43) } })).status).toBe(401);
  });

  it('by a mentor: they are never brought together with their own child, also once they left the family', async () => {
    const mentor = await newMentor(server);
    const student = await newStudent(server, { age: 15 });
    expect(await mayPair(db(), student.id, mentor.id)).toBe(true);
    expect((await join(server, mentor, await askedAt(server, student, mentor.email))).status).toBe(201);
    expect(await mayPair(db(), student.id, mentor.id)).toBe(false);
    expect((await server.ask('DELETE', `/family/children/${student.id}/`, { as: mentor.access })).status).toBe(204);
    await db().update(users).set({ email: 'changed.since@example.net' }).where(eq(users.id, mentor.id));
    expect(await mayPair(db(), student.id, mentor.id)).toBe(false);
  });
});

it('tells a first parent that another one joined, and each sees the child', async () => {
  const { parent, student } = await newFamily(server, 'Zoe');
  const second = await newParent(server);
  expect((await join(server, second, await askedAt(server, student, second.email))).status).toBe(201);
  expect((await server.mailTo(parent.email, /^Another parent of Zoe has a family account now$/)).text).not.toContain(second.email);
  for (const each of [parent, second]) expect(await children(each.access)).toHaveLength(1);
});

describe('a parent who changes their email', () => {
  const freshLinksTo = async (email: string) => {
    await server.ask('POST', '/consent/fresh-link/', { body: { channel: 'email', contact: email } });
    await jobsDone(server);
    return (await listOutbox(db(), email)).filter(({ subject }) => /^Your link/.test(subject)).length;
  };

  it('is named by the new one, the old mailbox opens nothing and hears nothing, and they count as one parent', async () => {
    const { parent, student } = await newFamily(server);
    await freshLinksTo(parent.email);
    const [link] = (await listOutbox(db(), parent.email))[0]?.links ?? [];
    const email = await moveTo(server, parent);
    const [named] = await db().select().from(guardians).where(eq(guardians.user_id, student.id));
    expect(named).toMatchObject({ channel: 'email', contact: email });
    const opened = await server.ask('POST', '/consent/open/', { body: { token: link?.split('#')[1] } });
    await freshLinksTo(email);
    expect((await server.mailTo(email, /^Your link/)).links[0]).toMatch(/decide#/);
    expect([opened.body.code, await freshLinksTo(parent.email)]).toEqual(['bad_link', 1]);
    const { text_version } = (await children(parent.access))[0];
    const decided = { text_version, decisions: { companions: true } };
    const at = (path: string, body: object) => server.ask('PUT', `${path}?child=${student.id}`, { as: parent.access, body });
    expect((await at('/consent/parent/', decided)).status).toBe(200);
    await jobsDone(server);
    expect((await listOutbox(db(), parent.email)).filter(({ subject }) => /^Another parent/.test(subject))).toEqual([]);
    expect((await at('/consent/parent/age/', { age: 18 })).status).toBe(200);
  });

  it('is not told to the child, who reads of an address that they typed alone', async () => {
    const { parent, student } = await newFamily(server);
    const shown = async () => (await server.ask('GET', '/consent/', { as: student.access })).body.asked.contact;
    expect(await shown()).toBe(parent.email);
    const email = await moveTo(server, parent);
    expect([await shown(), (await server.ask('GET', '/profile/export/', { as: student.access })).text.includes(email)]).toEqual([
      'm•••@example.net',
      false,
    ]);
  });

  it('nor once that parent has left and come again, or is gone', async () => {
    const { parent, student } = await newFamily(server);
    const shown = async () => (await server.ask('GET', '/consent/', { as: student.access })).body.asked.contact;
    await moveTo(server, parent);
    await db().update(guardianships).set({ since: server.services.now() }).where(eq(guardianships.student_id, student.id));
    expect(await shown()).toBe('m•••@example.net');
    await db().delete(users).where(eq(users.id, parent.id));
    expect(await shown()).toBe('m•••@example.net');
  });

  it('leaves another parent who is named as they were', async () => {
    const { parent, student } = await newFamily(server);
    const second = await newParent(server);
    await askedAt(server, student, second.email);
    await moveTo(server, parent);
    const [named] = await db().select().from(guardians).where(eq(guardians.user_id, student.id));
    expect(named?.contact).toBe(second.email);
    expect(await db().$count(guardian_links, eq(guardian_links.guardian_id, named?.id ?? 0))).toBe(1);
  });
});

it('lets a parent take a child out: 204, the child is told, the page is closed, answers stay', async () => {
  const { parent, student } = await newFamily(server);
  const { text_version } = (await children(parent.access))[0];
  const body = { text_version, decisions: { companions: true } };
  expect((await server.ask('PUT', `/consent/parent/?child=${student.id}`, { as: parent.access, body })).status).toBe(200);
  expect((await server.ask('DELETE', `/family/children/${student.id}/`, { as: parent.access })).status).toBe(204);
  await server.mailTo(student.email, /took you out/);
  expect(await children(parent.access)).toEqual([]);
  expect((await server.ask('GET', `/family/children/${student.id}/`, { as: parent.access })).status).toBe(404);
  const mine = await server.ask('GET', '/consent/', { as: student.access });
  expect(mine.body.purposes.find(({ purpose }: { purpose: string }) => purpose === 'companions').state).toBe('granted');
});

it("shows the demo's parent their child from the first start on", async () => {
  const parent = await demoPerson(server, 'parent');
  expect((await children(parent.access)).map(({ first_name }: { first_name: string }) => first_name)).toEqual(['Noor']);
});
