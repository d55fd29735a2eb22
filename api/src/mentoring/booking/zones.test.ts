import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, askedTalk, bookedTalk, newPair, setZone, talkNow } from '../../../test/booked-talks.ts';
import { type SignedIn, newStudent, putOnPlan } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { consents } from '../../consent/consent.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { dayInWords } from '../../platform/day-in-words.ts';
import { minuteAt, startOfMonth } from '../../platform/wall-clock.ts';
import { mentor_sessions } from '../mentoring.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const now = () => server.services.now().getTime();
const patch = (who: SignedIn, body: object) => server.ask('PATCH', '/profile/', { as: who.access, body });
const zone = async (who: SignedIn) => (await server.ask('GET', '/profile/', { as: who.access })).body.time_zone;
const slots = async (who: SignedIn, id: number) => (await server.ask('GET', `/mentor_sessions/${id}/slots/`, { as: who.access })).body;

describe('a time zone', () => {
  it.each(['America/Los_Angeles', 'Asia/Kolkata', 'UTC'])('%s is kept', async (time_zone) => {
    const student = await newStudent(server);
    expect(await zone(student)).toBeNull();
    expect(await patch(student, { time_zone })).toMatchObject({ status: 200, body: { time_zone } });
    expect(await zone(student)).toBe(time_zone);
  });

  it.each(['Mars/Base', '+05:00', '', 'x'.repeat(61), 5, null])(
    '%j is refused with 400 at its field, and the one before stays',
    async (time_zone) => {
      const student = await newStudent(server);
      await patch(student, { time_zone: 'America/Denver' });
      const { status, body } = await patch(student, { time_zone });
      expect({ status, body }).toEqual({ status: 400, body: { time_zone: ['Choose a time zone of the list, as America/Chicago.'] } });
      expect(await zone(student)).toBe('America/Denver');
    },
  );

  it('changed after booking: the talk stays at its moment; of a minor the free times follow the new day', async () => {
    const pair = await newPair(server, { age: 16 });
    await allow(pair.student);
    await putOnPlan(server, pair.student, 4);
    await setZone(server, pair.student, 'America/New_York');
    const talk = await askedTalk(server, pair);
    const first = await slots(pair.student, talk.id);
    const minutes = (found: { slots: { starts_at: string }[] }, there: string) =>
      found.slots.map(({ starts_at }) => minuteAt(new Date(starts_at), there));
    expect([Math.min(...minutes(first, 'America/New_York')), Math.max(...minutes(first, 'America/New_York'))]).toEqual([480, 1170]);
    const { starts_at } = first.slots[0];
    const body = { starts_at, version: talk.version };
    expect((await server.ask('POST', `/mentor_sessions/${talk.id}/book/`, { as: pair.student.access, body })).status).toBe(200);
    await patch(pair.student, { time_zone: 'Asia/Kolkata' });
    expect(await talkNow(server, talk.id)).toMatchObject({ state: 'booked', starts_at: new Date(starts_at), version: talk.version + 1 });
    const then = await slots(pair.student, talk.id);
    expect([then.time_zone, Math.min(...minutes(then, 'Asia/Kolkata')), Math.max(...minutes(then, 'Asia/Kolkata'))]).toEqual([
      'Asia/Kolkata',
      480,
      1170,
    ]);
  });

  it('a minor is refused a time at night by their clock with 409 and a sentence; who turns 18 before it may have it', async () => {
    const pair = await newPair(server, { age: 17 });
    await allow(pair.student);
    await putOnPlan(server, pair.student, 4);
    await setZone(server, pair.student, 'UTC');
    const talk = await askedTalk(server, pair);
    const night = new Date(Math.floor(now() / DAY) * DAY + 10 * DAY + 21 * 3_600_000);
    const book = () =>
      server.ask('POST', `/mentor_sessions/${talk.id}/book/`, {
        as: pair.student.access,
        body: { starts_at: night.toISOString(), version: talk.version },
      });
    expect(await book()).toMatchObject({ status: 409, body: { code: 'no_slot', detail: expect.stringMatching(/between 8 am and 8 pm/) } });
    expect(await talkNow(server, talk.id)).toEqual(talk);
    const adult_on = new Date(now() + 9 * DAY).toISOString().slice(0, 10);
    await db().update(users).set({ adult_on }).where(eq(users.id, pair.student.id));
    expect((await book()).status).toBe(200);
  });

  it('a student turning 18 between booking and session: the talk stays, and needs no parent’s yes any more to be moved', async () => {
    const pair = await newPair(server, { age: 17 });
    await allow(pair.student);
    await putOnPlan(server, pair.student, 4);
    const talk = await bookedNear(pair);
    await db().delete(consents).where(eq(consents.user_id, pair.student.id));
    const move = (days: number) =>
      slots(pair.student, talk.id).then(({ slots: found, code }) =>
        code
          ? code
          : server.ask('POST', `/mentor_sessions/${talk.id}/move/`, {
              as: pair.student.access,
              body: { starts_at: found[days].starts_at, version: talk.version },
            }),
      );
    expect(await move(1)).toBe('consent_needed');
    await db()
      .update(users)
      .set({ adult_on: new Date(now()).toISOString().slice(0, 10) })
      .where(eq(users.id, pair.student.id));
    expect(await move(1)).toMatchObject({ status: 200, body: { state: 'booked' } });
  });
});

