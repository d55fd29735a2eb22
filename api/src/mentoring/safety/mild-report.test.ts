import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GRAVE_KINDS, REPORT_KINDS } from '@careerscoop/contract/session-feedback';
import { type SignedIn, newMentor, newStudent } from '../../../test/people.ts';
import { addTalk } from '../../../test/talks.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';
import { callOff } from '../booking/change-session.ts';
import type { SessionRow } from '../booking/session-states.ts';
import { mentor_sessions } from '../mentoring.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const talk = async (id: number) => (await db().select().from(mentor_sessions).where(eq(mentor_sessions.id, id)))[0] as SessionRow;
/** What a letter and its file say, without its reader, the time and the numbers of the one talk. */
const plain = ({ to, subject, text, calendar }: { to: string; subject: string; text: string; calendar?: string | null }) =>
  [subject, text, (calendar ?? '').replaceAll('\r\n ', '')]
    .join('\n')
    .replaceAll(to, '…')
    .replace(/\w+day, \w+ \d+(, \d{4})?, [\d:]+ [ap]m, \w+ Time|(DT\w+|UID)[^\r\n]*/g, '…');
const offLetters = async (to: string) => (await listOutbox(db(), to)).filter(({ subject }) => /is cancelled$/.test(subject));
const listed = async (as: SignedIn) =>
  ((await server.ask('GET', '/mentor_sessions/', { as: as.access })).body as { id: number }[]).map(({ id }) => id);

/** A talk that one of these called off, as its mentor and its student read of it and have it in their copies. */
async function calledOff(
  by: 'student' | 'staff' | 'guardian' | 'plan' | 'report',
  off: (id: number, student: SignedIn, mentor: SignedIn) => Promise<void>,
) {
  const [mentor, student] = [await newMentor(server), await newStudent(server, { first_name: 'Quill' })];
  const id = await addTalk(server, { student, mentor, state: 'booked', days: 3 });
  await off(id, student, mentor);
  expect(await talk(id)).toMatchObject({ state: 'cancelled', cancelled_by: by, mentor_id: mentor.id });
  await expect
    .poll(async () => [await offLetters(mentor.email), await offLetters(student.email)].map((each) => each.length))
    .toEqual([1, 1]);
  const [[toMentor], [toStudent]] = [await offLetters(mentor.email), await offLetters(student.email)];
  const copy = (await server.ask('GET', '/profile/export/', { as: mentor.access })).text;
  expect([await listed(mentor), await listed(student)]).toEqual([[], []]);
  return { toMentor: plain(toMentor!), toStudent: plain(toStudent!), copy };
}
const withoutWord = (by: 'staff' | 'guardian' | 'plan') => async (id: number) => {
  const session = await talk(id);
  await db().transaction(async (tx) => {
    await callOff(tx, server.services, [session], { who: by, id: null });
  });
};
const report = (kind: string, by: 'student' | 'mentor') => async (id: number, student: SignedIn, mentor: SignedIn) => {
  const as = (by === 'student' ? student : mentor).access;
  expect((await server.ask('POST', `/mentor_sessions/${id}/report/`, { as, body: { kind, text: 'Was rude' } })).status).toBe(201);
};

it('that pauses nobody reads to the mentor as a talk that its student, their parent, their plan or the team called off', async () => {
  const student = await calledOff('student', async (id, { access }) => {
    const body = { reason: '', version: (await talk(id)).version };
    expect((await server.ask('POST', `/mentor_sessions/${id}/cancel/`, { as: access, body })).status).toBe(200);
  });
  const others = [];
  for (const by of ['staff', 'guardian', 'plan'] as const) others.push(await calledOff(by, withoutWord(by)));
  for (const kind of REPORT_KINDS.filter((each) => !GRAVE_KINDS.includes(each)))
    others.push(await calledOff('report', report(kind, 'student')));
  expect(student.toMentor).toContain('This will not take place:');
  expect(student.toMentor).not.toMatch(/report|parent|plan|rude/i);
  for (const { toMentor, copy } of others) {
    expect(toMentor).toBe(student.toMentor);
    expect(/Was rude|hurtful|"report\\?"|reported/.exec(copy)?.[0]).toBeUndefined();
  }
});

it('by a mentor reads to the student as a talk that the team called off', async () => {
  const [team, told] = [await calledOff('staff', withoutWord('staff')), await calledOff('report', report('hurtful', 'mentor'))];
  expect(told.toStudent).toBe(team.toStudent);
});
