import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, demoPerson, newSchool, newStudent } from '../../test/people.ts';
import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { affiliate_codes, users } from '../identity/identity.tables.ts';
import { plan_terms } from '../plans/plans.tables.ts';
import { code } from './code.ts';
import type { Options } from './commands.ts';

let server: TestServer;
let staffId: number;
beforeAll(async () => {
  server = await startTestServer();
  staffId = (await demoPerson(server, 'staff')).id;
});
afterAll(() => server.close());

const DAY = 86_400_000;
const db = () => server.services.database.db;
const dayIn = (days: number) => new Date(server.services.now().getTime() + days * DAY).toISOString().slice(0, 10);
const run = (name: string, options: Options = {}) => code(server.services, [name], options, staffId);
const row = async (name: string) => (await db().select().from(affiliate_codes).where(eq(affiliate_codes.code, name)))[0];
const redeem = (who: SignedIn, name: string) => server.ask('POST', '/plan/code/', { as: who.access, body: { code: name } });
const openTo = async (who: SignedIn) => (await server.ask('GET', '/profile/', { as: who.access })).body;
const termOf = async (who: SignedIn) => (await db().select().from(plan_terms).where(eq(plan_terms.user_id, who.id)))[0];

it('makes a code with plan, months, seats and days, and changes what is said and nothing else', async () => {
  const days = { opens: dayIn(0), closes: dayIn(300) };
  expect(await run('north-27', { label: 'North High', plan: '3', months: '6', seats: '20', ...days })).toBe(
    `NORTH-27 is open, pays for Sundae for 6 months, 20 places, from ${days.opens}, until ${days.closes}.`,
  );
  const made = { label: 'North High', plan_id: 3, months: 6, seats: 20, opens_on: days.opens, closes_on: days.closes, is_active: true };
  expect(await row('NORTH-27')).toMatchObject(made);
  await run('NORTH-27', { seats: '30' });
  expect(await row('NORTH-27')).toMatchObject({ ...made, seats: 30 });
  await run('NORTH-27', { seats: 'none', closes: 'none' });
  expect(await row('NORTH-27')).toMatchObject({ ...made, seats: null, closes_on: null });
});

it('keeps companions, whose it is and that it is closed until something else is said', async () => {
  const school = await newSchool(server, 'Code High');
  await run('COMP-27', { label: 'North High', companions: true, school: String(school.id) });
  expect(await run('COMP-27', { seats: '30' })).toBe('COMP-27 is open, with companions, 30 places.');
  expect(await run('COMP-27', { off: true })).toBe('COMP-27 is closed, with companions, 30 places.');
  await run('COMP-27', { label: 'South High' });
  const kept = { label: 'South High', companions: true, is_active: false, seats: 30, school_id: school.id };
  expect(await row('COMP-27')).toMatchObject(kept);
  expect(await run('COMP-27', { on: true, 'no-companions': true, school: 'none' })).toBe('COMP-27 is open, 30 places.');
  expect(await row('COMP-27')).toMatchObject({ ...kept, companions: false, is_active: true, school_id: null });
});

it.each<[Options, RegExp]>([
  [{ label: 'x', on: true, off: true }, /--on or --off, not both/],
  [{ label: 'x', companions: true, 'no-companions': true }, /--companions or --no-companions, not both/],
  [{ label: 'x', plan: '99999999999' }, /no plan/],
  [{ label: 'x', school: '99999999999' }, /no school/],
  [{}, /--label/],
  [{ label: 'x', plan: '9' }, /no plan/],
  [{ label: 'x', plan: 'abc' }, /no plan/],
  [{ label: 'x', plan: '1' }, /Everybody can take Single Scoop/],
  [{ label: 'x', months: '6' }, /goes with --plan/],
  [{ label: 'x', plan: '3', months: '0' }, /--months is a number from 1 to 60/],
  [{ label: 'x', plan: '3', months: '1.5' }, /--months/],
  [{ label: 'x', seats: '-1' }, /--seats/],
  [{ label: 'x', seats: 'many' }, /--seats/],
  [{ label: 'x', opens: '2027-02-30' }, /--opens is a day/],
  [{ label: 'x', closes: 'June' }, /--closes is a day/],
  [{ label: 'x', opens: '2027-06-02', closes: '2027-06-01' }, /close before it opens/],
])('refuses %j and stores nothing', async (options, sentence) => {
  await expect(run('BAD-27', options)).rejects.toThrow(sentence);
  expect(await row('BAD-27')).toBeUndefined();
});