async function bookedNear(pair: { student: SignedIn; mentor: SignedIn }) {
  const talk = await askedTalk(server, pair);
  const { slots: found } = await slots(pair.student, talk.id);
  const body = { starts_at: found.at(-1).starts_at, version: talk.version };
  await server.ask('POST', `/mentor_sessions/${talk.id}/book/`, { as: pair.student.access, body });
  return talkNow(server, talk.id);
}

const allow = ({ id }: SignedIn) =>
  db()
    .insert(consents)
    .values({ user_id: id, purpose: 'mentor_sessions', granted: true, text_version: '1', decided_at: new Date() })
    .onConflictDoNothing();

it("the month's session is counted by the student's own clock at the border of the month", async () => {
  const student = await newStudent(server, { age: 20 });
  await putOnPlan(server, student, 3);
  const next = new Date(startOfMonth(new Date(now()), 'UTC', 1).getTime() + 5.5 * 3_600_000);
  // Half past five in UTC on the first: still the month before in Los Angeles, and the new one in New York.
  server.advance(next.getTime() - now());
  await db()
    .insert(mentor_sessions)
    .values({ student_id: student.id, topic: 'Boats', created_at: new Date(next.getTime() - 3 * 3_600_000) });
  const ask = () => server.ask('POST', '/mentor_sessions/', { as: student.access, body: { topic: 'More' } });
  await setZone(server, student, 'America/Los_Angeles');
  const month = next.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  expect(await ask()).toMatchObject({ status: 403, body: { code: 'month_used', detail: expect.stringContaining(`on ${month} 1`) } });
  await setZone(server, student, 'America/New_York');
  expect((await ask()).status).toBe(201);
});

describe('a talk that was asked for in the month before', () => {
  /** Booked for the beginning of the next month, of a student who has one talk a month; the clock stands `minutes` after it begins. */
  async function reached(minutes: number, daysAhead = 6) {
    const pair = await newPair(server);
    await putOnPlan(server, pair.student, 3);
    await setZone(server, pair.student, 'UTC');
    server.advance(startOfMonth(new Date(now()), 'UTC', 1).getTime() - 4 * DAY - now());
    const talk = await bookedTalk(server, pair, daysAhead * DAY);
    server.advance(talk.starts_at.getTime() + minutes * 60_000 - now());
    const act = (who: SignedIn, what: string) =>
      server.ask('POST', `/mentor_sessions/${talk.id}/${what}/`, { as: who.access, body: { version: talk.version } });
    return { ...pair, act };
  }
  const left = async (who: SignedIn) => (await server.ask('GET', '/profile/', { as: who.access })).body.entitlements.sessions.left;
  const askAnother = (who: SignedIn) => server.ask('POST', '/mentor_sessions/', { as: who.access, body: { topic: 'More' } });

  it.each([
    ['that the mentor calls off', -60, 'mentor', 'cancel', /cancelled/],
    ['to which the mentor does not come', 11, 'student', 'no_show', /nobody came/],
  ] as const)('%s comes back in this one, which keeps its own', async (_, minutes, who, what, letter) => {
    const { act, ...pair } = await reached(minutes);
    expect((await act(pair[who], what)).status).toBe(200);
    expect((await askAnother(pair.student)).status).toBe(201);
    expect(await left(pair.student)).toBe(1);
    const { text } = await server.mailTo(pair.student.email, letter);
    expect(text).toContain('It does not count for the month in which you asked');
    expect((await askAnother(pair.student)).status).toBe(201);
    expect((await askAnother(pair.student)).body.code).toBe('month_used');
  });

  it('to which the mentor does not come on the last day of that month, told in this one, comes back in this one', async () => {
    const { act, student } = await reached(11 * 60, 3.6);
    expect((await act(student, 'no_show')).status).toBe(200);
    expect(await left(student)).toBe(2);
  });

  it('and that its student calls off too late uses up that month, and not this one', async () => {
    const { act, student } = await reached(-60);
    expect((await server.ask('GET', '/mentor_sessions/', { as: student.access })).body[0]).toMatchObject({
      counts_if_cancelled: true,
      asked_this_month: false,
    });
    expect((await act(student, 'cancel')).body).toEqual({ counted: true });
    expect((await server.mailTo(student.email, /cancelled/)).text).toContain('so it counts for the month in which you asked');
    expect(await left(student)).toBe(1);
  });
});

it("a time after the last day of a code is refused with that day by the student's own clock", async () => {
  const pair = await newPair(server);
  const midnight = new Date(Math.floor(now() / DAY) * DAY + 10 * DAY);
  await putOnPlan(server, pair.student, 4, midnight);
  await setZone(server, pair.student, 'America/Chicago');
  const talk = await askedTalk(server, pair);
  const body = { starts_at: new Date(midnight.getTime() + 1_800_000).toISOString(), version: talk.version };
  const lastDay = dayInWords(new Date(midnight.getTime() - DAY).toISOString());
  expect(await server.ask('POST', `/mentor_sessions/${talk.id}/book/`, { as: pair.student.access, body })).toMatchObject({
    status: 409,
    body: { code: 'no_slot', detail: `Your talks with a mentor end on ${lastDay}. Choose a time before that.` },
  });
});

it('a booked talk of an adult may lie at night', async () => {
  const pair = await newPair(server);
  expect(await bookedTalk(server, pair, 3 * DAY)).toMatchObject({ state: 'booked' });
});
