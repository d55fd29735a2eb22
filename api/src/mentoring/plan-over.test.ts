import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF, giveHours, setZone, talkNow } from '../../test/booked-talks.ts';
import { type SignedIn, demoPerson, newGraduate, newMentor, newStudent, putOnPlan } from '../../test/people.ts';
import { addTalk } from '../../test/talks.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { endTermsJob } from '../plans/end-terms.ts';
import { endTerm, setTerm } from '../plans/terms.ts';
import { dayInWords } from '../platform/day-in-words.ts';
import { doNow } from '../platform/job.ts';
import { listOutbox } from '../platform/outbox.sql.ts';
import { sendBackToRequested } from './booking/change-session.ts';
import { COMING } from './booking/session-states.ts';
import { mentor_sessions } from './mentoring.tables.ts';

const DAY = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const inDays = (days: number) => new Date(server.services.now().getTime() + days * DAY);
const at = (days: number) => ({ starts_at: inDays(days), ends_at: inDays(days + 1 / 48) });
const ask = (who: SignedIn, body: object) => server.ask('POST', '/mentor_sessions/', { as: who.access, body });
const coming = (who: SignedIn) =>
  db().$count(mentor_sessions, and(eq(mentor_sessions.student_id, who.id), inArray(mentor_sessions.state, [...COMING])));
let orders = 100;
async function buy(who: SignedIn, plan_id: number, ends_at: Date) {
  const order_id = (orders += 1);
  const starts_at = server.services.now();
  await db().transaction((tx) =>
    setTerm(tx, server.services, { user_id: who.id, plan_id, source: 'payment', order_id, starts_at, ends_at }),
  );
  return order_id;
}
const end = (order_id: number, reason: 'refunded' | 'disputed') =>
  db().transaction((tx) => endTerm(tx, server.services, { order_id, reason }));

it.each(['refunded', 'disputed'] as const)('a plan that is %s calls off what is coming, and tells student and mentor', async (reason) => {
  const mentor = await demoPerson(server, 'mentor');
  const student = await newGraduate(server, { age: 20, first_name: 'Gio' });
  const order = await buy(student, 4, inDays(300));
  const [{ id }] = (await server.ask('GET', '/result/', { as: student.access })).body;
  expect((await server.ask('PATCH', `/result/${id}/`, { as: student.access, body: { booked: true } })).status).toBe(200);
  const held = { student_id: student.id, mentor_id: mentor.id, created_at: new Date() };
  await db()
    .insert(mentor_sessions)
    .values([
      { ...held, topic: 'Boats', state: 'booked', ...at(5) },
      { ...held, topic: 'It was nice', state: 'done', ...at(-5) },
    ]);
  await end(order, reason);
  const { body } = await server.ask('GET', '/mentor_sessions/', { as: student.access });
  expect(body.map(({ topic }: { topic: string }) => topic)).toEqual(['It was nice']);
  expect((await server.ask('GET', `/result/${id}/`, { as: student.access })).body.booked).toBe(false);
  expect((await server.mailTo(student.email, /cancelled/)).text).toContain('The plan that opened talks with a mentor ended early.');
  expect((await server.mailTo(mentor.email, /with Gio is cancelled/)).text).not.toMatch(/plan|paid|refund/i);
});

it('a refund calls nothing off while something else opens talks', async () => {
  const student = await newStudent(server, { age: 20, affiliate_code: 'SCOOP-DEMO' });
  const order = await buy(student, 4, inDays(300));
  await ask(student, { topic: 'Boats' });
  await end(order, 'refunded');
  expect(await coming(student)).toBe(1);
});

it('an upgrade calls nothing off', async () => {
  const student = await newStudent(server, { age: 20 });
  await buy(student, 3, inDays(300));
  await ask(student, { topic: 'Boats' });
  await buy(student, 4, inDays(300));
  expect(await coming(student)).toBe(1);
});

it('a plan whose time is over leaves what was asked for before, and opens nothing more', async () => {
  const student = await newStudent(server, { age: 20 });
  await buy(student, 3, inDays(10));
  expect((await ask(student, { topic: 'Boats', datetime: inDays(9).toISOString() })).status).toBe(201);
  server.advance(10 * DAY);
  await doNow(server.services, endTermsJob, {});
  expect(await coming(student)).toBe(1);
  expect((await listOutbox(db())).filter(({ to, subject }) => to === student.email && /cancelled/.test(subject ?? ''))).toEqual([]);
  expect(await ask(student, { topic: 'More' })).toMatchObject({
    status: 403,
    body: { code: 'plan_needed', detail: expect.stringMatching(/^Your Sundae plan ended on /) },
  });
});

