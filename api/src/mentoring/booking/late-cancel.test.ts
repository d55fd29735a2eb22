import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR, STAFF, bookedTalk, halfHourAfter, newPair, talkNow } from '../../../test/booked-talks.ts';
import type { SignedIn } from '../../../test/people.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { bookSlot } from './book-slot.ts';
import type { SessionRow } from './session-states.ts';

let server: TestServer;
let pair: { mentor: SignedIn; student: SignedIn };
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  pair = await newPair(server);
});
afterAll(() => server.close());

const now = () => server.services.now().getTime();
const ask = (who: SignedIn, { id, version }: { id: number; version: number }, what: string, body: object = {}) =>
  server.ask('POST', `/mentor_sessions/${id}/${what}/`, { as: who.access, body: { version, ...body } });
const left = async () => (await server.ask('GET', '/profile/', { as: pair.student.access })).body.entitlements.sessions.left as number;
const seen = async () => (await server.ask('GET', '/mentor_sessions/', { as: pair.student.access })).body[0];
const moveAtDesk = ({ id, version }: SessionRow, starts_at: Date) =>
  server.services.database.db.transaction((tx) => bookSlot(tx, server.services, { session: id, starts_at, version, by: STAFF }));

it('a time of today that only the desk and the mentor agreed on can be called off and moved until it begins; the letter says so', async () => {
  const talk = await bookedTalk(server, pair, 2 * DAY);
  await server.ask('PUT', '/mentor/hours/', { as: pair.mentor.access, body: { hours: [] } });
  const held = await moveAtDesk(talk, halfHourAfter(new Date(now() + 8 * HOUR)));
  expect(held).toMatchObject({ state: 'held', set_at: null });
  server.advance(2 * HOUR);
  expect((await ask(pair.mentor, held, 'accept')).status).toBe(200);
  const booked = await seen();
  expect(booked).toMatchObject({ state: 'booked', counts_if_cancelled: false });
  expect(booked.may).toEqual(expect.arrayContaining(['move', 'cancel']));
  const told = async () => (await server.mailTo(pair.student.email, /is booked|new time/)).text.replaceAll(/\s+/g, ' ');
  await expect.poll(told).toContain('call it off until it begins');
  server.advance(2 * HOUR);
  expect(await ask(pair.student, booked, 'cancel')).toMatchObject({ status: 200, body: { counted: false } });
  expect(await talkNow(server, talk.id)).toMatchObject({ state: 'cancelled', cancelled_late: false });
  expect(await left()).toBe(2);
});

it('a time in the mentor’s hours that the desk books for tomorrow is free for a day too; once the student moves it, it is their own choice', async () => {
  const talk = await bookedTalk(server, pair, 2 * DAY);
  const tomorrow = await moveAtDesk(talk, halfHourAfter(new Date(now() + 26 * HOUR)));
  expect(tomorrow).toMatchObject({ state: 'booked', set_at: expect.any(Date) });
  server.advance(4 * HOUR);
  expect((await seen()).counts_if_cancelled).toBe(false);
  const own = halfHourAfter(new Date(now() + 25 * HOUR));
  expect((await ask(pair.student, tomorrow, 'move', { starts_at: own.toISOString() })).status).toBe(200);
  expect(await talkNow(server, talk.id)).toMatchObject({ starts_at: own, set_at: null });
  server.advance(3 * HOUR);
  const moved = await seen();
  expect(moved.counts_if_cancelled).toBe(true);
  expect(await ask(pair.student, moved, 'cancel')).toMatchObject({ status: 200, body: { counted: true } });
});

it('a time that the mentor set is free for a day, and counts in its last day from then on', async () => {
  const talk = await bookedTalk(server, pair, 5 * DAY);
  const starts_at = halfHourAfter(new Date(now() + 30 * HOUR));
  expect((await ask(pair.mentor, talk, 'move', { starts_at: starts_at.toISOString() })).status).toBe(200);
  server.advance(23 * HOUR);
  expect((await seen()).counts_if_cancelled).toBe(false);
  server.advance(HOUR);
  expect((await seen()).counts_if_cancelled).toBe(true);
});
