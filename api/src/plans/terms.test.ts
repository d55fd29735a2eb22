import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type SignedIn, newGraduate, newStudent, putOnPlan } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { users } from '../identity/identity.tables.ts';
import { doNow } from '../platform/job.ts';
import { endTermsJob } from './end-terms.ts';
import { plan_terms } from './plans.tables.ts';
import { type NewTerm, endTerm, restoreTerm, runningTerm, runningTerms, setTerm, termEnd } from './terms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const db = () => server.services.database.db;
const now = () => server.services.now();
const profile = async (who: SignedIn) => (await server.ask('GET', '/profile/', { as: who.access })).body;
const termsOf = (who: SignedIn) => db().select().from(plan_terms).where(eq(plan_terms.user_id, who.id)).orderBy(plan_terms.id);
const copyOf = async (who: SignedIn) => {
  const [row] = await db().select({ plan: users.pricing_plan, ends_at: users.plan_ends_at }).from(users).where(eq(users.id, who.id));
  return row;
};
const begin = (who: SignedIn, term: Omit<NewTerm, 'user_id' | 'starts_at'>) =>
  db().transaction((tx) => setTerm(tx, server.services, { ...term, user_id: who.id, starts_at: now() }));
let orders = 0;
const buy = async (who: SignedIn, plan_id: number, ends_at: Date) => {
  const order_id = (orders += 1);
  return { order_id, id: await begin(who, { plan_id, source: 'payment', order_id, ends_at }) };
};
const end = (which: { order_id: number }, reason: 'refunded' | 'disputed') =>
  db().transaction((tx) => endTerm(tx, server.services, { ...which, reason }));

