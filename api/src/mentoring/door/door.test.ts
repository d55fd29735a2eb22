import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, demoPerson, newMentor, newStudent, putOnPlan } from '../../../test/people.ts';
import { addBooked, bookAndTell } from '../../../test/sessions.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { consents, guardians } from '../../consent/consent.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { openMeetings } from '../../platform/meetings.ts';
import { mentor_sessions, session_entries } from '../mentoring.tables.ts';
import { blocks, mentor_pauses } from '../safety/mentor-safety.tables.ts';
import { doorToken } from './door-token.ts';
import { openDoor } from './open-door.ts';

const MINUTE = 60_000;
const NOT_NOW = 'This session cannot take place now. You need not do anything.';
const JITSI = { url: 'https://meet.example', appId: 'scoop', appSecret: 'a secret of at least thirty-two signs' };
let server: TestServer;
let mentor: SignedIn;
let families = 0;
beforeAll(async () => {
  server = await startTestServer();
  mentor = await demoPerson(server, 'mentor');
});
afterAll(() => server.close());
// Each begins within minutes of now, and one mentor has but one session at a time.
beforeEach(() => db().delete(mentor_sessions));

const db = () => server.services.database.db;
const join = (who: SignedIn, id: number) => server.ask('POST', `/mentor_sessions/${id}/join/`, { as: who.access });
const asGuardian = (token: string) => server.ask('POST', '/session_door/', { body: { token } });
const entries = async (id: number) =>
  (await db().select().from(session_entries).where(eq(session_entries.session_id, id))).map(({ who }) => who);
const closed = (detail: string | RegExp) => ({
  status: 403,
  body: { code: 'door_closed', detail: typeof detail === 'string' ? detail : expect.stringMatching(detail) },
});

/** A minor whose parent said yes, and who lives in Chicago. */
async function family(first_name = 'Gio') {
  const student = await newStudent(server, { age: 15, first_name });
  await putOnPlan(server, student, 4);
  families += 1;
  const contact = `door${families}@example.net`;
  const asked = { user_id: student.id, channel: 'email', contact, asked_at: new Date(), answered_at: new Date() } as const;
  const [guardian] = await db().insert(guardians).values(asked).returning();
  await consent(student, true);
  await db().update(users).set({ time_zone: 'America/Chicago' }).where(eq(users.id, student.id));
  return { student, contact, guardian: guardian! };
}
async function consent({ id }: SignedIn, granted: boolean) {
  const row = { user_id: id, purpose: 'mentor_sessions', granted, text_version: '1', decided_at: new Date() } as const;
  await db()
    .insert(consents)
    .values(row)
    .onConflictDoUpdate({ target: [consents.user_id, consents.purpose], set: row });
}
const adult = () => newStudent(server, { age: 20, first_name: 'Mo' });

