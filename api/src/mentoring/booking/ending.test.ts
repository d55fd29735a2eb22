import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, STAFF, askedTalk, bookedTalk, goIntoMonth, halfHourAfter, newPair, talkNow } from '../../../test/booked-talks.ts';
import { type SignedIn, newGraduate, putOnPlan } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { audit_log } from '../../identity/audit.tables.ts';
import { doNow } from '../../platform/job.ts';
import { findPause } from '../safety/pauses.sql.ts';
import { assignMentor } from './assign-mentor.ts';
import { endSessionsOf } from './erase-sessions.ts';
import { tendSessionsJob } from './tend-sessions.ts';

const MINUTE = 60_000;
let server: TestServer;
let pair: { mentor: SignedIn; student: SignedIn };
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  goIntoMonth(server);
  pair = await newPair(server);
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const now = () => server.services.now().getTime();
const goTo = (at: Date, minutes = 0) => server.advance(at.getTime() + minutes * MINUTE - now());
const act = (who: SignedIn, { id, version }: { id: number; version: number }, what: string, body: object = {}) =>
  server.ask('POST', `/mentor_sessions/${id}/${what}/`, { as: who.access, body: { version, ...body } });
const left = async (who: SignedIn) => (await server.ask('GET', '/profile/', { as: who.access })).body.entitlements.sessions.left as number;
const states = async (who: SignedIn) =>
  ((await server.ask('GET', '/mentor_sessions/', { as: who.access })).body as { state: string; is_active: boolean }[]).map(
    ({ state, is_active }) => `${state}${is_active ? ', active' : ''}`,
  );

describe('calling off', () => {
  it('a day ahead gives the student the month back, and the session leaves both lists', async () => {
    const talk = await bookedTalk(server, pair, 2 * DAY);
    expect(await left(pair.student)).toBe(1);
    expect(await act(pair.student, talk, 'cancel', { reason: 'A test at school' })).toMatchObject({
      status: 200,
      body: { counted: false },
    });
    expect([await left(pair.student), await states(pair.student), await states(pair.mentor)]).toEqual([2, [], []]);
    expect(await talkNow(server, talk.id)).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'student',
      cancelled_late: false,
      reason: 'A test at school',
    });
    expect(await act(pair.student, { ...talk, version: talk.version + 1 }, 'cancel')).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
  });

  it.each([
    ['student', true],
    ['mentor', false],
  ] as const)('within the last day by the %s: counted %s', async (who, counted) => {
    const talk = await bookedTalk(server, pair, 2 * DAY);
    goTo(talk.starts_at, -23 * 60);
    const before = await left(pair.student);
    expect(await act(pair[who], talk, 'cancel')).toMatchObject({ status: 200, body: { counted } });
    expect(await left(pair.student)).toBe(counted ? before : 2);
  });

  it('frees the slot for somebody else, and the career for another booking', async () => {
    const student = await newGraduate(server, { age: 20 });
    await putOnPlan(server, student, 4);
    const [{ id }] = (await server.ask('GET', '/result/', { as: student.access })).body;
    await server.ask('PATCH', `/result/${id}/`, { as: student.access, body: { booked: true } });
    const [asked] = (await server.ask('GET', '/mentor_sessions/', { as: student.access })).body;
    const starts_at = halfHourAfter(new Date(now() + 3 * DAY));
    const assign = { session: asked.id, mentor_id: pair.mentor.id, at: starts_at, by: STAFF };
    const talk = await db().transaction((tx) => assignMentor(tx, server.services, assign));
    expect((await act(student, talk, 'cancel')).status).toBe(200);
    expect((await server.ask('GET', `/result/${id}/`, { as: student.access })).body.booked).toBe(false);
    const other = await askedTalk(server, pair);
    expect((await act(pair.student, other, 'book', { starts_at: starts_at.toISOString() })).status).toBe(200);
  });

  it('is over with the beginning: 409, and it stays booked', async () => {
    const talk = await bookedTalk(server, pair, 2 * DAY);
    goTo(talk.starts_at, 1);
    expect((await act(pair.student, talk, 'cancel')).status).toBe(409);
    expect(await talkNow(server, talk.id)).toMatchObject({ state: 'booked', version: talk.version });
  });
});

