import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entitlements } from '@careerscoop/contract/entitlements';
import {
  PASSWORD,
  type SignedIn,
  confirmAt,
  demoPerson,
  newSchool,
  newStudent,
  putOnPlan,
  signInAs,
  signupForm,
} from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { affiliate_codes, users } from '../identity/identity.tables.ts';
import { doNow } from '../platform/job.ts';
import { endTermsJob } from './end-terms.ts';
import { plan_terms } from './plans.tables.ts';
import { termEnd } from './terms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const db = () => server.services.database.db;
const now = () => server.services.now();
const dayIn = (days: number) => new Date(now().getTime() + days * DAY).toISOString().slice(0, 10);
const redeem = (who: SignedIn, code: unknown) => server.ask('POST', '/plan/code/', { as: who.access, body: { code } });
const profile = async (who: SignedIn) => (await server.ask('GET', '/profile/', { as: who.access })).body;
const termsOf = (who: { id: number }) => db().select().from(plan_terms).where(eq(plan_terms.user_id, who.id)).orderBy(plan_terms.id);
let codes = 0;
/** A code that pays for a Sundae of 6 months, or what is said. */
async function newCode(change: Partial<typeof affiliate_codes.$inferInsert> = {}): Promise<string> {
  const code = `NORTH-${(codes += 1)}`;
  await db()
    .insert(affiliate_codes)
    .values({ code, label: 'North High', plan_id: 3, months: 6, ...change });
  return code;
}

describe('looked at before it is redeemed', () => {
  it('says whose it is, which plan and until when, and changes nothing; what cannot be redeemed is refused as then', async () => {
    const code = await newCode({ closes_on: dayIn(20) });
    const student = await newStudent(server, { age: 20 });
    const look = (typed: string) => server.ask('POST', '/plan/code/check/', { as: student.access, body: { code: typed } });
    const { status, body } = await look(code.toLowerCase());
    expect(status).toBe(200);
    expect(body).toEqual({
      code,
      label: 'North High',
      plan: { id: 3, title: 'Sundae', price: 89 },
      ends_at: `${dayIn(21)}T00:00:00.000Z`,
    });
    expect(await termsOf(student)).toEqual([]);
    expect((await look('scoop-demo')).body).toMatchObject({ code: 'SCOOP-DEMO', plan: null, ends_at: null });
    expect(await look('nonsense')).toMatchObject({ status: 400, body: { code: ['This code is not known.'] } });
    expect((await redeem(student, code)).status).toBe(200);
    expect(await look(code)).toMatchObject({ status: 400, body: { code: ['You have redeemed this code already.'] } });
  });
});

