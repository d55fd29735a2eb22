import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedAt, join, newFamily, newParent } from '../../test/families.ts';
import { type SignedIn, demoPerson, newMentor, newStudent, putOnPlan } from '../../test/people.ts';
import { addBooked } from '../../test/sessions.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { guardianships } from '../consent/guardianships.tables.ts';
import { audit_log } from '../identity/audit.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { mentor_sessions } from '../mentoring/mentoring.tables.ts';
import { orders } from '../payments/payments.tables.ts';
import { listOutbox } from '../platform/outbox.sql.ts';
import { USUAL_TIME_ZONE } from '../platform/wall-clock.ts';
import { endFamilies } from './end-families.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let mentor: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  mentor = await demoPerson(server, 'mentor');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const get = (who: SignedIn, path: string) => server.ask('GET', path, { as: who.access });
const childOf = async (parent: SignedIn, { id }: SignedIn) => (await get(parent, `/family/children/${id}/`)).body;
const decide = async (parent: SignedIn, { id }: SignedIn, decisions: object) => {
  const { text_version } = (await get(parent, `/consent/parent/?child=${id}`)).body;
  return server.ask('PUT', `/consent/parent/?child=${id}`, { as: parent.access, body: { text_version, decisions } });
};
const actions = async ({ id }: SignedIn) =>
  (await db().select().from(audit_log).where(eq(audit_log.user_id, id))).map(({ action, actor, actor_id }) => [action, actor, actor_id]);
/** Becomes 18, by the day that is kept. */
const grow = ({ id }: SignedIn) => db().update(users).set({ adult_on: '2000-01-01' }).where(eq(users.id, id));

describe('answering for a child by the account', () => {
  it('opens the same page as the link, keeps the answers, mails a receipt, tells the child and the other parents', async () => {
    const { parent, student } = await newFamily(server, 'Noor');
    const second = await newParent(server);
    await join(server, second, await askedAt(server, student, second.email));
    const view = await get(parent, `/consent/parent/?child=${student.id}`);
    expect(view).toMatchObject({ status: 200, body: { student: { first_name: 'Noor' } } });
    const decided = await decide(parent, student, { mentor_sessions: true, companions: false });
    expect(decided.body.changes).toHaveLength(2);
    expect((await server.mailTo(parent.email, /^Your answers at/)).text).toContain('AI companions: no.');
    expect((await server.mailTo(second.email, /^Another parent has answered for Noor/)).text).toContain('AI companions: no.');
    await server.mailTo(student.email, /^Your parent has answered/);
    expect((await childOf(second, student)).purposes.map(({ state }: { state: string }) => state)).toEqual([
      'granted',
      'refused',
      'waiting',
    ]);
    expect(await actions(student)).toContainEqual(['consent.decided', 'guardian', parent.id]);
    const told = (await listOutbox(db(), parent.email)).map(({ subject }) => subject);
    expect(told.filter((subject) => /^Another parent has answered/.test(subject))).toEqual([]);
  });

  it('corrects the age, which may end it at once', async () => {
    const { parent, student } = await newFamily(server);
    const correct = (age: number) => server.ask('PUT', `/consent/parent/age/?child=${student.id}`, { as: parent.access, body: { age } });
    expect((await correct(16)).body.student.age).toBe(16);
    expect((await correct(12)).status).toBe(400);
    expect((await correct(18)).status).toBe(200);
    expect((await get(parent, `/consent/parent/?child=${student.id}`)).body.code).toBe('of_age');
  });

  it('tells the child and the other parent of a corrected age; of two none ends it alone: 400 at age, and it stays', async () => {
    const { parent, student } = await newFamily(server, 'Yan');
    const second = await newParent(server);
    await join(server, second, await askedAt(server, student, second.email));
    const correct = (age: number) => server.ask('PUT', `/consent/parent/age/?child=${student.id}`, { as: parent.access, body: { age } });
    expect((await correct(16)).body.student.age).toBe(16);
    expect((await server.mailTo(second.email, /^Another parent has corrected the age of Yan/)).text).toContain('Yan is 16');
    expect((await server.mailTo(student.email, /^Your parent has corrected your age/)).text).toContain('you are 16');
    expect((await correct(18)).body).toEqual({ age: [expect.stringMatching(/^Another parent answers for this child as well/)] });
    expect((await get(parent, `/consent/parent/?child=${student.id}`)).body.student.age).toBe(16);
  });

  it('asks for the deletion and takes it back; what the child asked for stays theirs', async () => {
    const { parent, student } = await newFamily(server);
    const path = `/consent/parent/deletion/?child=${student.id}`;
    const asked = await server.ask('POST', path, { as: parent.access, body: {} });
    expect(asked.body.erased_on).not.toBeNull();
    expect(await childOf(parent, student)).toMatchObject({ deletion_asked_by: 'guardian', erased_on: asked.body.erased_on });
    expect((await get(student, '/profile/')).status).toBe(401);
    expect((await server.ask('DELETE', path, { as: parent.access })).body.erased_on).toBeNull();
    expect(await actions(student)).toEqual(
      expect.arrayContaining([
        ['deletion.asked', 'guardian', parent.id],
        ['deletion.taken_back', 'guardian', parent.id],
      ]),
    );
  });
});

