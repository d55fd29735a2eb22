import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { type SignedIn, demoPerson, newMentor, newStudent } from '../../test/people.ts';
import { addTalk } from '../../test/talks.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { mentor_feedbacks, mentor_sessions } from './mentoring.tables.ts';
import { findHeldText, refuseText } from './safety/held-texts.sql.ts';
import { session_ratings } from './safety/mentor-safety.tables.ts';

const DAY = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const write = (as: SignedIn, id: number, message = 'It was a good talk.', score: unknown = 4) =>
  server.ask('POST', `/mentor_sessions/${id}/feedback/`, { as: as.access, body: { message, score } });
const read = async (as: SignedIn) =>
  ((await server.ask('GET', '/mentor_feedbacks/', { as: as.access })).body as { message: string }[]).map(({ message }) => message);
const stored = (id: number) => db().select().from(mentor_feedbacks).where(eq(mentor_feedbacks.session_id, id));
const ratings = (id: number) => db().select().from(session_ratings).where(eq(session_ratings.session_id, id));
async function pair(state: 'done' | 'booked' | 'requested' | 'cancelled' | 'no_show_student' = 'done', days = -1) {
  const [mentor, student] = [await newMentor(server), await newStudent(server, { age: 20 })];
  return { mentor, student, id: await addTalk(server, { student, mentor, state, days }) };
}