describe('a talk asked for before the time of the plan was over', () => {
  async function asked() {
    const [student, mentor] = [await newStudent(server, { age: 20 }), await newMentor(server)];
    await giveHours(server, mentor);
    await buy(student, 3, inDays(10));
    const { body } = await ask(student, { topic: 'Boats' });
    return { student, mentor, id: body.id as number };
  }
  const desk = async (method: 'GET' | 'POST', path: string, body?: object) =>
    server.ask(method, `/desk/sessions/${path}`, { as: (await demoPerson(server, 'staff')).access, ...(body && { body }) });
  const book = async (who: SignedIn, id: number) => {
    const { status, body: found } = await server.ask('GET', `/mentor_sessions/${id}/slots/`, { as: who.access });
    if (status !== 200) return { status, body: found };
    const body = { starts_at: found.slots.at(-1).starts_at, version: (await talkNow(server, id)).version };
    return server.ask('POST', `/mentor_sessions/${id}/book/`, { as: who.access, body });
  };

  it.each([true, false])('gets its mentor and its time afterwards; the hourly job has been there: %s', async (noted) => {
    const { student, mentor, id } = await asked();
    server.advance(10 * DAY);
    if (noted) await doNow(server.services, endTermsJob, {});
    expect((await desk('GET', `${id}/`)).body.obstacle).toBeNull();
    expect((await desk('GET', `${id}/slots/?mentor_id=${mentor.id}`)).body.slots.length).toBeGreaterThan(0);
    const { status, body } = await desk('POST', `${id}/assign/`, { mentor_id: mentor.id, version: 0 });
    expect({ status, body }).toMatchObject({ status: 200, body: { state: 'requested', mentor: { id: mentor.id } } });
    expect(await book(student, id)).toMatchObject({ status: 200, body: { state: 'booked' } });
  });

  it('gets another mentor where the first falls out, and the student moves it then', async () => {
    const { student, mentor, id } = await asked();
    await desk('POST', `${id}/assign/`, { mentor_id: mentor.id, version: 0 });
    server.advance(10 * DAY);
    await doNow(server.services, endTermsJob, {});
    const talk = await talkNow(server, id);
    await db().transaction((tx) => sendBackToRequested(tx, server.services, [talk], STAFF));
    const other = await newMentor(server);
    await giveHours(server, other);
    const { version } = await talkNow(server, id);
    expect((await desk('POST', `${id}/assign/`, { mentor_id: other.id, version })).status).toBe(200);
    expect(await book(student, id)).toMatchObject({ status: 200, body: { state: 'booked', mentor: other.id } });
    const { slots } = (await server.ask('GET', `/mentor_sessions/${id}/slots/`, { as: other.access })).body;
    const body = { starts_at: slots[0].starts_at, version: (await talkNow(server, id)).version };
    expect((await server.ask('POST', `/mentor_sessions/${id}/move/`, { as: other.access, body })).status).toBe(200);
  });

  it('stays where a free plan is taken since and left again for another one that opens no talks', async () => {
    const { student, id } = await asked();
    server.advance(10 * DAY);
    await doNow(server.services, endTermsJob, {});
    for (const pricing_plan of [1, null]) {
      expect((await server.ask('PATCH', '/profile/', { as: student.access, body: { pricing_plan } })).status).toBe(200);
    }
    await server.ask('PATCH', '/profile/', { as: student.access, body: { pricing_plan: 1 } });
    await end(await buy(student, 2, inDays(300)), 'refunded');
    expect((await talkNow(server, id)).state).toBe('requested');
  });

  it('is not one that was asked for after it: 403, and the desk reads what is missing', async () => {
    const { student, mentor } = await asked();
    server.advance(10 * DAY);
    await doNow(server.services, endTermsJob, {});
    const id = await addTalk(server, { student, mentor, state: 'requested' });
    expect(await book(student, id)).toMatchObject({ status: 403, body: { code: 'plan_needed' } });
    expect((await desk('GET', `${id}/`)).body.obstacle).toBe('No plan or code of this student opens talks with a mentor.');
  });
});

it('a time after the end of the plan is refused with 400 at its field, and no talk is asked for', async () => {
  const student = await newStudent(server, { age: 20 });
  await putOnPlan(server, student, 3, inDays(20));
  const { status, body } = await ask(student, { topic: 'Boats', datetime: inDays(20).toISOString() });
  expect({ status, body }).toEqual({
    status: 400,
    body: { datetime: [expect.stringMatching(/^Your talks with a mentor end on \w+ \d+, \d{4}\. Choose a time before that\.$/)] },
  });
  expect(await coming(student)).toBe(0);
  expect((await ask(student, { topic: 'Boats', datetime: inDays(19).toISOString() })).status).toBe(201);
});

it.each([
  ['America/Chicago', -1],
  ['Asia/Kolkata', 0],
])('a time after the last day of a code is refused with that day by the clock of %s', async (zone, days) => {
  const student = await newStudent(server, { age: 20 });
  await setZone(server, student, zone);
  const midnight = new Date(`${inDays(20).toISOString().slice(0, 10)}T00:00:00Z`);
  await putOnPlan(server, student, 3, midnight);
  const lastDay = dayInWords(new Date(midnight.getTime() + days * DAY).toISOString());
  const { body } = await ask(student, { topic: 'Boats', datetime: new Date(midnight.getTime() + 1_800_000).toISOString() });
  expect(body).toEqual({ datetime: [`Your talks with a mentor end on ${lastDay}. Choose a time before that.`] });
});