it('switched off while its terms run it opens nothing from the next request on, and switched on again what it opened', async () => {
  await run('OFF-27', { label: 'North High', plan: '3', months: '6' });
  const student = await newStudent(server, { age: 20, affiliate_code: 'OFF-27' });
  expect(await openTo(student)).toMatchObject({ pricing_plan: 3, entitlements: { code: { code: 'OFF-27', open: true } } });
  expect(await run('OFF-27', { off: true })).toBe('OFF-27 is closed, pays for Sundae for 6 months.');
  const closed = await openTo(student);
  expect(closed).toMatchObject({ pricing_plan: null, plan_title: null, entitlements: { plan: null, code: { open: false } } });
  expect(closed.entitlements.companions).toMatchObject({
    why: 'code_closed',
    sentence: expect.stringMatching(/^Your code OFF-27 is closed\. /),
  });
  const [copy] = await db().select({ plan: users.pricing_plan }).from(users).where(eq(users.id, student.id));
  expect(copy).toEqual({ plan: null });
  expect(await redeem(await newStudent(server, { age: 20 }), 'OFF-27')).toMatchObject({
    status: 400,
    body: { code: ['This code is closed.'] },
  });
  await run('OFF-27', { label: 'North High School' });
  expect(await openTo(student)).toMatchObject({ pricing_plan: null, entitlements: { code: { open: false } } });
  await run('OFF-27', { on: true });
  expect(await openTo(student)).toMatchObject({ pricing_plan: 3, plan_title: 'Sundae' });
});

it('moves the end of what runs with its last day, never past the months', async () => {
  await run('MOVE-27', { label: 'North High', plan: '3', months: '6' });
  const student = await newStudent(server, { age: 20, affiliate_code: 'MOVE-27' });
  const whole = (await termOf(student))?.ends_at;
  await run('MOVE-27', { closes: dayIn(10) });
  expect((await termOf(student))?.ends_at).toEqual(new Date(`${dayIn(11)}T00:00:00Z`));
  expect((await openTo(student)).entitlements.ends_at).toBe(`${dayIn(11)}T00:00:00.000Z`);
  await run('MOVE-27', { closes: dayIn(3000) });
  expect((await termOf(student))?.ends_at).toEqual(whole);
  // A day that has passed ends it at once.
  await run('MOVE-27', { closes: dayIn(-1) });
  expect(await openTo(student)).toMatchObject({ pricing_plan: null, entitlements: { code: { open: false } } });
});

it('keeps for who has redeemed it the plan and the months of then: others are refused, and all stays; without holders they change', async () => {
  await run('KEPT-27', { label: 'North High', plan: '3', months: '6' });
  await run('KEPT-27', { plan: '2' });
  await run('KEPT-27', { plan: '3', months: '8' });
  const student = await newStudent(server, { age: 20, affiliate_code: 'KEPT-27' });
  const before = { term: await termOf(student), row: await row('KEPT-27') };
  for (const other of [{ plan: '2' }, { plan: 'none', months: 'none' }, { months: '1' }] as Options[]) {
    await expect(run('KEPT-27', other), JSON.stringify(other)).rejects.toThrow(/People have redeemed this code/);
  }
  expect({ term: await termOf(student), row: await row('KEPT-27') }).toEqual(before);
});