describe('so many months later', () => {
  it.each([
    ['2027-01-31T10:00:00Z', 1, '2027-02-28T10:00:00Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2027-01-31T10:00:00Z', 6, '2027-07-31T10:00:00Z'],
    ['2027-08-31T23:59:59Z', 6, '2028-02-29T23:59:59Z'],
    ['2027-01-31T10:00:00Z', 12, '2028-01-31T10:00:00Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
    ['2027-02-28T00:00:00Z', 12, '2028-02-28T00:00:00Z'],
    ['2027-12-15T12:30:00Z', 6, '2028-06-15T12:30:00Z'],
    ['2027-03-30T05:00:00Z', 11, '2028-02-29T05:00:00Z'],
  ])('%s and %i months is %s', (from, months, to) => expect(termEnd(new Date(from), months)).toEqual(new Date(to)));
});

it('ends while its holder looks: the next answer names no plan and is refused with the day, long before the job comes by', async () => {
  const student = await newGraduate(server, { age: 20 });
  const ends_at = new Date(now().getTime() + HOUR);
  await putOnPlan(server, student, 3, ends_at);
  const [{ id }, second] = (await server.ask('GET', '/result/', { as: student.access })).body;
  const save = (interested: boolean, of = id) => server.ask('PATCH', `/result/${of}/`, { as: student.access, body: { interested } });
  expect(await profile(student)).toMatchObject({ pricing_plan: 3, plan_title: 'Sundae', entitlements: { ends_at: ends_at.toISOString() } });
  expect(await save(true)).toMatchObject({ status: 200 });

  server.advance(HOUR);
  const after = await profile(student);
  expect(after).toMatchObject({ pricing_plan: null, plan_title: null, plan_price: null, entitlements: { plan: null, ends_at: null } });
  const sentence = expect.stringMatching(/^Your Sundae plan ended on \w+ \d+, \d{4}\. The free Single Scoop opens saving careers\.$/);
  expect(after.entitlements.save).toMatchObject({ open: false, why: 'plan_ended', sentence });
  expect(await save(true, second.id)).toMatchObject({ status: 403, body: { code: 'plan_needed', detail: sentence } });
  const signedIn = await server.ask('POST', '/auth/', { body: { email: student.email, password: PASSWORD } });
  expect(signedIn.body.user).toMatchObject({ pricing_plan: null, plan_title: null, entitlements: after.entitlements });
  expect(await termsOf(student)).toMatchObject([{ ended_at: null }]);
  // What they saved they keep, and can take out.
  expect((await server.ask('GET', `/result/${id}/`, { as: student.access })).body.interested).toBe(true);
  expect(await save(false)).toMatchObject({ status: 200 });

  await doNow(server.services, endTermsJob, {});
  const ended = await termsOf(student);
  expect(ended).toMatchObject([{ ended_at: expect.any(Date), end_reason: 'expired' }]);
  expect(await copyOf(student)).toEqual({ plan: null, ends_at: null });
  await doNow(server.services, endTermsJob, {});
  expect(await termsOf(student)).toEqual(ended);
  // The free plan can be taken, and the one that ended is not in its way.
  expect(await server.ask('PATCH', '/profile/', { as: student.access, body: { pricing_plan: 1 } })).toMatchObject({ status: 200 });
});

it('of several terms the dearest names the plan, each right takes the best, and each ends by itself', async () => {
  const student = await newStudent(server, { age: 20 });
  const late = new Date(now().getTime() + 48 * HOUR);
  const soon = new Date(now().getTime() + 24 * HOUR);
  await buy(student, 2, late);
  await begin(student, { plan_id: 3, source: 'staff', ends_at: soon });
  expect(await runningTerm(db(), student.id, now())).toMatchObject({ plan_id: 3, source: 'staff' });
  expect((await profile(student)).entitlements).toMatchObject({ plan: { id: 3 }, ends_at: soon.toISOString(), ai_report: { open: true } });
  expect(await copyOf(student)).toEqual({ plan: 3, ends_at: soon });

  server.advance(24 * HOUR);
  expect((await profile(student)).entitlements).toMatchObject({
    plan: { id: 2 },
    ends_at: late.toISOString(),
    ai_report: { open: true },
    companions: { open: false, why: 'plan_ended', sentence: expect.stringContaining('Your Sundae plan ended on') },
  });
  await doNow(server.services, endTermsJob, {});
  expect(await copyOf(student)).toEqual({ plan: 2, ends_at: late });
});

describe('a new term', () => {
  const later = () => new Date(now().getTime() + 100 * HOUR);

  it('takes the place of the one from the same source and of the free one', async () => {
    const student = await newStudent(server, { age: 20 });
    await server.ask('PATCH', '/profile/', { as: student.access, body: { pricing_plan: 1 } });
    await buy(student, 2, later());
    await buy(student, 4, later());
    expect((await termsOf(student)).map(({ plan_id, end_reason }) => [plan_id, end_reason])).toEqual([
      [1, 'replaced'],
      [2, 'replaced'],
      [4, null],
    ]);
    expect(await profile(student)).toMatchObject({ pricing_plan: 4, plan_title: 'Milkshake' });
  });

  it('leaves alone what somebody else gives: paid back, it takes nothing else away', async () => {
    const student = await newStudent(server, { age: 20 });
    await begin(student, { plan_id: 3, source: 'staff', ends_at: later() });
    const { order_id } = await buy(student, 4, later());
    expect(await profile(student)).toMatchObject({ pricing_plan: 4 });
    expect(await end({ order_id }, 'refunded')).toMatchObject({ user_id: student.id });
    expect(await end({ order_id }, 'refunded')).toBeUndefined();
    expect(await profile(student)).toMatchObject({ pricing_plan: 3 });
    expect(await copyOf(student)).toMatchObject({ plan: 3 });
  });

  it('of one order is one term, whoever tries again', async () => {
    const student = await newStudent(server, { age: 20 });
    const { order_id } = await buy(student, 4, later());
    await expect(begin(student, { plan_id: 4, source: 'payment', order_id, ends_at: later() })).rejects.toThrow();
    expect((await termsOf(student)).map(({ end_reason }) => end_reason)).toEqual([null]);
    expect(await profile(student)).toMatchObject({ pricing_plan: 4 });
  });

  it('disputed and won runs on to its end, and a refunded one stays ended', async () => {
    const student = await newStudent(server, { age: 20 });
    const restore = (order: number) => db().transaction((tx) => restoreTerm(tx, server.services, order));
    const { order_id } = await buy(student, 3, later());
    await end({ order_id }, 'disputed');
    expect(await profile(student)).toMatchObject({ pricing_plan: null });
    expect(await restore(order_id)).toBe(true);
    expect(await restore(order_id)).toBe(false);
    expect(await profile(student)).toMatchObject({ pricing_plan: 3, plan_title: 'Sundae' });
    await end({ order_id }, 'refunded');
    expect(await restore(order_id)).toBe(false);
    expect(await runningTerms(db(), student.id, now())).toEqual([]);
  });
});

it('an end that cannot be written down holds up no other', async () => {
  const [stuck, free] = [await newStudent(server, { age: 20 }), await newStudent(server, { age: 20 })];
  for (const who of [stuck, free]) await putOnPlan(server, who, 2, new Date(now().getTime() + HOUR));
  server.advance(HOUR);
  const subjects = [
    ...server.services.subjects,
    {
      name: 'stuck',
      on: {
        term_ended: async (_: unknown, __: unknown, { user_id }: { user_id: number }) => {
          if (user_id === stuck.id) throw new Error('not now');
        },
      },
    },
  ];
  await expect(doNow({ ...server.services, subjects }, endTermsJob, {})).rejects.toThrow(/1 terms could not be ended/);
  expect(await termsOf(stuck)).toMatchObject([{ ended_at: null }]);
  expect(await termsOf(free)).toMatchObject([{ end_reason: 'expired' }]);
  await doNow(server.services, endTermsJob, {});
  expect(await termsOf(stuck)).toMatchObject([{ end_reason: 'expired' }]);
});
