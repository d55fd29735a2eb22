import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, newStudent, putOnPlan } from '../../../test/people.ts';
import { DAY, HOUR, STAFF, bookedTalk, halfHourAfter, newPair, setZone, talkNow } from '../../../test/booked-talks.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';
import { addPause } from '../safety/pauses.sql.ts';
import { assignMentor } from './assign-mentor.ts';
import { bookSlot } from './book-slot.ts';
import type { SessionRow } from './session-states.ts';

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
const listed = async (who: SignedIn, { id }: { id: number }) =>
  ((await server.ask('GET', '/mentor_sessions/', { as: who.access })).body as { id: number; may: string[]; state: string }[]).find(
    (each) => each.id === id,
  );

describe('a time that a representative names', () => {
  const assign = (talk: SessionRow | { id: number }, mentor: SignedIn, at?: Date) =>
    db().transaction((tx) => assignMentor(tx, server.services, { session: talk.id, mentor_id: mentor.id, at, by: STAFF }));
  const ask = async (student: SignedIn) =>
    (await server.ask('POST', '/mentor_sessions/', { as: student.access, body: { topic: 'Boats' } })).body;

  it('is booked at once inside the hours, and held for 48 hours outside of them until the mentor accepts', async () => {
    const pair = await newPair(server);
    const at = halfHourAfter(new Date(now() + 5 * DAY));
    expect(await assign(await ask(pair.student), pair.mentor, at)).toMatchObject({ state: 'booked', starts_at: at, held_until: null });
    await server.ask('PUT', '/mentor/hours/', { as: pair.mentor.access, body: { hours: [] } });
    const other = halfHourAfter(new Date(now() + 6 * DAY));
    const held = await assign(await ask(pair.student), pair.mentor, other);
    expect(held).toMatchObject({ state: 'held', starts_at: other, held_until: expect.any(Date) });
    expect((await listed(pair.student, held))?.may).toEqual(['cancel', 'report']);
    expect((await listed(pair.mentor, held))?.may).toEqual(['cancel', 'accept', 'report']);
    expect((await act(pair.mentor, held, 'accept', { version: held.version - 1 })).status).toBe(409);
    expect(await act(pair.mentor, held, 'accept', { version: held.version })).toMatchObject({
      status: 200,
      body: { state: 'booked', held_until: null },
    });
    expect((await act(pair.mentor, held, 'accept', { version: held.version + 1 })).body.code).toBe('wrong_state');
  });

  it.each([
    ['without a time', false],
    ['at a time', true],
  ])('of another mentor %s tells the one who had it that somebody else takes it; the same one again is told nothing', async (_, timed) => {
    const [{ mentor: first }, pair] = [await newPair(server), await newPair(server)];
    const talk = await ask(pair.student);
    await assign(talk, first);
    const told = async () => (await listOutbox(db(), first.email)).filter(({ subject }) => /Somebody else/.test(subject));
    await server.mailTo(first.email, /would like to talk with you$/);
    await assign(talk, first);
    await assign(talk, pair.mentor, timed ? halfHourAfter(new Date(now() + 5 * DAY)) : undefined);
    await expect.poll(async () => (await told()).length).toBe(1);
    const [mail] = await told();
    expect(mail?.text).toContain('“Boats”, with Robin\n');
    expect(mail?.text).not.toMatch(/report|pause|check|Lake/);
    expect((await listed(first, talk))?.id).toBeUndefined();
  });

  it('goes back to the request where the mentor says no, and nothing is lost for the student', async () => {
    const pair = await newPair(server);
    await server.ask('PUT', '/mentor/hours/', { as: pair.mentor.access, body: { hours: [] } });
    const at = halfHourAfter(new Date(now() + 6 * DAY));
    const held = await assign(await ask(pair.student), pair.mentor, at);
    expect(await act(pair.mentor, held, 'cancel', { reason: 'Travelling', version: held.version })).toMatchObject({
      status: 200,
      body: { counted: false },
    });
    expect(await talkNow(server, held.id)).toMatchObject({ state: 'requested', mentor_id: null, starts_at: null, wished_at: at });
    expect(await listed(pair.mentor, held)).toBeUndefined();
  });

  it('cannot be accepted once it overlaps: the mentor was booked meanwhile at the same time, 409, and it stays held', async () => {
    const pair = await newPair(server);
    const at = halfHourAfter(new Date(now() + 6 * DAY));
    // Only a held time of the same mentor could be in the way, and that is refused at once.
    expect((await assign(await ask(pair.student), pair.mentor, at)).state).toBe('booked');
    const other = await newStudent(server, { age: 20 });
    await putOnPlan(server, other, 4);
    await expect(assign(await ask(other), pair.mentor, at)).rejects.toMatchObject({ code: 'slot_taken' });
  });

  it('of a mentor who is paused, or who is no mentor: refused with mentor_away, and the session stays without one', async () => {
    const pair = await newPair(server);
    const talk = await ask(pair.student);
    await addPause(db(), { mentor_id: pair.mentor.id, reason: 'report', since: new Date() });
    await expect(assign(talk, pair.mentor)).rejects.toMatchObject({ code: 'mentor_away' });
    await expect(assign(talk, (await newPair(server)).student)).rejects.toMatchObject({ code: 'mentor_away' });
    expect(await talkNow(server, talk.id)).toMatchObject({ mentor_id: null, version: 0 });
  });

  it('of a mentor who is also the student’s parent: refused with mentor_away, and booked before that it can be moved no more', async () => {
    const pair = await newPair(server);
    const talk = await bookedTalk(server, pair, 3 * DAY);
    const asked = await ask(pair.student);
    const parent = { user_id: pair.student.id, channel: 'email', contact: pair.mentor.email, asked_at: new Date() } as const;
    await db().insert(guardians).values(parent);
    await expect(assign(asked, pair.mentor)).rejects.toMatchObject({ code: 'mentor_away' });
    expect(await talkNow(server, asked.id)).toMatchObject({ mentor_id: null });
    const body = { starts_at: inMs(5 * DAY), version: talk.version };
    expect(await act(pair.student, talk, 'move', body)).toMatchObject({ status: 409, body: { code: 'mentor_away' } });
    expect(await talkNow(server, talk.id)).toMatchObject({ state: 'booked', starts_at: talk.starts_at });
  });

  it('is moved by a representative too', async () => {
    const pair = await newPair(server);
    const talk = await bookedTalk(server, pair, 3 * DAY);
    const starts_at = new Date(halfHourAfter(new Date(now() + 2 * HOUR)));
    const moved = await db().transaction((tx) =>
      bookSlot(tx, server.services, { session: talk.id, starts_at, version: talk.version, by: STAFF }),
    );
    expect(moved).toMatchObject({ state: 'held', starts_at, held_until: starts_at });
  });

  it('is any hour for an adult who signed up just after midnight in London, where at home it is the evening before', async () => {
    server.advance(DAY - (now() % DAY) + 10 * 60_000);
    const pair = await newPair(server);
    await setZone(server, pair.student, 'America/Los_Angeles');
    const talk = await bookedTalk(server, pair, 3 * DAY);
    const starts_at = halfHourAfter(new Date(now() + 5 * HOUR));
    const booking = { session: talk.id, starts_at, version: talk.version, by: STAFF };
    expect(await db().transaction((tx) => bookSlot(tx, server.services, booking))).toMatchObject({ state: 'held', starts_at });
  });
});