describe('feedback after a talk', () => {
  it('is blind: neither reads the other before both wrote, then both do at once; the scores reach nobody', async () => {
    const { mentor, student, id } = await pair();
    const first = await write(mentor, id, 'You asked well.', 3);
    expect(first).toMatchObject({ status: 201, body: { held: false } });
    expect(new Date(first.body.visible_at).getTime()).toBeGreaterThan(server.services.now().getTime() + 6 * DAY);
    expect([await read(student), await read(mentor)]).toEqual([[], []]);
    const second = await write(student, id, 'Very kind.', 4);
    expect(new Date(second.body.visible_at).getTime()).toBeLessThanOrEqual(server.services.now().getTime());
    expect([await read(student), await read(mentor)]).toEqual([['You asked well.'], ['Very kind.']]);
    expect((await ratings(id)).map(({ by, score }) => [by, score]).sort()).toEqual([
      ['mentor', 3],
      ['student', 4],
    ]);
    for (const who of [mentor, student]) {
      for (const path of ['/mentor_feedbacks/', '/mentor_sessions/']) {
        expect((await server.ask('GET', path, { as: who.access })).text).not.toMatch(/"score"/);
      }
    }
  });

  it('of one alone is read seven days later', async () => {
    const other = await startTestServer();
    const mentor = await newMentor(other);
    const student = await newStudent(other, { age: 20 });
    const id = await addTalk(other, { student, mentor, state: 'done', days: -1 });
    await other.ask('POST', `/mentor_sessions/${id}/feedback/`, { as: mentor.access, body: { message: 'Keep drawing.', score: 4 } });
    const count = async () => {
      const { db: theirs } = other.services.database;
      const { listFeedbackFor } = await import('./feedback.sql.ts');
      return (await listFeedbackFor(theirs, { id: student.id, role: 'Student' } as never, other.services.now())).length;
    };
    other.advance(7 * DAY - 60_000);
    expect(await count()).toBe(0);
    other.advance(120_000);
    expect(await count()).toBe(1);
    await other.close();
  });

  it.each([
    ['a number in words', 'Call five five five, oh one oh, oh one two three.'],
    ['a number', 'My number is 555 010 0123'],
    ['an email', 'Write to me: wu@example.org'],
    ['a link', 'See www.example.org'],
    ['a handle', 'I am @wu_li'],
  ])('with %s: 201, held, unseen by the other side also when both wrote, until a person has read it', async (_, message) => {
    const { mentor, student, id } = await pair();
    expect(await write(mentor, id, message)).toMatchObject({ status: 201, body: { held: true, visible_at: null } });
    expect((await write(student, id)).status).toBe(201);
    expect([await read(student), await read(mentor)]).toEqual([[], ['It was a good talk.']]);
  });

  it('twice: 409 feedback_given, "You have written your feedback already. Thank you.", the first one stays; of two at once one is kept', async () => {
    const { student, id } = await pair();
    expect((await write(student, id, 'First')).status).toBe(201);
    expect(await write(student, id, 'Second')).toMatchObject({
      status: 409,
      body: { code: 'feedback_given', detail: 'You have written your feedback already. Thank you.' },
    });
    expect((await stored(id)).map(({ message }) => message)).toEqual(['First']);
    const again = await pair();
    const answers = await Promise.all([1, 2, 3].map((each) => write(again.mentor, again.id, `Try ${each}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect([(await stored(again.id)).length, (await ratings(again.id)).length]).toEqual([1, 1]);
  });

  it.each([0, 5, 2.5, '4', null])('score %j: 400 "Choose a score from 1 to 4.", nothing is stored', async (score) => {
    const { student, id } = await pair();
    expect(await write(student, id, 'Fine', score)).toMatchObject({ status: 400, body: { score: ['Choose a score from 1 to 4.'] } });
    expect([await stored(id), await ratings(id)]).toEqual([[], []]);
  });

  it.each(['', '   ', 'x'.repeat(2001)])('a message that is empty or too long: 400 at message, nothing is stored', async (message) => {
    const { student, id } = await pair();
    const answer = await write(student, id, message);
    expect([answer.status, Object.keys(answer.body), await stored(id)]).toEqual([400, ['message'], []]);
  });

  it.each([
    ['requested', 3],
    ['booked', 3],
    ['cancelled', -3],
    ['no_show_student', -3],
  ] as const)('on a talk that is %s: 409 wrong_state, "Feedback is for after the talk.", nothing is stored', async (state, days) => {
    const { student, mentor, id } = await pair(state, days);
    for (const who of [student, mentor]) {
      expect(await write(who, id)).toMatchObject({ status: 409, body: { code: 'wrong_state', detail: 'Feedback is for after the talk.' } });
    }
    expect(await stored(id)).toEqual([]);
  });

  it('on a talk whose time is over, before anybody said that it is done: 201', async () => {
    const { student, id } = await pair('booked', -1);
    expect((await write(student, id)).status).toBe(201);
  });

  it("another's: 404 as one that does not exist; without sign-in 401; nothing is stored", async () => {
    const { id } = await pair();
    for (const stranger of [await newStudent(server), await newMentor(server), await demoPerson(server, 'staff')]) {
      expect([(await write(stranger, id)).status, (await write(stranger, 999_999)).status]).toEqual([404, 404]);
    }
    expect((await server.ask('POST', `/mentor_sessions/${id}/feedback/`, { body: { message: 'x', score: 4 } })).status).toBe(401);
    expect(await stored(id)).toEqual([]);
  });

  it('after a report: what was unread and what comes later waits for a person', async () => {
    const { mentor, student, id } = await pair();
    expect((await write(mentor, id, 'See you soon')).body.held).toBe(false);
    expect((await server.ask('POST', `/mentor_sessions/${id}/report/`, { as: student.access, body: { kind: 'hurtful' } })).status).toBe(
      201,
    );
    expect((await write(student, id, 'Not nice')).body.held).toBe(true);
    expect([await read(student), await read(mentor)]).toEqual([[], []]);
  });
});

describe('free text in front of the other side', () => {
  it('a topic with a phone number: 201, the mentor reads none until a person passes it on, the student reads their own', async () => {
    const student = await newStudent(server, { age: 20, affiliate_code: 'SCOOP-DEMO' });
    const mentor = await newMentor(server);
    const topic = 'Call me at 555 010 0123 about boats';
    const asked = await server.ask('POST', '/mentor_sessions/', { as: student.access, body: { topic } });
    expect(asked).toMatchObject({ status: 201, body: { topic } });
    await db().update(mentor_sessions).set({ mentor_id: mentor.id }).where(eq(mentor_sessions.id, asked.body.id));
    const list = async (who: SignedIn) => (await server.ask('GET', '/mentor_sessions/', { as: who.access })).body;
    expect(await list(mentor)).toMatchObject([{ id: asked.body.id, topic: null }]);
    expect(await list(student)).toMatchObject([{ topic }]);
  });

  it('About Me with a link: 200 and kept, no student reads it until a person passes it on; saved anew without, they read it at once', async () => {
    const { mentor, student } = await pair('booked', 2);
    const save = (about_me: string) => server.ask('PATCH', '/profile/', { as: mentor.access, body: { about_me } });
    const about = async () => (await server.ask('GET', '/mentor_sessions/', { as: student.access })).body[0].mentor_about;
    const held = async () => {
      const { about_me_held, about_me_state } = (await server.ask('GET', '/mentor/standing/', { as: mentor.access })).body;
      return [about_me_held, about_me_state];
    };
    const decide = async () =>
      db().transaction(async (tx) => {
        const text = await findHeldText(tx, 'about', mentor.id);
        if (text) await refuseText(tx, text, server.services.now());
      });
    expect(await save('I build boats: www.example.org')).toMatchObject({
      status: 200,
      body: { about_me: 'I build boats: www.example.org' },
    });
    expect([await about(), await held()]).toEqual([null, [true, 'waiting']]);
    await decide();
    expect([await about(), await held()]).toEqual([null, [true, 'refused']]);
    expect((await save('I build boats.')).status).toBe(200);
    expect([await about(), await held()]).toEqual(['I build boats.', [false, null]]);
  });
});

it('a topic says to its mentor whether one of us still reads it or did not pass it on, and to its student nothing of that', async () => {
  const [mentor, student] = [await newMentor(server), await newStudent(server)];
  for (const [days, topic_held] of (['phone', 'refused', undefined] as const).entries())
    await addTalk(server, {
      student,
      mentor,
      state: 'booked',
      days: days + 2,
      topic: '555 010 0123',
      ...(topic_held ? { topic_held } : {}),
    });
  const read = async (who: SignedIn) =>
    ((await server.ask('GET', '/mentor_sessions/', { as: who.access })).body as MentorSession[]).map((each) => [
      each.topic,
      each.topic_state,
    ]);
  const topic = '555 010 0123';
  expect((await read(mentor)).toReversed()).toEqual([
    [null, 'waiting'],
    [null, 'refused'],
    [topic, null],
  ]);
  expect(await read(student)).toEqual([1, 2, 3].map(() => [topic, null]));
});

describe('GET mentor/standing/', () => {
  it('says what is checked, and the talks that were given, in order; a mentor alone has it', async () => {
    const { mentor, student } = await pair('done', -2);
    await addTalk(server, { student, mentor, state: 'done', days: -5, topic: 'Ships', topic_held: 'link' });
    await addTalk(server, { student, mentor, state: 'cancelled', days: -6 });
    await addTalk(server, { student, mentor, state: 'booked', days: 6 });
    const { status, body } = await server.ask('GET', '/mentor/standing/', { as: mentor.access });
    expect(status).toBe(200);
    expect(body).toMatchObject({ approved: true, paused: false, about_me_held: false, about_me_state: null });
    expect(body.checks.map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toEqual(
      ['identity', 'background', 'reference', 'training', 'agreement'].map((kind) => [kind, 'clear']),
    );
    expect(body.given.map(({ minutes, topic }: { minutes: number; topic: string | null }) => [minutes, topic])).toEqual([
      [30, null],
      [30, 'Boats'],
    ]);
    expect((await server.ask('GET', '/mentor/standing/', { as: student.access })).status).toBe(403);
    expect((await server.ask('GET', '/mentor/standing/')).status).toBe(401);
  });
});