describe('the door', () => {
  it('lets student and mentor into the same room from ten minutes before, each by their own name, and notes that they came', async () => {
    const { student } = await family();
    const session = await addBooked(server, { student, mentor, hours: 9 / 60 });
    const rooms: string[] = [];
    for (const [who, seat, name] of [
      [student, 'student', 'Gio'],
      [mentor, 'mentor', 'Alex'],
    ] as const) {
      const { status, body } = await join(who, session.id);
      expect(status).toBe(200);
      const { pathname, hash } = new URL(body.url);
      rooms.push(pathname);
      const room = pathname.split('/').at(-1);
      const seen = await server.ask('GET', `/dev/meetings/${room}`, { headers: { authorization: `Bearer ${hash.slice(1)}` } });
      expect(seen.body).toEqual({ name, seat, until: session.ends_at!.toISOString().replace(/\.\d+Z/, '.000Z') });
    }
    expect(rooms).toEqual([`/dev/meeting/${session.meeting_room}`, `/dev/meeting/${session.meeting_room}`]);
    expect(await entries(session.id)).toEqual(['student', 'mentor']);
  });

  it('eleven minutes early: 403, the sentence says when it opens and when the session begins by the reader’s clock, nobody is noted', async () => {
    const { student } = await family();
    const starts_at = new Date('2031-01-09T22:30:00Z');
    const session = await addBooked(server, { student, mentor, hours: 0, starts_at, ends_at: new Date('2031-01-09T23:00:00Z') });
    const ahead = starts_at.getTime() - 11 * MINUTE - server.services.now().getTime();
    const at = () => new Date(Date.now() + ahead);
    const services = { ...server.services, now: at };
    const caller = { seat: 'student', first_name: 'Gio', time_zone: 'America/Chicago' } as const;
    await expect(openDoor(services, session, caller)).rejects.toMatchObject({
      code: 'door_closed',
      detail: 'The door opens at 4:20 pm, ten minutes before. The session begins on Thursday, January 9, 4:30 pm, Central Time.',
    });
    expect(await join(student, session.id)).toMatchObject(closed(/^The door opens at 4:20 pm, ten minutes before\./));
    expect(await entries(session.id)).toEqual([]);
  });

  it.each([
    ['after the end', { hours: -0.51 }, 'This session is over.'],
    [
      'when it was called off',
      { hours: 0.1, state: 'cancelled', cancelled_at: new Date() },
      'This session was called off. Nobody is there.',
    ],
    ['without a time', { hours: 0, state: 'requested', starts_at: null, ends_at: null }, 'This session has no time yet.'],
    ['while the mentor has not accepted', { hours: 0.1, state: 'held' }, 'This session has no time yet.'],
    ['when it is done', { hours: -0.1, state: 'done' }, 'This session is over.'],
  ] as const)('%s: 403 with its sentence, and nobody is noted', async (_case, change, sentence) => {
    const student = await adult();
    const session = await addBooked(server, { student, mentor, ...change });
    expect(await join(student, session.id)).toMatchObject(closed(sentence));
    expect(await entries(session.id)).toEqual([]);
  });

  it('after a parent took the yes back: 403 for the student with the way on, for the mentor without a reason, and nobody is noted', async () => {
    const { student } = await family();
    const session = await addBooked(server, { student, mentor, hours: 0.1 });
    await consent(student, false);
    expect(await join(student, session.id)).toMatchObject({
      status: 403,
      body: { code: 'consent_needed', detail: 'Your parent said no to this. Only they can change it.' },
    });
    expect(await join(mentor, session.id)).toMatchObject(closed(NOT_NOW));
    expect(await entries(session.id)).toEqual([]);
  });

  it('while the mentor is paused: 403 for both, and the student reads nothing of why', async () => {
    const student = await adult();
    const session = await addBooked(server, { student, mentor, hours: 0.1 });
    await db().insert(mentor_pauses).values({ mentor_id: mentor.id, reason: 'report', since: new Date() });
    expect(await join(student, session.id)).toMatchObject(closed('This session cannot take place now. We look for another mentor.'));
    expect(await join(mentor, session.id)).toMatchObject(closed(/^Something about your checks is open/));
    await db().delete(mentor_pauses);
    expect((await join(mentor, session.id)).status).toBe(200);
  });

  it('between two of whom one blocked the other: 403 for both, and the mentor reads what they read after a parent’s no', async () => {
    const student = await adult();
    const session = await addBooked(server, { student, mentor, hours: 0.1 });
    await db().insert(blocks).values({ student_id: student.id, mentor_id: mentor.id, by: 'student', created_at: new Date() });
    expect(await join(student, session.id)).toMatchObject(closed('This session cannot take place now. We look for another mentor.'));
    expect(await join(mentor, session.id)).toMatchObject(closed(NOT_NOW));
  });

  it('of somebody else: 404, for another student and another mentor alike, and nobody is noted', async () => {
    const session = await addBooked(server, { student: await adult(), mentor, hours: 0.1 });
    const other = await adult();
    expect((await join(other, session.id)).status).toBe(404);
    expect((await server.ask('GET', `/mentor_sessions/${session.id}/calendar/`, { as: other.access })).status).toBe(404);
    expect((await join(await demoPerson(server, 'staff'), session.id)).status).toBe(404);
    expect(await entries(session.id)).toEqual([]);
  });

  it('leads adults to a link that was pasted, and a minor to a room of ours, also one who turned 18 between booking and session', async () => {
    const meeting_link = 'https://zoom.example/j/1';
    const services = {
      ...server.services,
      meetings: openMeetings(
        { ...server.services.config, meetings: { jitsi: JITSI, rooms: true, hosts: ['zoom.example'] } },
        server.services.now,
      ),
    };
    const { student } = await family();
    const session = await addBooked(server, { student, mentor, hours: 0.1, meeting_link });
    const caller = { seat: 'student', first_name: 'Gio', time_zone: null } as const;
    expect(await openDoor(services, session, caller)).toMatch(new RegExp(`^https://meet\\.example/${session.meeting_room}\\?jwt=`));
    await db().update(users).set({ adult_on: '2000-01-01' }).where(eq(users.id, student.id));
    expect(await openDoor(services, session, caller)).toBe(meeting_link);
  });

  it('where no rooms are made: 403 with a sentence, and nobody is noted', async () => {
    const student = await adult();
    const session = await addBooked(server, { student, mentor, hours: 0.1 });
    const meetings = openMeetings(
      { ...server.services.config, meetings: { jitsi: undefined, rooms: false, hosts: [] } },
      server.services.now,
    );
    const caller = { seat: 'student', first_name: 'Mo', time_zone: null } as const;
    await expect(openDoor({ ...server.services, meetings }, session, caller)).rejects.toMatchObject({ code: 'door_closed' });
    expect(await entries(session.id)).toEqual([]);
  });

  it('has a stand-in that nobody enters with a token for another room, or none', async () => {
    const student = await adult();
    const session = await addBooked(server, { student, mentor, hours: 0.1 });
    const { url } = (await join(student, session.id)).body;
    const headers = { authorization: `Bearer ${new URL(url).hash.slice(1)}` };
    expect((await server.ask('GET', `/dev/meetings/${crypto.randomUUID()}`, { headers })).status).toBe(404);
    expect(await server.ask('GET', `/dev/meetings/${session.meeting_room}`)).toMatchObject(closed(/only during its session/));
  });
});