describe('redeemed on My Plan', () => {
  it('begins a term of its months, however it is typed; the answer says what is open and until when', async () => {
    const school = await newSchool(server, 'North High');
    const code = await newCode({ school_id: school.id });
    const student = await newStudent(server, { age: 20 });
    const { status, body } = await redeem(student, ` ${code.toLowerCase()} `);
    expect(status).toBe(200);
    const [term] = await termsOf(student);
    expect(term).toMatchObject({ plan_id: 3, source: 'code', code, ended_at: null });
    expect(term?.ends_at).toEqual(termEnd(term?.starts_at ?? now(), 6));
    expect(entitlements.parse(body.entitlements)).toMatchObject({
      plan: { id: 3, title: 'Sundae' },
      ends_at: term?.ends_at?.toISOString(),
      code: { code, open: true },
      sessions: { open: true, per_month: 1 },
    });
    expect(await profile(student)).toMatchObject({
      pricing_plan: 3,
      plan_title: 'Sundae',
      affiliate_code: code,
      school: { name: 'North High' },
    });
  });

  it('ends with the last day of the code where that is sooner', async () => {
    const student = await newStudent(server, { age: 20 });
    await redeem(student, await newCode({ closes_on: dayIn(20) }));
    const [term] = await termsOf(student);
    expect(term?.ends_at).toEqual(new Date(`${dayIn(21)}T00:00:00Z`));
    server.advance(21 * DAY);
    const { entitlements: after, plan_title } = await profile(student);
    expect(plan_title).toBeNull();
    expect(after).toMatchObject({ plan: null, code: { open: false } });
    expect(after.companions).toMatchObject({
      why: 'code_closed',
      sentence: expect.stringMatching(/^What your code NORTH-\d+ opened ended on /),
    });
    await doNow(server.services, endTermsJob, {});
    expect(await termsOf(student)).toMatchObject([{ end_reason: 'expired' }]);
    // Its time is over: another can be redeemed.
    expect((await redeem(student, await newCode())).status).toBe(200);
  });

  it('that is no plan opens saving, a retake and a talk, as at sign-up', async () => {
    const student = await newStudent(server, { age: 20 });
    const { body } = await redeem(student, 'scoop-demo');
    expect(body.entitlements).toMatchObject({
      plan: null,
      code: { code: 'SCOOP-DEMO', open: true },
      save: { open: true },
      sessions: { per_month: 1 },
    });
    expect(await termsOf(student)).toEqual([]);
  });

  it('stays beside a plan that was paid for, which it neither ends nor outlives', async () => {
    const student = await newStudent(server, { age: 20 });
    await putOnPlan(server, student, 4, new Date(now().getTime() + 10 * DAY));
    await redeem(student, await newCode());
    expect(await profile(student)).toMatchObject({ pricing_plan: 4 });
    server.advance(10 * DAY);
    expect(await profile(student)).toMatchObject({ pricing_plan: 3, plan_title: 'Sundae' });
  });

  it('beside a sponsor’s code that is no plan: both open what they open', async () => {
    const student = await newStudent(server, { age: 20, affiliate_code: 'SCOOP-DEMO' });
    const code = await newCode({ plan_id: 2 });
    expect((await redeem(student, code)).body.entitlements).toMatchObject({
      plan: { id: 2 },
      code: { code: 'SCOOP-DEMO', open: true },
      ai_report: { open: true },
      sessions: { per_month: 1 },
    });
  });
});

describe('is refused with 400 at its field, and nothing changes', () => {
  it.each<[string, () => Promise<string>, RegExp]>([
    ['unknown', async () => 'NOPE-404', /^This code is not known\.$/],
    ['switched off', () => newCode({ is_active: false }), /^This code is closed\.$/],
    ['closed yesterday', () => newCode({ closes_on: dayIn(-1) }), /^This code closed on \w+ \d+, \d{4}\.$/],
    ['not open yet', () => newCode({ opens_on: dayIn(1) }), /^This code opens on \w+ \d+, \d{4}\. Please come back then\.$/],
    ['full', () => newCode({ seats: 0 }), /^Every place of this code is taken\./],
    ['full, and no plan', () => newCode({ plan_id: null, months: null, seats: 0 }), /^Every place of this code is taken\./],
    ['empty', async () => '', /^Code is required\.$/],
    ['too long', async () => 'A'.repeat(41), /at most 40/],
  ])('%s, on My Plan and at sign-up', async (_, make, sentence) => {
    const student = await newStudent(server, { age: 20 });
    const code = await make();
    const { status, body } = await redeem(student, code);
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ['code'] });
    expect(body.code[0]).toMatch(sentence);
    expect(await termsOf(student)).toEqual([]);
    expect(await profile(student)).toMatchObject({ affiliate_code: null, pricing_plan: null });
    if (code === '') return;
    const form = signupForm({ affiliate_code: code });
    const refused = await server.ask('POST', '/signup/', { body: form });
    expect({ status: refused.status, fields: Object.keys(refused.body) }).toEqual({ status: 400, fields: ['affiliate_code'] });
    expect(await db().$count(users, eq(users.email, form.email))).toBe(0);
  });

  it('already redeemed: 400, one term, one seat', async () => {
    const student = await newStudent(server, { age: 20 });
    const code = await newCode({ seats: 1 });
    expect((await redeem(student, code)).status).toBe(200);
    expect(await redeem(student, code)).toMatchObject({ status: 400, body: { code: ['You have redeemed this code already.'] } });
    expect(await termsOf(student)).toHaveLength(1);
  });

  it('while another one is open: 400 with its name', async () => {
    const student = await newStudent(server, { age: 20 });
    const first = await newCode();
    await redeem(student, first);
    const sentence = `Your code ${first} is open still, and you can have one at a time.`;
    expect(await redeem(student, await newCode())).toMatchObject({ status: 400, body: { code: [sentence] } });
    expect(await redeem(student, 'SCOOP-DEMO')).toMatchObject({ status: 400, body: { code: [sentence] } });
    expect(await termsOf(student)).toHaveLength(1);
  });

  it.each([[{}], [{ code: 7 }], [{ code: null }], [{ code: 'SCOOP-DEMO', user_id: 1 }]])('%j', async (body) => {
    const student = await newStudent(server, { age: 20 });
    expect((await server.ask('POST', '/plan/code/', { as: student.access, body })).status).toBe(400);
    expect(await profile(student)).toMatchObject({ affiliate_code: null });
  });

  it('a mentor with 403, the signed-out with 401', async () => {
    expect((await redeem(await demoPerson(server, 'mentor'), 'SCOOP-DEMO')).status).toBe(403);
    expect((await server.ask('POST', '/plan/code/', { body: { code: 'SCOOP-DEMO' } })).status).toBe(401);
  });
});

