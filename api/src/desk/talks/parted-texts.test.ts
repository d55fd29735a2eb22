import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, demoPerson, newMentor, newStudent } from '../../../test/people.ts';
import { addTalk } from '../../../test/talks.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { guardians, consents } from '../../consent/consent.tables.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { mentor_feedbacks } from '../../mentoring/mentoring.tables.ts';
import { mentor_pauses } from '../../mentoring/safety/mentor-safety.tables.ts';
import { texts } from '../texts.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await demoPerson(server, 'staff');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const post = (path: string, body: object = {}) => server.ask('POST', `/desk/${path}`, { as: staff.access, body });
const waiting = async (id: number) =>
  (await server.ask('GET', `/desk/texts/?kind=feedback&id=${id}`, { as: staff.access })).body.results[0] as
    | { seen: string; reason: string; stands: string | null }
    | undefined;
const pass = async (id: number, more: object = {}) =>
  post(`texts/feedback/${id}/`, { decision: 'pass', seen: (await waiting(id))?.seen ?? '', ...more });
async function saysNo({ id }: SignedIn, granted = false) {
  const row = { user_id: id, purpose: 'mentor_sessions', granted, text_version: '1', decided_at: new Date() } as const;
  await db()
    .insert(consents)
    .values(row)
    .onConflictDoUpdate({ target: [consents.user_id, consents.purpose], set: row });
}

/** Words of a mentor to a minor after their talk, which wait as their parent says no now. */
async function held(message = 'You asked well.') {
  const [mentor, student] = [await newMentor(server), await newStudent(server, { age: 15 })];
  const asked = { channel: 'email', contact: `held${student.id}@example.net`, asked_at: new Date(), answered_at: new Date() } as const;
  await db()
    .insert(guardians)
    .values({ user_id: student.id, ...asked });
  await saysNo(student);
  const session = await addTalk(server, { student, mentor, state: 'done', days: -8 });
  await server.ask('POST', `/mentor_sessions/${session}/feedback/`, { as: mentor.access, body: { message, score: 4 } });
  const [row] = await db().select().from(mentor_feedbacks).where(eq(mentor_feedbacks.session_id, session));
  return { mentor, student, id: row?.id ?? 0 };
}
const reasonOf = async (id: number) => (await db().select().from(mentor_feedbacks).where(eq(mentor_feedbacks.id, id)))[0]?.held_reason;

it('is passed on against a parent’s no by who says that they know of it alone; that is written down, and not in the writer’s copy', async () => {
  const { id, mentor } = await held();
  expect(await waiting(id)).toMatchObject({ reason: 'consent', stands: 'consent' });
  for (const although of [{}, { although: 'report' }, { although: 'away' }]) {
    const { status, body } = await pass(id, although);
    expect([status, body.code, body.detail]).toEqual([409, 'wrong_state', expect.stringMatching(/^There is no parent’s yes/)]);
  }
  await expect(texts(server.services, ['pass', 'feedback', String(id)], {}, staff.id)).rejects.toThrow(/at the desk/);
  expect(await reasonOf(id)).toBe('consent');
  expect((await pass(id, { although: 'consent' })).status).toBe(200);
  expect([await reasonOf(id), await waiting(id)]).toEqual([null, undefined]);
  const lines = (await db().select().from(audit_log).where(eq(audit_log.actor_id, staff.id))).filter(({ detail }) => detail['id'] === id);
  expect(lines.map(({ action, user_id, after }) => [action, user_id, after])).toEqual([
    ['text.passed', mentor.id, { held: false }],
    ['text.passed_although', null, { stands: 'consent' }],
  ]);
  expect((await server.ask('GET', '/profile/export/', { as: mentor.access })).text).not.toMatch(/passed_although/);
});

it('is asked anew what stands between the two: nothing once the parent says yes, a pause that came since, also beside a number', async () => {
  const [first, second] = [await held(), await held('Call me at 555 010 0123')];
  for (const { student } of [first, second]) await saysNo(student, true);
  expect(await waiting(first.id)).toMatchObject({ reason: 'consent', stands: null });
  expect((await pass(first.id)).status).toBe(200);
  await db().insert(mentor_pauses).values({ mentor_id: second.mentor.id, reason: 'report', since: new Date() });
  expect(await waiting(second.id)).toMatchObject({ stands: 'away' });
  expect((await pass(second.id)).status).toBe(409);
});

it('that was hidden comes back to the texts to read while something stands between the two, and is not read by showing it again', async () => {
  const { id, student } = await held();
  expect((await post(`feedback/${id}/hide/`)).body.state).toBe('hidden');
  expect((await post(`feedback/${id}/show/`)).body.state).toBe('held');
  expect(await waiting(id)).toMatchObject({ stands: 'consent' });
  await post(`feedback/${id}/hide/`);
  await saysNo(student, true);
  expect((await post(`feedback/${id}/show/`)).body.state).not.toBe('held');
  expect(await waiting(id)).toBeUndefined();
});

it('its writer reads the same of a no whatever stood in the way, and nothing of a parent, a report or a pause', async () => {
  const [byParent, byWords] = [await held(), await held('Call me at 555 010 0123')];
  await saysNo(byWords.student, true);
  const letters = [];
  for (const { id, mentor } of [byParent, byWords]) {
    const { seen = '' } = (await waiting(id)) ?? {};
    expect((await post(`texts/feedback/${id}/`, { decision: 'refuse', seen })).status).toBe(200);
    const letter = await server.mailTo(mentor.email, /was not passed on/);
    letters.push([letter.subject, letter.text]);
    expect(letter.text).not.toMatch(/report|parent|pause|check/i);
  }
  expect(letters[0]).toEqual(letters[1]);
});
