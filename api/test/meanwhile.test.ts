import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmFactor, findSecondFactor } from '../src/accounts/second-factor.sql.ts';
import { assessments } from '../src/assessment/assessment.tables.ts';
import { matchCareers } from '../src/careers/match-careers.ts';
import { results } from '../src/careers/careers.tables.ts';
import { chat_turns } from '../src/companions/chat/chat.tables.ts';
import { consents, guardians } from '../src/consent/consent.tables.ts';
import { lockPerson } from '../src/identity/people.sql.ts';
import { addBlock } from '../src/mentoring/safety/reports.sql.ts';
import { lockPair } from '../src/mentoring/booking/booking.sql.ts';
import { endTerms } from '../src/plans/end-terms.ts';
import { plan_terms } from '../src/plans/plans.tables.ts';
import type { Db } from '../src/platform/database.ts';
import { say } from './chat-people.ts';
import { askedAt } from './families.ts';
import { PASSWORD, type SignedIn, newGraduate, newMentor, newStudent, putOnPlan } from './people.ts';
import { addTalk } from './talks.ts';
import { type TestServer, startTestServer } from './test-server.ts';

// What is asked first and done later must still be so when it is done; and who waits for somebody must not be waited for by them.

const SAFETY = { email: 'care@careers.test', hours: { days: 'daily', from: 8, to: 22, zone: 'CT' } } as const;
let server: TestServer;
let families = 0;
beforeAll(async () => {
  server = await startTestServer({ safety: SAFETY });
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const ask = (method: string, path: string, as: { access: string }, body?: object) => server.ask(method, path, { as: as.access, body });

/** Sends a request while `change` is on its way: it has looked at all that it looks at first, and waits for whoever is held. */
async function sentDuring<Answer>(
  hold: (tx: Db) => Promise<unknown>,
  request: () => Promise<Answer>,
  change: (tx: Db) => Promise<unknown>,
) {
  let sent: Promise<Answer> | undefined;
  await db().transaction(async (tx) => {
    await hold(tx);
    sent = request();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await change(tx);
  });
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

/** A minor with a parent whose page is open. */
async function newFamily(first_name: string) {
  families += 1;
  const contact = `meanwhile${families}@example.net`;
  const student = await newStudent(server, { age: 15, first_name });
  await putOnPlan(server, student, 4);
  const token = await askedAt(server, student, contact);
  const parent = (await server.ask('POST', '/consent/open/', { body: { token } })).body as { access: string };
  const { text_version } = (await ask('GET', '/consent/parent/', parent)).body;
  const answer = (decisions: object) => ask('PUT', '/consent/parent/', parent, { text_version, decisions });
  return { student, answer, contact };
}

const hold =
  ({ id }: SignedIn) =>
  (tx: Db) =>
    lockPerson(tx, id);

describe('a parent', () => {
  it('whom the child has just replaced answers for nobody: 401, and the one who is named now has not answered', async () => {
    const { student, answer } = await newFamily('Uma');
    const other = { contact: 'the.right.one@example.net', asked_at: new Date() };
    const named = eq(guardians.user_id, student.id);
    const { status } = await sentDuring(
      hold(student),
      () => answer({ mentor_sessions: true }),
      (tx) => tx.update(guardians).set(other).where(named),
    );
    expect(status).toBe(401);
    expect(await db().select().from(guardians).where(named)).toMatchObject([{ contact: other.contact, answered_at: null }]);
    expect(await db().$count(consents, eq(consents.user_id, student.id))).toBe(0);
  });

  it('who answers while the child asks them once more never fails either of the two', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => newFamily('Vik')));
    const answers = await Promise.all(
      all.flatMap(({ student, answer, contact }) => [
        answer({ mentor_sessions: true }),
        ask('POST', '/consent/ask/', student, { channel: 'email', contact }),
      ]),
    );
    for (const { status } of answers) expect([200, 202, 401, 409]).toContain(status);
  });

  it('who takes the yes back just before a message comes is heard: 403, and nothing is stored', async () => {
    const { student, answer } = await newFamily('Wes');
    await answer({ companions: true });
    const { status, body } = await sentDuring(
      hold(student),
      () => say(server, student, 'Hello'),
      (tx) => tx.update(consents).set({ granted: false }).where(eq(consents.user_id, student.id)),
    );
    expect([status, body.code]).toEqual([403, 'consent_needed']);
    expect(await db().$count(chat_turns, eq(chat_turns.user_id, student.id))).toBe(0);
  });

  it('who takes the yes back while their child, or the mentor, calls off, and another child reports: all end well', async () => {
    const mentor = await newMentor(server);
    const all = await Promise.all(Array.from({ length: 6 }, () => newFamily('Xan')));
    const talks: number[] = [];
    for (const [index, { student, answer }] of all.entries()) {
      await answer({ mentor_sessions: true });
      talks.push(await addTalk(server, { student, mentor, state: 'booked', days: 2 + index }));
    }
    const reporter = await newStudent(server, { age: 20 });
    const past = await addTalk(server, { student: reporter, mentor, state: 'done', days: -2 });
    const answers = await Promise.all([
      ask('POST', `/mentor_sessions/${past}/report/`, reporter, { kind: 'unsafe', text: 'It felt wrong' }),
      ...all.flatMap(({ student, answer }, index) => [
        answer({ mentor_sessions: false }),
        ask('POST', `/mentor_sessions/${talks[index]}/cancel/`, index % 2 ? student : mentor, { reason: '', version: 0 }),
      ]),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(answers[0]?.status).toBe(201);
  });
});

describe('a report', () => {
  it('that is on its way holds what the other side writes at that moment', async () => {
    const [mentor, student] = [await newMentor(server), await newStudent(server, { age: 20 })];
    const id = await addTalk(server, { student, mentor, state: 'done', days: -2 });
    const pair = { student_id: student.id, mentor_id: mentor.id };
    const { status, body } = await sentDuring(
      async (tx) => {
        await lockPair(tx, student.id, mentor.id);
        await addBlock(tx, { ...pair, by: 'student', created_at: new Date() });
      },
      () => ask('POST', `/mentor_sessions/${id}/feedback/`, mentor, { message: 'Well asked, all of it.', score: 4 }),
      () => Promise.resolve(),
    );
    expect([status, body.held]).toEqual([201, true]);
  });
});

describe('a sign-in', () => {
  it('that began before the second factor was set up opens no session without its code', async () => {
    const who = await newStudent(server, { age: 20 });
    const enter = () => server.ask('POST', '/auth/', { body: { email: who.email, password: PASSWORD }, remoteAddress: '10.77.0.1' });
    await ask('POST', '/auth/second-factor/', who);
    const { status, body } = await sentDuring(hold(who), enter, async (tx) => {
      const factor = await findSecondFactor(tx, who.id);
      await confirmFactor(tx, who.id, factor?.secret ?? '', new Date());
    });
    expect([status, body.code]).toEqual([401, 'code_needed']);
  });
});

describe('a term', () => {
  it('that is given more time while the job waits to end it runs on', async () => {
    const student = await newStudent(server, { age: 20 });
    await putOnPlan(server, student, 4);
    const own = eq(plan_terms.user_id, student.id);
    await db()
      .update(plan_terms)
      .set({ ends_at: new Date(Date.now() - 60_000) })
      .where(own);
    await sentDuring(
      hold(student),
      () => endTerms(server.services),
      (tx) =>
        tx
          .update(plan_terms)
          .set({ ends_at: new Date('2099-01-01T00:00:00Z') })
          .where(own),
    );
    expect(await db().select().from(plan_terms).where(own)).toMatchObject([{ ended_at: null }]);
  });
});

describe('the ten careers', () => {
  it('of an older attempt that was matched late do not take the place of the newer ones', async () => {
    const student = await newGraduate(server, { age: 19 });
    const tenOf = async () =>
      (await db().select({ code: results.onet_code, from: results.assessment_id }).from(results).where(eq(results.user_id, student.id)))
        .map(({ code, from }) => `${code} ${from}`)
        .sort();
    // One that was saved stands beyond the ten.
    await db()
      .update(results)
      .set({ rank: null, interested: true })
      .where(and(eq(results.user_id, student.id), eq(results.rank, 10)));
    const before = await tenOf();
    const [newest] = await db().select().from(assessments).where(eq(assessments.user_id, student.id));
    if (!newest) throw new Error('there is no assessment');
    const { id: _id, ...copy } = newest;
    await db().update(assessments).set({ attempt: 2 }).where(eq(assessments.id, newest.id));
    const [late] = await db()
      .insert(assessments)
      .values({ ...copy, attempt: 1, matched_at: null })
      .returning({ id: assessments.id });
    await matchCareers(server.services, late?.id ?? 0);
    expect(await tenOf()).toEqual(before);
  });

  it('one that a retake has just taken away cannot be booked: 404, and no talk is asked for', async () => {
    const student = await newGraduate(server, { age: 19 });
    await putOnPlan(server, student, 4);
    const [{ id }] = (await ask('GET', '/result/', student)).body;
    const { status } = await sentDuring(
      hold(student),
      () => ask('PATCH', `/result/${id}/`, student, { booked: true }),
      (tx) => tx.delete(results).where(eq(results.id, id)),
    );
    expect(status).toBe(404);
    expect((await ask('GET', '/mentor_sessions/', student)).body).toEqual([]);
  });

  it.each([{ score: 4 }, { interested: true }])(
    'one that a retake has just taken away is not said to be kept: 404 for %j',
    async (change) => {
      const student = await newGraduate(server, { age: 19 });
      await putOnPlan(server, student, 4);
      const [{ id }] = (await ask('GET', '/result/', student)).body;
      const { status } = await sentDuring(
        hold(student),
        () => ask('PATCH', `/result/${id}/`, student, change),
        (tx) => tx.delete(results).where(eq(results.id, id)),
      );
      expect(status).toBe(404);
    },
  );
});