describe("the guardian's door", () => {
  it('opens with the link of the mail, with the names and the time, and notes that the guardian came', async () => {
    const { student, contact } = await family('Pia');
    const session = await bookAndTell(server, { student, mentor, hours: 0.1 });
    const [link = ''] = (await server.mailTo(contact, /has a talk with a mentor/)).links;
    const { status, body } = await asGuardian(link.split('#')[1] ?? '');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        url: expect.stringContaining(`/dev/meeting/${session.meeting_room}#`),
        first_name: 'Pia',
        mentor_name: 'Alex',
        starts_at: session.starts_at!.toISOString(),
      },
    });
    expect(await entries(session.id)).toEqual(['guardian']);
  });

  it('is 400 for a token that was cut, made for another session or for a guardian named before, and nobody is noted', async () => {
    const { student, guardian } = await family();
    const secret = server.services.config.sessionSecret;
    const session = await addBooked(server, { student, mentor, hours: 0.1 });
    const other = await addBooked(server, { student: (await family()).student, mentor, hours: 2 });
    const token = doorToken(secret, session.id, guardian);
    const bytes = Buffer.from(token, 'base64url');
    bytes.writeUInt32BE(other.id);
    const before = doorToken(secret, session.id, { ...guardian, asked_at: new Date(0) });
    for (const wrong of [
      token.slice(0, -1),
      '',
      'x'.repeat(43),
      bytes.toString('base64url'),
      before,
      Buffer.alloc(32, 255).toString('base64url'),
    ]) {
      expect(await asGuardian(wrong)).toMatchObject({ status: 400, body: { code: 'bad_link' } });
    }
    expect((await asGuardian(token)).status).toBe(200);
    expect(await entries(other.id)).toEqual([]);
  });

  it('is 403 too early with the time by the clock of the child, and 403 once the child is 18', async () => {
    const { student, guardian } = await family();
    const session = await addBooked(server, { student, mentor, hours: 48 });
    const token = doorToken(server.services.config.sessionSecret, session.id, guardian);
    expect(await asGuardian(token)).toMatchObject(closed(/^The door opens at .+, Central Time\.$/));
    await db().update(users).set({ adult_on: '2000-01-01' }).where(eq(users.id, student.id));
    expect(await asGuardian(token)).toMatchObject({ status: 403, body: { code: 'of_age' } });
  });
});

