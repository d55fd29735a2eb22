import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, demoPerson, newStudent, putOnPlan } from '../../test/people.ts';
import { addBooked, bookAndTell, sessionNow } from '../../test/sessions.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { eq } from 'drizzle-orm';
import { users } from '../identity/identity.tables.ts';
import { doNow } from '../platform/job.ts';
import { listOutbox } from '../platform/outbox.sql.ts';
import { callOff, changeSession, sendBackToRequested } from './booking/change-session.ts';
import type { SessionRow } from './booking/session-states.ts';
import { remindJob } from './letters/remind.ts';

const STAFF = { who: 'staff', id: null } as const;
const HOUR = 3_600_000;
let server: TestServer;
let mentor: SignedIn;
let parents = 0;
beforeAll(async () => {
  server = await startTestServer();
  mentor = await demoPerson(server, 'mentor');
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const inZone = (who: SignedIn, time_zone: string) => db().update(users).set({ time_zone }).where(eq(users.id, who.id));

/** A minor whose parent said yes to talks with mentors, reached by `channel`. */
async function family(channel: 'email' | 'sms' = 'email', first_name = 'Gio') {
  const student = await newStudent(server, { age: 15, first_name, last_name: 'Ek' });
  await putOnPlan(server, student, 4);
  parents += 1;
  const contact = channel === 'email' ? `told${parents}@example.net` : `+1555010${2000 + parents}`;
  await server.ask('POST', '/consent/ask/', { as: student.access, body: { channel, contact } });
  const [link] = (await server.mailTo(contact)).links;
  const { body } = await server.ask('POST', '/consent/open/', { body: { token: link?.split('#')[1] } });
  const { text_version } = (await server.ask('GET', '/consent/parent/', { as: body.access })).body;
  const answer = (mentor_sessions: boolean) =>
    server.ask('PUT', '/consent/parent/', { as: body.access, body: { text_version, decisions: { mentor_sessions } } });
  await answer(true);
  return { student, contact, answer };
}

/** What came to this address with these words in its subject or text, once at least one has. */
async function messages(to: string, words: RegExp, count = 1) {
  const found = async () => (await listOutbox(db(), to)).filter(({ subject, text }) => words.test(subject || text));
  await expect.poll(async () => (await found()).length).toBe(count);
  return found();
}
const change = (session: SessionRow, set: Partial<SessionRow>, what: Parameters<typeof changeSession>[4]['what']) =>
  db().transaction((tx) => changeSession(tx, server.services, session, set, { what, by: STAFF }));

function eventIn(calendar: string | null | undefined) {
  const file = new ICAL.Component(ICAL.parse(calendar ?? ''));
  const event = new ICAL.Event(file.getFirstSubcomponent('vevent') as ICAL.Component);
  return { method: file.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence };
}

describe('a booked session', () => {
  it('is told to student, mentor and guardian, each by their own clock, with the file for the two and a link for the guardian', async () => {
    const { student, contact } = await family();
    await inZone(student, 'America/Los_Angeles');
    await inZone(mentor, 'America/New_York');
    const starts_at = new Date('2030-01-10T22:30:00Z');
    const session = await bookAndTell(server, { student, mentor, hours: 0, starts_at, ends_at: new Date('2030-01-10T23:00:00Z') });
    const [toStudent] = await messages(student.email, /^Your talk with Alex is booked$/);
    const [toMentor] = await messages(mentor.email, /^Your talk with Gio is booked$/);
    const [toGuardian] = await messages(contact, /^Gio has a talk with a mentor$/);
    expect(toStudent?.text).toContain('“Boats”, with Alex, Thursday, January 10, 2030, 2:30 pm, Pacific Time');
    expect(toMentor?.text).toContain('“Boats”, with Gio, Thursday, January 10, 2030, 5:30 pm, Eastern Time');
    expect(toGuardian?.text).toContain('“Boats”, with Alex, Thursday, January 10, 2030, 2:30 pm, Pacific Time');
    expect(toMentor?.text).not.toMatch(/Ek\b|robin|example/);
    const join = `http://careers.test/sessions/${session.id}/join`;
    expect([toStudent?.links, toMentor?.links, toGuardian?.links[0]?.split('#')]).toEqual([
      [join],
      [join],
      [join, expect.stringMatching(/^[\w-]{43}$/)],
    ]);
    expect([toStudent, toMentor].map((mail) => eventIn(mail?.calendar).method)).toEqual(['REQUEST', 'REQUEST']);
    expect(toStudent?.calendar).not.toContain(mentor.email);
    expect(toMentor?.calendar).not.toContain(student.email);
    expect(toGuardian?.calendar).toBeNull();
  });

  it('moves in the same calendar event with a higher SEQUENCE, and leaves it by CANCEL', async () => {
    const student = await newStudent(server, { age: 20, first_name: 'Mo' });
    const session = await bookAndTell(server, { student, mentor, hours: 72 });
    const starts_at = new Date(session.starts_at!.getTime() + HOUR);
    const ends_at = new Date(session.ends_at!.getTime() + HOUR);
    const moved = await change(session, { starts_at, ends_at, ics_sequence: session.ics_sequence + 1 }, 'moved');
    await db().transaction((tx) => callOff(tx, server.services, [moved], STAFF));
    const [booked] = await messages(student.email, /is booked$/);
    const [later] = await messages(student.email, /has a new time$/);
    const [off] = await messages(student.email, /is cancelled$/);
    const uid = `session-${session.id}@careers.test`;
    expect([booked, later, off].map((mail) => eventIn(mail?.calendar))).toEqual([
      { method: 'REQUEST', uid, sequence: 0 },
      { method: 'REQUEST', uid, sequence: 1 },
      { method: 'CANCEL', uid, sequence: 2 },
    ]);
    expect(later?.text).toContain('It was planned for ');
  });

  it('is told to no guardian of an adult, and in a text where the guardian is reached by text', async () => {
    const { student, contact } = await family('sms');
    const session = await bookAndTell(server, { student, mentor, hours: 72 });
    const [text] = await messages(contact, /has a talk with a mentor/);
    expect(text?.text).toMatch(
      new RegExp(`^CareerScoop: Gio has a talk .+\\. Your own link to join: http://careers.test/sessions/${session.id}/join#`),
    );
    await db().update(users).set({ adult_on: '2000-01-01' }).where(eq(users.id, student.id));
    await db().transaction((tx) => callOff(tx, server.services, [session], STAFF));
    await messages(student.email, /is cancelled$/);
    expect((await listOutbox(db(), contact)).filter((message) => /cancelled/.test(message.text))).toEqual([]);
  });

  it('whose mentor cannot be there leaves the calendars of both, and the mentor reads no reason', async () => {
    const student = await newStudent(server, { age: 20, first_name: 'Ida' });
    const session = await bookAndTell(server, { student, mentor, hours: 72 });
    await db().transaction((tx) => sendBackToRequested(tx, server.services, [session], { who: 'clock', id: null }));
    const [toStudent] = await messages(student.email, /^We look for another mentor for you$/);
    const [toMentor] = await messages(mentor.email, /^Your talk will not take place$/);
    expect([toStudent, toMentor].map((mail) => eventIn(mail?.calendar))).toEqual([
      { method: 'CANCEL', uid: `session-${session.id}@careers.test`, sequence: 1 },
      { method: 'CANCEL', uid: `session-${session.id}@careers.test`, sequence: 1 },
    ]);
    expect(toMentor?.text).not.toMatch(/check|pause|report/);
  });

  it('hides a topic from the mentor that a representative has yet to read, in the letter and in the file', async () => {
    const student = await newStudent(server, { age: 20, first_name: 'Uma' });
    await bookAndTell(server, { student, mentor, hours: 90, topic: 'Call me', topic_held: 'phone' });
    const [mail] = await messages(mentor.email, /^Your talk with Uma is booked$/);
    expect(`${mail?.text} ${mail?.calendar}`).not.toContain('Call me');
  });
});

it('is taken out of the calendars where it is moved to a time that the mentor has yet to accept', async () => {
  const student = await newStudent(server, { age: 20, first_name: 'Jo' });
  const session = await bookAndTell(server, { student, mentor, hours: 110 });
  await change(session, { state: 'held', held_until: session.starts_at, ics_sequence: session.ics_sequence + 1 }, 'held');
  const [mail] = await messages(student.email, /^We asked Alex for a time$/);
  expect(eventIn(mail?.calendar)).toEqual({ method: 'CANCEL', uid: `session-${session.id}@careers.test`, sequence: 1 });
  const [toMentor] = await messages(mentor.email, /^Jo asks for a time outside your hours$/);
  expect(toMentor?.text).toMatch(/We hold the time for you until .+ Time\./);
});

it('a mentor without a time is told once it stands, and not where a time follows in the same breath', async () => {
  const [waits, follows] = [
    await newStudent(server, { age: 20, first_name: 'Wu' }),
    await newStudent(server, { age: 20, first_name: 'Fay' }),
  ];
  const open = { mentor, hours: 0, state: 'requested', starts_at: null, ends_at: null } as const;
  await change(await addBooked(server, { student: waits, ...open }), { topic_held: null }, 'assigned');
  const session = await addBooked(server, { student: follows, ...open });
  const starts_at = new Date(server.services.now().getTime() + 130 * HOUR);
  await db().transaction(async (tx) => {
    const assigned = await changeSession(tx, server.services, session, { topic_held: null }, { what: 'assigned', by: STAFF });
    const time = { state: 'booked', starts_at, ends_at: new Date(starts_at.getTime() + HOUR / 2) } as const;
    await changeSession(tx, server.services, assigned, time, { what: 'booked', by: STAFF });
  });
  await messages(waits.email, /^Alex will talk with you: choose a time$/);
  await messages(mentor.email, /^Wu would like to talk with you$/);
  await messages(follows.email, /^Your talk with Alex is booked$/);
  expect((await listOutbox(db(), follows.email)).filter(({ subject }) => /choose a time/.test(subject))).toEqual([]);
});

describe('a parent who takes the yes back an hour before', () => {
  it('calls the session off at once and all three are told; the mentor not why', async () => {
    const { student, contact, answer } = await family('email', 'Pia');
    const session = await bookAndTell(server, { student, mentor, hours: 1 });
    expect((await answer(false)).status).toBe(200);
    expect(await sessionNow(server, session.id)).toMatchObject({ state: 'cancelled', cancelled_by: 'guardian', cancelled_late: false });
    const [toStudent] = await messages(student.email, /^Your talk with a mentor is cancelled$/);
    expect(toStudent?.text).toContain('Your parent changed an answer');
    expect(toStudent?.text).toContain('It does not count for this month.');
    const toMentor = (await messages(mentor.email, /^Your talk with Pia is cancelled$/))[0];
    expect(toMentor?.text).not.toMatch(/parent|consent|answer/);
    const [toGuardian] = await messages(contact, /^The talk of Pia with a mentor is cancelled$/);
    expect(toGuardian?.text).toContain('You took back your yes');
    expect([toStudent, toMentor].map((mail) => eventIn(mail?.calendar).method)).toEqual(['CANCEL', 'CANCEL']);
  });
});

describe('a reminder', () => {
  const remind = (session: SessionRow, hours: 24 | 1, version = session.version) =>
    doNow(server.services, remindJob, { session: session.id, version, hours });

  it('comes a day and an hour before, to student, mentor and guardian', async () => {
    const { student, contact } = await family();
    const session = await bookAndTell(server, { student, mentor, hours: 24 });
    await remind(session, 24);
    await remind(session, 1);
    await messages(student.email, /is tomorrow$|begins soon$/, 2);
    await messages(contact, /is tomorrow$|begins soon$/, 2);
  });

  it('does nothing once the session moved, is called off or has begun, and the one of the day before nothing in the last hours', async () => {
    const student = await newStudent(server, { age: 20, first_name: 'Bo' });
    const session = await bookAndTell(server, { student, mentor, hours: 5 });
    await remind(session, 24);
    await remind(session, 1, session.version - 1);
    const off = await db().transaction((tx) => callOff(tx, server.services, [session], STAFF));
    await remind(off[0] as SessionRow, 1);
    const begun = await bookAndTell(server, { student, mentor, hours: 12 });
    server.advance(13 * HOUR);
    await remind(begun, 1);
    server.advance(-13 * HOUR);
    await messages(student.email, /is cancelled$/);
    expect((await listOutbox(db(), student.email)).filter(({ subject }) => /tomorrow|soon/.test(subject))).toEqual([]);
  });

  it('waits in the queue for both times with the version that it belongs to', async () => {
    const student = await newStudent(server, { age: 20 });
    const session = await bookAndTell(server, { student, mentor, hours: 300 });
    const { rows } = (await db().execute(
      `select data, extract(epoch from start_after - now())::int as seconds from jobs.job where name = 'remind-session' and data->>'session' = '${session.id}' order by start_after`,
    )) as unknown as { rows: { data: object; seconds: number }[] };
    expect(rows.map(({ data }) => data)).toEqual([
      { session: session.id, version: session.version, hours: 24 },
      { session: session.id, version: session.version, hours: 1 },
    ]);
    expect(rows.map(({ seconds }) => Math.round(seconds / 3600))).toEqual([276, 299]);
  });
});