describe('what is held, for a parent', () => {
  it('is worded: no name of a column, no key and no section without words, and that they looked is in the log', async () => {
    const { parent } = await newFamily(server);
    const demo = await demoPerson(server, 'parent');
    const student = await demoPerson(server, 'student');
    expect(parent.id).not.toBe(demo.id);
    const held = await get(demo, `/family/children/${student.id}/held/`);
    expect(held.status).toBe(200);
    const words = held.body.groups.flatMap(({ parts }: { parts: { lines: { label: string; text: string }[] }[] }) =>
      parts.flatMap(({ lines }) => lines.map(({ label, text }) => `${label}: ${text}`)),
    );
    expect(words).toEqual(expect.arrayContaining(['Name: Noor Haddad', 'Talks with a mentor: Yes, on ' + dayOf(server)]));
    expect(words.filter((line: string) => /[a-z]_[a-z]|undefined|null|\[object|\d{4}-\d\d-\d\dT/.test(line))).toEqual([]);
    expect(held.body.groups.map(({ title }: { title: string }) => title)).not.toContain('Also held');
    expect(await actions(student)).toContainEqual(['data.exported', 'guardian', demo.id]);
    const link = await get(demo, `/consent/parent/held/?child=${student.id}`);
    expect(link.body.groups[0]).toEqual(held.body.groups[0]);
  });

  it('never shows what the child wrote to the team, signed in or not', async () => {
    const { parent, student } = await newFamily(server);
    const write = (message: string, as?: string) =>
      server.ask('POST', '/contact/', { body: { kind: 'contact', email: student.email, message }, ...(as ? { as } : {}) });
    expect([(await write('I cannot go home', student.access)).status, (await write('Nor today')).status]).toEqual([201, 201]);
    for (const path of [`/family/children/${student.id}/held/`, `/family/children/${student.id}/export/`]) {
      expect((await get(parent, path)).text).not.toMatch(/cannot go home|Nor today/);
    }
    expect((await get(student, '/profile/export/')).text).toMatch(/cannot go home[^]*Nor today/);
  });

  it('is a file with every field as well, without chats that the parent did not agree to read', async () => {
    const { parent, student } = await newFamily(server);
    const file = await get(parent, `/family/children/${student.id}/export/`);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="careerscoop-my-data-/);
    expect(file.body.sections[0].rows[0]).toMatchObject({ email: student.email, adult_on: expect.any(String) });
  });
});

describe('plan and receipts', () => {
  it('shows amounts to the parent and none to the child', async () => {
    const { parent, student } = await newFamily(server);
    const bought = { plan_id: 3, title: 'Sundae', months: 12, price_cents: 8900, credit_cents: 0, amount_cents: 8900 };
    const at = server.services.now();
    await db()
      .insert(orders)
      .values({ ...bought, user_id: student.id, number: 'CS-2026-700001', state: 'paid', payer: 'adult', created_at: at, paid_at: at });
    await putOnPlan(server, student, 3, new Date(at.getTime() + 300 * DAY));
    expect(await childOf(parent, student)).toMatchObject({
      plan: { title: 'Sundae', source: 'staff', sessions: true },
      receipts: [{ number: 'CS-2026-700001', amount: 8900, refunded: 0 }],
    });
    expect((await get(student, '/plan/')).body.receipts[0]).toMatchObject({ amount: null, refunded: null });
  });

  it('leads to a page to pay at, made by the parent and not by the child', async () => {
    const { parent, student } = await newFamily(server, 'Mia');
    const pay = (pricing_plan: unknown) =>
      server.ask('POST', `/family/children/${student.id}/pay_link/`, { as: parent.access, body: { pricing_plan } });
    const { status, body } = await pay(3);
    expect(status).toBe(200);
    const token = String(body.payment_link).split('#')[1];
    expect((await server.ask('POST', '/pay/open/', { body: { token } })).body).toMatchObject({
      first_name: 'Mia',
      amount: 8900,
      state: 'open',
      handed_over: false,
    });
    expect(await actions(student)).toContainEqual(['pay_link.made', 'guardian', parent.id]);
    expect((await pay('Sundae')).status).toBe(400);
    expect((await pay(999)).status).toBe(410);
    await putOnPlan(server, student, 3);
    expect(await pay(3)).toMatchObject({ status: 409, body: { detail: 'Mia has a plan like this already. Nothing needs to be paid.' } });
  });
});

describe('talks of a child', () => {
  async function talk(change: object = {}) {
    const { parent, student } = await newFamily(server, 'Gio');
    await putOnPlan(server, student, 4);
    await decide(parent, student, { mentor_sessions: true });
    await db().delete(mentor_sessions);
    const session = await addBooked(server, { student, mentor, hours: 5, ...change });
    const cancel = (body: object = { version: session.version }, who: SignedIn = parent) =>
      server.ask('POST', `/family/children/${student.id}/sessions/${session.id}/cancel/`, { as: who.access, body });
    return { parent, student, session, cancel };
  }

  it('shows when and with whom, and leads to the parent’s own door and report', async () => {
    const { parent, student, session } = await talk({ hours: 0.1 });
    const [shown] = (await childOf(parent, student)).sessions;
    expect(shown).toMatchObject({
      id: session.id,
      mentor_name: 'Alex',
      topic: 'Boats',
      is_active: true,
      may_cancel: true,
      state: 'booked',
    });
    const token = shown.door.split('#')[1];
    const door = await server.ask('POST', '/session_door/', { body: { token } });
    expect(door).toMatchObject({ status: 200, body: { first_name: 'Gio', mentor_name: 'Alex' } });
    expect((await server.ask('POST', '/session_door/report/', { body: { token, kind: 'contact', text: '' } })).status).toBe(201);
    expect((await childOf(parent, student)).sessions).toEqual([]);
  });

  it('shows of the mentor no name and no title that lead past us', async () => {
    const odd = await newMentor(server, { first_name: 'Vic evil.com' });
    await db().update(users).set({ title: 'Ranger, www.evil.com' }).where(eq(users.id, odd.id));
    const { parent, student } = await talk({ mentor: odd });
    const [shown] = (await childOf(parent, student)).sessions;
    expect([shown.mentor_name, shown.mentor_title]).toEqual(['Your mentor', null]);
  });

  it('is called off by the parent without counting, all three are told so, and the yes stays', async () => {
    const { parent, student, cancel } = await talk();
    const { status, body } = await cancel();
    expect([status, body.sessions]).toEqual([200, []]);
    expect(body.purposes[0].state).toBe('granted');
    const [row] = await db().select().from(mentor_sessions).where(eq(mentor_sessions.student_id, student.id));
    expect(row).toMatchObject({ state: 'cancelled', cancelled_by: 'guardian', cancelled_late: false });
    const letter = await server.mailTo(student.email, /is cancelled/);
    expect(letter.text).toContain('Your parent called this off:');
    expect(letter.text).toContain('Talks with a mentor stay open');
    expect((await server.mailTo(parent.email, /is cancelled/)).text).toContain('You called this off:');
    expect((await server.mailTo(mentor.email, /is cancelled/)).text).not.toContain('parent');
    expect(await actions(student)).toContainEqual(['mentoring.cancelled', 'guardian', parent.id]);
  });

  it.each([
    ['seen in an older version: 409', {}, { version: 99 }, 409],
    ['that has begun: 409', { hours: -0.1 }, undefined, 409],
    ['without a version: 400', {}, {}, 400],
  ])('%s, and it stays as it was', async (_, change, body, status) => {
    const { session, cancel } = await talk(change);
    expect((await cancel(body ?? { version: session.version })).status).toBe(status);
    const [row] = await db().select().from(mentor_sessions);
    expect(row?.state).toBe('booked');
  });

  it('of another child: 404, and it stays as it was', async () => {
    const { session } = await talk();
    const other = await newFamily(server);
    const path = `/family/children/${other.student.id}/sessions/${session.id}/cancel/`;
    expect((await server.ask('POST', path, { as: other.parent.access, body: { version: session.version } })).status).toBe(404);
    expect((await db().select().from(mentor_sessions))[0]?.state).toBe('booked');
  });
});

/** Every road to a child, with a body that would do. */
const ROADS = (id: number): [string, string, object?][] => [
  ['GET', `/family/children/${id}/`],
  ['GET', `/family/children/${id}/held/`],
  ['GET', `/family/children/${id}/export/`],
  ['POST', `/family/children/${id}/pay_link/`, { pricing_plan: 3 }],
  ['POST', `/family/children/${id}/sessions/1/cancel/`, { version: 0 }],
  ['DELETE', `/family/children/${id}/`],
  ['GET', `/consent/parent/?child=${id}`],
  ['GET', `/consent/parent/held/?child=${id}`],
  ['GET', `/consent/parent/export/?child=${id}`],
  ['PUT', `/consent/parent/?child=${id}`, { text_version: '2026-11-2', decisions: { companions: true } }],
  ['PUT', `/consent/parent/age/?child=${id}`, { age: 17 }],
  ['POST', `/consent/parent/deletion/?child=${id}`, {}],
  ['DELETE', `/consent/parent/deletion/?child=${id}`],
];
const along = async (who: SignedIn, id: number) => {
  const statuses = [];
  for (const [method, path, body] of ROADS(id)) {
    const { status, body: answer } = await server.ask(method, path, { as: who.access, ...(body ? { body } : {}) });
    statuses.push(`${status} ${answer?.code ?? ''}`);
  }
  return [...new Set(statuses)];
};

it('is closed to strangers on every road, signed in or not: 404 or 401, and nothing of the child changes', async () => {
  const { student, parent } = await newFamily(server);
  const before = await childOf(parent, student);
  expect(await along(await newParent(server), student.id)).toEqual(['404 not_found']);
  expect(await along(student, student.id)).toEqual(['404 not_found']);
  expect(await along(await demoPerson(server, 'staff'), student.id)).toEqual(['404 not_found']);
  expect(await along({ ...parent, access: 'x' }, student.id)).toEqual(['401 session_expired']);
  expect((await get(parent, '/consent/parent/?child=abc')).status).toBe(404);
  expect((await get(parent, '/consent/parent/?child=99999999999')).status).toBe(404);
  expect(await childOf(parent, student)).toEqual(before);
});

it('ends with the eighteenth birthday at the next request, before and after the night’s job wrote it down', async () => {
  const { parent, student } = await newFamily(server);
  const sibling = await newStudent(server, { age: 13 });
  await join(server, parent, await askedAt(server, sibling, parent.email));
  await grow(student);
  const ids = async () => (await get(parent, '/family/children/')).body.map(({ id }: { id: number }) => id);
  expect([await ids(), await along(parent, student.id)]).toEqual([[sibling.id], ['403 of_age']]);
  await endFamilies(server.services);
  expect([await ids(), await along(parent, student.id)]).toEqual([[sibling.id], ['403 of_age']]);
  const rows = await db().select().from(guardianships).where(eq(guardianships.parent_id, parent.id));
  expect(rows.map(({ ended_at }) => ended_at !== null).sort()).toEqual([false, true]);
  expect(await actions(student)).toContainEqual(['family.ended', 'system', null]);
});

function dayOf({ services }: TestServer): string {
  return services.now().toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: USUAL_TIME_ZONE });
}