describe('a name that is no name', () => {
  const rename = ({ id }: SignedIn, first_name: string) => db().update(users).set({ first_name }).where(eq(users.id, id));
  const named = async (url: string) => {
    const { pathname, hash } = new URL(url);
    const room = pathname.split('/').at(-1);
    return (await server.ask('GET', `/dev/meetings/${room}`, { headers: { authorization: `Bearer ${hash.slice(1)}` } })).body
      .name as string;
  };

  it('is in the room, at the guardian’s door and in the calendar no way to anybody; two first names are a name', async () => {
    const { student, guardian } = await family('Ann 555 010 0123');
    const odd = await newMentor(server, { first_name: 'Vic evil.com' });
    const session = await addBooked(server, { student, mentor: odd, hours: 0.1 });
    const token = doorToken(server.services.config.sessionSecret, session.id, guardian);
    const opened = await asGuardian(token);
    const urls = [(await join(student, session.id)).body.url, (await join(odd, session.id)).body.url, opened.body.url];
    expect(await Promise.all(urls.map(named))).toEqual(['Student', 'Mentor', 'Parent']);
    expect(opened.body.mentor_name).toBe('Your mentor');
    const file = async (who: SignedIn) => (await server.ask('GET', `/mentor_sessions/${session.id}/calendar/`, { as: who.access })).text;
    const [toStudent, toMentor] = [await file(student), await file(odd)];
    expect([toStudent, toMentor].map((text) => /^SUMMARY:(.*)\r$/m.exec(text)?.[1])).toEqual([
      'Talk with your mentor (CareerScoop)',
      'Talk with a student (CareerScoop)',
    ]);
    expect([toStudent, toMentor].join('\n')).not.toMatch(/evil|Ann|010 0123/);
    await rename(student, 'Mary Lou Ann');
    expect(await named((await asGuardian(token)).body.url)).toBe('Parent of Mary Lou Ann');
  });
});

describe('the calendar file', () => {
  it('is for its two, each with the first name of the other and no address but their own', async () => {
    const { student } = await family('Ida');
    const session = await addBooked(server, { student, mentor, hours: 50 });
    const file = (who: SignedIn) => server.ask('GET', `/mentor_sessions/${session.id}/calendar/`, { as: who.access });
    const [toStudent, toMentor] = [await file(student), await file(mentor)];
    expect(toStudent).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/calendar', 'content-disposition': 'attachment; filename="careerscoop-session.ics"' },
    });
    const summaryOf = (text: string) =>
      new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') as ICAL.Component).summary;
    expect([summaryOf(toStudent.text), summaryOf(toMentor.text)]).toEqual(['Talk with Alex (CareerScoop)', 'Talk with Ida (CareerScoop)']);
    expect(toStudent.text).not.toContain(mentor.email);
    expect(toMentor.text).not.toContain(student.email);
    await db()
      .update(mentor_sessions)
      .set({ state: 'requested', starts_at: null, ends_at: null })
      .where(eq(mentor_sessions.id, session.id));
    expect(await file(student)).toMatchObject({ status: 409, body: { detail: 'There is no time to put into a calendar.' } });
  });
});