describe('the last seat', () => {
  it('raced by two on My Plan goes to one of them', async () => {
    const code = await newCode({ seats: 1 });
    const racers = await Promise.all([newStudent(server, { age: 20 }), newStudent(server, { age: 20 }), newStudent(server, { age: 20 })]);
    const answers = await Promise.all(racers.map((who) => redeem(who, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await db().$count(plan_terms, eq(plan_terms.code, code))).toBe(1);
  });

  it('raced by two who confirm their sign-up goes to one, and the other is in without the plan', async () => {
    const code = await newCode({ seats: 1 });
    const forms = [signupForm({ affiliate_code: code, age: 20 }), signupForm({ affiliate_code: code, age: 20 })];
    for (const body of forms) expect((await server.ask('POST', '/signup/', { body })).status).toBe(201);
    await Promise.all(forms.map(({ email }) => confirmAt(server, email)));
    const people = await Promise.all(forms.map(({ email }) => signInAs(server, email, PASSWORD)));
    const plans = await Promise.all(people.map(async (who) => (await profile(who)).pricing_plan));
    expect(plans.sort()).toEqual([3, null]);
    expect(await db().$count(plan_terms, eq(plan_terms.code, code))).toBe(1);
  });

  it('of a code that is no plan is counted by accounts', async () => {
    const code = await newCode({ plan_id: null, months: null, seats: 1 });
    const [one, other] = [await newStudent(server, { age: 20 }), await newStudent(server, { age: 20 })];
    const answers = await Promise.all([redeem(one, code), redeem(other, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is free again when who had it is erased', async () => {
    const code = await newCode({ seats: 1 });
    const [one, other] = [await newStudent(server, { age: 20 }), await newStudent(server, { age: 20 })];
    await redeem(one, code);
    await db().delete(users).where(eq(users.id, one.id));
    expect((await redeem(other, code)).status).toBe(200);
  });
});

it('at sign-up begins its term with the confirmed email', async () => {
  const code = await newCode();
  const student = await newStudent(server, { age: 20, affiliate_code: code.toLowerCase() });
  expect(await termsOf(student)).toMatchObject([{ plan_id: 3, source: 'code', code }]);
  expect(await profile(student)).toMatchObject({ pricing_plan: 3, affiliate_code: code });
});