describe('how it went', () => {
  it('late: once, from an hour before; done: from ten minutes in; history for both then', async () => {
    const talk = await bookedTalk(server, pair, 2 * DAY);
    expect((await act(pair.mentor, talk, 'late')).status).toBe(409);
    goTo(talk.starts_at, -5);
    expect((await act(pair.mentor, talk, 'done')).status).toBe(409);
    expect(await act(pair.mentor, talk, 'late')).toMatchObject({ status: 200, body: { state: 'booked', version: talk.version + 1 } });
    const later = { ...talk, version: talk.version + 1 };
    expect((await act(pair.mentor, later, 'late')).body.code).toBe('wrong_state');
    goTo(talk.starts_at, 28);
    expect(await act(pair.mentor, later, 'done')).toMatchObject({ status: 200, body: { state: 'done', is_active: false } });
    expect([await states(pair.student), await states(pair.mentor)]).toEqual([['done'], ['done']]);
  });

  it('is history with its end, whoever says nothing, and done a day later by the clock', async () => {
    const talk = await bookedTalk(server, pair, 2 * DAY);
    goTo(talk.starts_at, 29);
    expect(await states(pair.student)).toEqual(['booked, active']);
    goTo(talk.starts_at, 31);
    expect([await states(pair.student), await states(pair.mentor)]).toEqual([['booked'], ['booked']]);
    goTo(talk.starts_at, 29 + 24 * 60);
    await doNow(server.services, tendSessionsJob, {});
    expect(await states(pair.student)).toEqual(['booked']);
    goTo(talk.starts_at, 31 + 24 * 60);
    await doNow(server.services, tendSessionsJob, {});
    expect(await states(pair.student)).toEqual(['done']);
  });

  it('nobody came: nine minutes in 409 with a sentence, and it stays booked; ten minutes in it is noted', async () => {
    const talk = await bookedTalk(server, pair, 2 * DAY);
    goTo(talk.starts_at, 9);
    expect(await act(pair.student, talk, 'no_show')).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/ten minutes/) } });
    expect(await talkNow(server, talk.id)).toMatchObject({ state: 'booked' });
    goTo(talk.starts_at, 11);
    expect(await act(pair.student, talk, 'no_show')).toMatchObject({ status: 200, body: { state: 'no_show_mentor', is_active: false } });
    expect((await act(pair.mentor, { ...talk, version: talk.version + 1 }, 'no_show')).status).toBe(409);
  });

  it('a student who did not come twice within 30 days is noted for the desk; the month stays used', async () => {
    const noted = () =>
      db().$count(audit_log, and(eq(audit_log.user_id, pair.student.id), eq(audit_log.action, 'mentoring.no_show_repeated')));
    for (const times of [0, 1]) {
      const talk = await bookedTalk(server, pair, 2 * DAY);
      goTo(talk.starts_at, 11);
      const before = await left(pair.student);
      expect(await act(pair.mentor, talk, 'no_show')).toMatchObject({ status: 200, body: { state: 'no_show_student' } });
      expect([await noted(), await left(pair.student)]).toEqual([times, before]);
    }
  });

  it.each([
    ['mentor', true],
    ['student', false],
  ] as const)('where the %s did not come, the career can be booked anew: %s', async (missing, free) => {
    const student = await newGraduate(server, { age: 20 });
    await putOnPlan(server, student, 4);
    const [{ id }] = (await server.ask('GET', '/result/', { as: student.access })).body;
    await server.ask('PATCH', `/result/${id}/`, { as: student.access, body: { booked: true } });
    const [asked] = (await server.ask('GET', '/mentor_sessions/', { as: student.access })).body;
    const at = halfHourAfter(new Date(now() + 3 * DAY));
    const assign = { session: asked.id, mentor_id: pair.mentor.id, at, by: STAFF };
    const talk = await db().transaction((tx) => assignMentor(tx, server.services, assign));
    goTo(at, 11);
    expect((await act(missing === 'mentor' ? student : pair.mentor, talk, 'no_show')).status).toBe(200);
    expect((await server.ask('GET', `/result/${id}/`, { as: student.access })).body.booked).toBe(!free);
    const again = await server.ask('PATCH', `/result/${id}/`, { as: student.access, body: { booked: true } });
    expect(again.status).toBe(200);
    expect((await states(student)).length).toBe(free ? 2 : 1);
  });

  it("a mentor's third stops them, and what they have coming is a request again; none of the three used up a month", async () => {
    const students = [pair, ...(await Promise.all([1, 2].map(() => newPair(server))))].map(({ student }) => student);
    const { mentor } = pair;
    const coming = await bookedTalk(server, await withMentor(mentor), 50 * DAY);
    for (const [index, student] of students.entries()) {
      const talk = await bookedTalk(server, { student, mentor }, (index + 2) * DAY);
      goTo(talk.starts_at, 11);
      expect(await findPause(db(), mentor.id)).toBeUndefined();
      expect((await act(student, talk, 'no_show')).status).toBe(200);
      expect(await left(student)).toBe(2);
    }
    expect(await findPause(db(), mentor.id)).toMatchObject({ reason: 'no_shows' });
    expect(await talkNow(server, coming.id)).toMatchObject({ state: 'requested', mentor_id: null, wished_at: coming.starts_at });
  });
});

