import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { DAY, HOUR } from '../../../test/booked-talks.ts';
import { type SignedIn, newMentor, newStudent } from '../../../test/people.ts';
import { addBooked, sessionNow } from '../../../test/sessions.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { guardians } from '../../consent/consent.tables.ts';
import { doNow } from '../../platform/job.ts';
import { listOutbox } from '../../platform/outbox.sql.ts';
import { tendSessionsJob } from '../booking/tend-sessions.ts';
import { doorToken } from '../door/door-token.ts';

const MAILS_LEFT = `select count(*)::int as left from jobs.job where name = 'send-mail' and state in ('created', 'retry', 'active')`;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;

/** A minor with a parent and a mentor, whose talk ended a minute ago; nobody has said yet that it took place. */
async function justOver() {
  const [mentor, student] = [await newMentor(server, { first_name: 'Vera' }), await newStudent(server, { age: 15, first_name: 'Quill' })];
  const contact = `quill-${student.id}@example.org`;
  const row = { user_id: student.id, channel: 'email', contact, asked_at: server.services.now() } as const;
  const [guardian] = await db().insert(guardians).values(row).returning();
  if (!guardian) throw new Error('no guardian');
  const { id } = await addBooked(server, { student, mentor, hours: -31 / 60 });
  const told = async (by: 'student' | 'guardian' | 'mentor') => {
    const body = { kind: 'unsafe', text: 'It felt wrong' };
    const answer =
      by === 'guardian'
        ? await server.ask('POST', '/session_door/report/', {
            body: { token: doorToken(server.services.config.sessionSecret, id, guardian), ...body },
          })
        : await server.ask('POST', `/mentor_sessions/${id}/report/`, { as: (by === 'mentor' ? mentor : student).access, body });
    expect(answer.status).toBe(201);
  };
  /** Who was asked how it was, once it is done by itself. */
  const asked = async () => {
    server.advance(DAY + HOUR);
    await doNow(server.services, tendSessionsJob, {});
    server.advance(-DAY - HOUR);
    expect((await sessionNow(server, id))?.state).toBe('done');
    await expect.poll(async () => (await server.services.database.runSql(MAILS_LEFT)).rows).toEqual([{ left: 0 }]);
    const mails = (await listOutbox(db())).filter(({ subject }) =>
      /^How was your talk|^Two minutes for|with a mentor is over$/.test(subject),
    );
    const everybody = { student: student.email, guardian: contact, mentor: mentor.email };
    return Object.entries(everybody).flatMap(([who, email]) => (mails.some(({ to }) => to === email) ? [who] : []));
  };
  const may = async (who: SignedIn) => {
    const { body } = await server.ask('GET', '/mentor_sessions/', { as: who.access });
    return (body as MentorSession[]).find((each) => each.id === id)?.may;
  };
  return { mentor, student, told, asked, may };
}

describe('a talk that is done by itself a day later', () => {
  it.each([
    [[], ['student', 'guardian', 'mentor']],
    [['student'], ['mentor']],
    [['guardian'], ['mentor']],
    [['mentor'], ['student', 'guardian']],
    [['mentor', 'student'], []],
  ] as const)('and of which told: %j, asks how it was: %j', async (tellers, asked) => {
    const { mentor, student, told, asked: whoIsAsked, may } = await justOver();
    for (const each of tellers) await told(each);
    expect(await whoIsAsked()).toEqual(asked);
    const wanted = [student, mentor].map(may);
    const [ofStudent, ofMentor] = await Promise.all(wanted);
    expect(ofStudent?.includes('feedback')).toBe(asked.some((each) => each === 'student'));
    expect(ofMentor?.includes('feedback')).toBe(asked.some((each) => each === 'mentor'));
    expect([ofStudent, ofMentor].every((each) => each?.includes('report'))).toBe(true);
  });
});
