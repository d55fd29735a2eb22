import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, newMentor, newStudent, putOnPlan } from '../../../test/people.ts';
import { DAY, HOUR, askedTalk, bookedTalk, giveHours, halfHourAfter, newPair, talkNow } from '../../../test/booked-talks.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { blocks } from '../safety/mentor-safety.tables.ts';
import { addPause } from '../safety/pauses.sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const now = () => server.services.now().getTime();
const inMs = (ms: number) => halfHourAfter(new Date(now() + ms)).toISOString();
const act = (who: SignedIn, { id }: { id: number }, what: string, body: object) =>
  server.ask('POST', `/mentor_sessions/${id}/${what}/`, { as: who.access, body });
const slots = (who: SignedIn, { id }: { id: number }, query = '') =>
  server.ask('GET', `/mentor_sessions/${id}/slots/${query}`, { as: who.access });
const listed = async (who: SignedIn, { id }: { id: number }) =>
  ((await server.ask('GET', '/mentor_sessions/', { as: who.access })).body as { id: number; may: string[]; state: string }[]).find(
    (each) => each.id === id,
  );

describe('choosing a time', () => {
  it('shows the free times of four days, and later ones after a day; a chosen one is booked for both', async () => {
    const pair = await newPair(server);
    const talk = await askedTalk(server, pair);
    expect(await listed(pair.student, talk)).toMatchObject({ state: 'requested', may: ['choose', 'cancel', 'report'] });
    const { body } = await slots(pair.student, talk);
    const days = (found: { starts_at: string }[]) =>
      new Set(found.map(({ starts_at }) => new Date(starts_at).toLocaleDateString('en-US', { timeZone: body.time_zone })));
    expect({ days: days(body.slots).size, more: body.more, zone: body.time_zone, version: body.version }).toEqual({
      days: 4,
      more: true,
      zone: 'America/New_York',
      version: talk.version,
    });
    expect(Date.parse(body.slots[0].starts_at)).toBeGreaterThanOrEqual(now() + DAY - 60_000);
    const far = new Date(now() + 58 * DAY).toISOString().slice(0, 10);
    const last = (await slots(pair.student, talk, `?after=${far}`)).body;
    expect({ more: last.more, after: last.slots[0].starts_at > far }).toEqual({ more: false, after: true });
    const { starts_at, ends_at } = body.slots[3];
    const answer = await act(pair.student, talk, 'book', { starts_at, version: talk.version });
    expect(answer).toMatchObject({
      status: 200,
      body: { state: 'booked', starts_at, ends_at, datetime: starts_at, version: talk.version + 1, is_active: true },
    });
    expect(await listed(pair.mentor, talk)).toMatchObject({ state: 'booked', starts_at, counts_if_cancelled: false, questions: [] });
    expect((await listed(pair.student, talk))?.may).toEqual(['move', 'cancel', 'report', 'calendar']);
    expect(answer.body.questions).toHaveLength(5);
  });

  it.each<[string, (at: number) => string, RegExp]>([
    ['in the past', (at) => new Date(at - HOUR).toISOString(), /This time is over/],
    ['23 hours ahead', (at) => halfHourAfter(new Date(at + 22.5 * HOUR)).toISOString(), /at least 24 hours ahead/],
    ['61 days ahead', (at) => halfHourAfter(new Date(at + 61 * DAY)).toISOString(), /at most 60 days ahead/],
    ['off the grid', (at) => new Date(halfHourAfter(new Date(at + 3 * DAY)).getTime() + 10 * 60_000).toISOString(), /cannot be booked/],
  ])('a time %s is refused with 409 and a sentence that says why, and the session stays as it was', async (_, time, sentence) => {
    const pair = await newPair(server);
    const talk = await askedTalk(server, pair);
    const answer = await act(pair.student, talk, 'book', { starts_at: time(now()), version: talk.version });
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_slot', detail: expect.stringMatching(sentence) } });
    expect(await talkNow(server, talk.id)).toEqual(talk);
  });

  it.each<[string, object, string]>([
    ['no time', { version: 1 }, 'starts_at'],
    ['a time that is none', { starts_at: 'tomorrow', version: 1 }, 'starts_at'],
    ['no version', { starts_at: '2099-01-01T00:00:00Z' }, 'version'],
    ['another mentor', { starts_at: '2099-01-01T00:00:00Z', version: 1, mentor: 3 }, 'mentor'],
  ])('%s is refused with 400 at its field, and the session stays as it was', async (_, body, field) => {
    const pair = await newPair(server);
    const talk = await askedTalk(server, pair);
    const answer = await act(pair.student, talk, 'book', body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
    expect(await talkNow(server, talk.id)).toEqual(talk);
  });

  it('a slot taken while the page was open: 409 slot_taken with the next free ones; the session stays open for another', async () => {
    const pair = await newPair(server);
    const other = await newStudent(server, { age: 20 });
    await putOnPlan(server, other, 4);
    const talk = await askedTalk(server, pair);
    const theirs = await askedTalk(server, { ...pair, student: other });
    const { starts_at } = (await slots(pair.student, talk)).body.slots[2];
    expect((await act(other, theirs, 'book', { starts_at, version: theirs.version })).status).toBe(200);
    const { status, body } = await act(pair.student, talk, 'book', { starts_at, version: talk.version });
    expect({ status, code: body.code, slots: body.slots.length }).toEqual({ status: 409, code: 'slot_taken', slots: 6 });
    expect(body.slots.every((slot: { starts_at: string }) => slot.starts_at > starts_at)).toBe(true);
    expect(await talkNow(server, talk.id)).toEqual(talk);
    expect((await slots(pair.student, talk)).body.slots.map((slot: { starts_at: string }) => slot.starts_at)).not.toContain(starts_at);
    expect((await act(pair.student, talk, 'book', { starts_at: body.slots[0].starts_at, version: talk.version })).status).toBe(200);
  });

  it('a time at which the student has another talk: 409 with a sentence; both sessions stay as they were', async () => {
    const pair = await newPair(server);
    const first = await bookedTalk(server, pair, 3 * DAY);
    const mentor = await newMentor(server);
    await giveHours(server, mentor);
    const second = await askedTalk(server, { student: pair.student, mentor });
    const answer = await act(pair.student, second, 'book', { starts_at: first.starts_at.toISOString(), version: second.version });
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_slot', detail: expect.stringMatching(/another talk/) } });
    expect([await talkNow(server, first.id), await talkNow(server, second.id)]).toMatchObject([{ state: 'booked' }, second]);
  });

  it.each<[string, (pair: { mentor: SignedIn; student: SignedIn }) => Promise<unknown>, object]>([
    [
      'a paused mentor',
      ({ mentor }) => addPause(db(), { mentor_id: mentor.id, reason: 'staff', since: new Date() }),
      { code: 'mentor_away' },
    ],
    [
      'a blocked mentor',
      ({ mentor, student }) =>
        db().insert(blocks).values({ student_id: student.id, mentor_id: mentor.id, by: 'student', created_at: new Date() }),
      { code: 'mentor_away' },
    ],
  ])('%s: slots and booking are refused with 409, and the session stays as it was', async (_, happen, body) => {
    const pair = await newPair(server);
    const talk = await askedTalk(server, pair);
    await happen(pair);
    expect(await slots(pair.student, talk)).toMatchObject({ status: 409, body });
    expect(await act(pair.student, talk, 'book', { starts_at: inMs(3 * DAY), version: talk.version })).toMatchObject({ status: 409, body });
    expect(await talkNow(server, talk.id)).toEqual(talk);
  });

  it('a time after the end of the plan: 409 with its day, and the session stays; once that has come, what was asked for before is booked', async () => {
    const pair = await newPair(server);
    await putOnPlan(server, pair.student, 4, new Date(now() + 10 * DAY));
    const talk = await askedTalk(server, pair);
    const book = () => act(pair.student, talk, 'book', { starts_at: inMs(10.5 * DAY), version: talk.version });
    expect(await book()).toMatchObject({
      status: 409,
      body: { code: 'no_slot', detail: expect.stringMatching(/talks with a mentor end on/) },
    });
    expect(await talkNow(server, talk.id)).toEqual(talk);
    server.advance(11 * DAY);
    expect(await book()).toMatchObject({ status: 200 });
  });

  it('an old version: 409, and the session stays as it is by now', async () => {
    const pair = await newPair(server);
    const talk = await bookedTalk(server, pair, 5 * DAY);
    for (const [what, body] of [
      ['book', { starts_at: inMs(6 * DAY) }],
      ['move', { starts_at: inMs(6 * DAY) }],
      ['cancel', { reason: '' }],
    ] as const) {
      expect(await act(pair.student, talk, what, { ...body, version: talk.version - 1 })).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
    }
    expect(await act(pair.student, talk, 'book', { starts_at: inMs(6 * DAY), version: talk.version })).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    expect(await talkNow(server, talk.id)).toMatchObject({ state: 'booked', version: talk.version, starts_at: talk.starts_at });
  });
});

describe("somebody else's session", () => {
  it('is 404 for every call, of a student, of a mentor and of a representative, and stays as it was', async () => {
    const talk = await bookedTalk(server, await newPair(server), 3 * DAY);
    const other = await newPair(server);
    const body = { starts_at: inMs(4 * DAY), version: talk.version };
    const { version } = talk;
    for (const who of [other.student, other.mentor]) {
      expect((await slots(who, talk)).status).toBe(404);
      expect((await act(who, talk, 'move', body)).status).toBe(404);
      expect((await act(who, talk, 'cancel', { version })).status).toBe(404);
      expect((await act(who, talk, 'no_show', { version })).status).toBe(404);
    }
    expect((await act(other.student, talk, 'book', body)).status).toBe(404);
    for (const what of ['accept', 'done', 'late']) {
      expect((await act(other.mentor, talk, what, { version })).status).toBe(404);
      expect((await act(other.student, talk, what, { version })).status).toBe(403);
    }
    expect((await act(other.mentor, talk, 'book', body)).status).toBe(403);
    expect(await talkNow(server, talk.id)).toMatchObject({ state: 'booked', version });
  });
});

describe('moving', () => {
  it('gives the same session another time, by either side, and frees the old one', async () => {
    const pair = await newPair(server);
    const talk = await bookedTalk(server, pair, 3 * DAY);
    const later = inMs(4 * DAY);
    expect(await act(pair.student, talk, 'move', { starts_at: later, version: talk.version })).toMatchObject({
      status: 200,
      body: { id: talk.id, state: 'booked', starts_at: later },
    });
    const back = { starts_at: talk.starts_at.toISOString(), version: talk.version + 1 };
    expect(await act(pair.mentor, talk, 'move', back)).toMatchObject({
      status: 200,
      body: { starts_at: back.starts_at, version: talk.version + 2 },
    });
    expect(await talkNow(server, talk.id)).toMatchObject({ ics_sequence: talk.ics_sequence + 2, student_id: pair.student.id });
  });

  it('moved twice at once by both sides: one is booked, the other gets 409, and the time is that of the one', async () => {
    const pair = await newPair(server);
    const talk = await bookedTalk(server, pair, 3 * DAY);
    const times = [inMs(4 * DAY), inMs(5 * DAY)];
    const answers = await Promise.all([
      act(pair.student, talk, 'move', { starts_at: times[0], version: talk.version }),
      act(pair.mentor, talk, 'move', { starts_at: times[1], version: talk.version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('conflict');
    const won = times[answers.findIndex(({ status }) => status === 200)];
    expect(await talkNow(server, talk.id)).toMatchObject({ starts_at: new Date(won ?? ''), version: talk.version + 1 });
  });

  it('by a student within the last day: 409 with a sentence, and the time stays; the mentor may', async () => {
    const pair = await newPair(server);
    const talk = await bookedTalk(server, pair, 3 * DAY);
    server.advance(talk.starts_at.getTime() - now() - 23 * HOUR);
    const body = { starts_at: inMs(3 * DAY), version: talk.version };
    expect(await act(pair.student, talk, 'move', body)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/until 24 hours before/) },
    });
    expect(await talkNow(server, talk.id)).toMatchObject({ starts_at: talk.starts_at });
    expect((await act(pair.mentor, talk, 'move', body)).status).toBe(200);
  });
});