const withMentor = async (mentor: SignedIn) => ({ mentor, student: (await newPair(server)).student });

describe('by the clock', () => {
  it('a time that the mentor did not accept within 48 hours goes back to the request, and cannot be accepted any more', async () => {
    await server.ask('PUT', '/mentor/hours/', { as: pair.mentor.access, body: { hours: [] } });
    const { body } = await server.ask('POST', '/mentor_sessions/', { as: pair.student.access, body: { topic: 'Boats' } });
    const at = halfHourAfter(new Date(now() + 6 * DAY));
    const held = await db().transaction((tx) =>
      assignMentor(tx, server.services, { session: body.id, mentor_id: pair.mentor.id, at, by: STAFF }),
    );
    server.advance(47 * HOUR);
    await doNow(server.services, tendSessionsJob, {});
    expect(await talkNow(server, held.id)).toMatchObject({ state: 'held' });
    server.advance(HOUR + MINUTE);
    expect((await act(pair.mentor, held, 'accept')).body.code).toBe('wrong_state');
    await doNow(server.services, tendSessionsJob, {});
    expect(await talkNow(server, held.id)).toMatchObject({
      state: 'requested',
      mentor_id: null,
      starts_at: null,
      wished_at: at,
      held_until: null,
    });
    expect(await states(pair.student)).toEqual(['requested, active']);
  });

  it('before somebody is erased what they have coming ends: of a mentor as a request, of a student as called off', async () => {
    const talk = await bookedTalk(server, pair, 2 * DAY);
    await db().transaction((tx) => endSessionsOf(tx, server.services, pair.mentor));
    expect(await talkNow(server, talk.id)).toMatchObject({ state: 'requested', mentor_id: null });
    const other = await newPair(server);
    const theirs = await bookedTalk(server, other, 2 * DAY);
    await db().transaction((tx) => endSessionsOf(tx, server.services, other.student));
    expect(await talkNow(server, theirs.id)).toMatchObject({ state: 'cancelled', cancelled_late: false });
  });

  it.each(['mentor', 'student'] as const)('what is over stays as it was when its %s is erased', async (who) => {
    const talk = await bookedTalk(server, pair, 2 * DAY);
    goTo(talk.starts_at, 31);
    await db().transaction((tx) => endSessionsOf(tx, server.services, pair[who]));
    expect(await talkNow(server, talk.id)).toMatchObject({ state: 'booked', mentor_id: pair.mentor.id, version: talk.version });
  });
});
