import { describe, expect, it } from 'vitest';
import { entitlements, type RightName } from '@careerscoop/contract/entitlements';
import planSeeds from './plans.json' with { type: 'json' };
import { type Facts, entitlementsOf } from './entitlements.policy.ts';

const NOW = new Date('2027-03-20T12:00:00Z');
const plans = planSeeds.map(({ id, title, price, sessions_per_month, companions, ai_report }) => ({
  id,
  title,
  price,
  sessions_per_month,
  companions,
  ai_report,
}));
const term = (id: number, ends_at: string | null = null) => {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new Error(`there is no plan ${id}`);
  return { plan, ends_at: ends_at ? new Date(ends_at) : null, ended_at: null, code: null };
};
const code = (is_active: boolean, companions = false) => ({
  code: 'NORTH-27',
  is_active,
  companions,
  plan_id: null,
  opens_on: null,
  closes_on: null,
});
const FACTS: Facts = {
  role: 'Student',
  terms: [],
  code: null,
  plans,
  assessments: { clear: 2, latest_unclear: false },
  zone: 'UTC',
  sessions_asked: 0,
  sessions_given_back: 0,
};
const of = (change: Partial<Facts>, now = NOW) => entitlements.parse(entitlementsOf({ ...FACTS, ...change }, now));
const NAMES: RightName[] = ['save', 'learn_more', 'retake', 'sessions', 'companions', 'ai_report'];
const open = (change: Partial<Facts>, now?: Date) => NAMES.filter((name) => of(change, now)[name].open);
const FREE: RightName[] = ['save', 'learn_more', 'retake'];

describe('what is open', () => {
  it.each<[string, Partial<Facts>, RightName[]]>([
    ['without anything', {}, []],
    ['by the free plan', { terms: [term(1)] }, FREE],
    ['by Double Scoop', { terms: [term(2)] }, [...FREE, 'ai_report']],
    ['by Sundae', { terms: [term(3)] }, NAMES],
    ['by Milkshake', { terms: [term(4)] }, NAMES],
    ['by a code', { code: code(true) }, [...FREE, 'sessions']],
    ['by a code with companions', { code: code(true, true) }, [...FREE, 'sessions', 'companions']],
    ['by a closed code', { code: code(false, true) }, []],
    ['by a plan beside a closed code', { code: code(false, true), terms: [term(1)] }, FREE],
    ['by a term that runs', { terms: [term(3, '2027-03-20T12:00:01Z')] }, NAMES],
    ['by a term that has ended', { terms: [term(3, '2027-03-20T12:00:00Z')] }, []],
    ['by two terms, the best of each', { terms: [term(2), term(1)], code: code(true) }, [...FREE, 'sessions', 'ai_report']],
    ['to a mentor', { role: 'Mentor', terms: [term(4)], code: code(true) }, []],
    ['to who has not taken the assessment', { assessments: { clear: 0, latest_unclear: false } }, ['retake']],
    ['to who has their free retake left', { assessments: { clear: 1, latest_unclear: false } }, ['retake']],
    ['to whom the last result was not clear', { assessments: { clear: 5, latest_unclear: true } }, ['retake']],
  ])('%s', (_, facts, names) => expect(open(facts)).toEqual(names));

  it('names the dearest plan that runs, and when it ends', () => {
    expect(of({})).toMatchObject({ plan: null, ends_at: null, code: null });
    const both = of({ terms: [term(1), term(3, '2027-09-01T00:00:00Z')], code: code(true) });
    expect(both).toMatchObject({
      plan: { id: 3, title: 'Sundae', price: 89 },
      ends_at: '2027-09-01T00:00:00.000Z',
      code: { code: 'NORTH-27', open: true, by_plan: false },
    });
    expect(of({ terms: [term(1), term(3, '2027-01-01T00:00:00Z')] })).toMatchObject({ plan: { id: 1 }, ends_at: null });
  });
});

describe('what is closed says by name what opens it', () => {
  it.each<[RightName, string, number]>([
    ['save', 'The free Single Scoop opens saving careers.', 1],
    ['learn_more', 'The free Single Scoop opens Learn More.', 1],
    ['retake', 'You have used your free retake. The free Single Scoop opens more retakes.', 1],
    ['sessions', 'The Sundae plan opens talks with a mentor.', 3],
    ['companions', 'The Sundae plan opens the AI Companions.', 3],
    ['ai_report', 'The Double Scoop plan opens the AI Insights Report.', 2],
  ])('%s', (name, sentence, id) => {
    expect(of({})[name]).toMatchObject({ open: false, why: 'plan_needed', sentence, opened_by: { id } });
  });

  it('tells of the code that is closed, where it opened this', () => {
    const found = of({ code: code(false) });
    expect(found.code).toEqual({ code: 'NORTH-27', open: false, by_plan: false });
    expect(found.save).toMatchObject({
      why: 'code_closed',
      sentence: 'Your code NORTH-27 is closed. The free Single Scoop opens saving careers.',
    });
    expect(found.sessions.why).toBe('code_closed');
    expect(found.companions.why).toBe('plan_needed');
    expect(found.ai_report.why).toBe('plan_needed');
    expect(of({ code: code(false), terms: [term(1)] }).save).toMatchObject({ open: true, why: null, sentence: null });
  });

  it.each([
    ['the last day of a code, the same evening', '2027-07-01T00:00:00Z', 'NORTH-27', 'America/Chicago', 'June 30'],
    ['the last day of a code, where its midnight is', '2027-07-01T00:00:00Z', 'NORTH-27', 'UTC', 'June 30'],
    ['the last day of a code, where it ends in the morning', '2027-07-01T00:00:00Z', 'NORTH-27', 'Asia/Kolkata', 'July 1'],
    ['the last day of a plan that ends at noon', '2027-07-01T17:00:00Z', null, 'America/Chicago', 'July 1'],
  ])('tells %s', (_, ends_at, paidBy, zone, day) => {
    const over = { ...term(3, ends_at), code: paidBy ? { code: paidBy, is_active: true } : null };
    const { sentence } = of({ terms: [over], zone }, new Date(new Date(ends_at).getTime() + 30 * 60_000)).sessions;
    expect(sentence).toContain(`${paidBy ? `What your code ${paidBy} opened` : 'Your Sundae plan'} ended on ${day}, 2027.`);
  });

  it('names no plan where none opens it, and sells a mentor none', () => {
    expect(of({ plans: [] }).save).toMatchObject({ sentence: 'No plan opens saving careers right now.', opened_by: null });
    expect(of({ role: 'Mentor' }).sessions).toMatchObject({ why: 'not_a_student', opened_by: null, per_month: 0 });
  });
});

describe('sessions of a month', () => {
  it.each<[string, Partial<Facts>, object]>([
    ['none without a plan', {}, { open: false, per_month: 0, left: 0, next_at: null }],
    ['one by a code', { code: code(true) }, { open: true, per_month: 1, left: 1, next_at: null }],
    [
      'one more that others gave back',
      { terms: [term(3)], sessions_asked: 1, sessions_given_back: 1 },
      { open: true, per_month: 1, left: 1 },
    ],
    ['two by Milkshake', { terms: [term(4)], code: code(true), sessions_asked: 1 }, { open: true, per_month: 2, left: 1, next_at: null }],
    [
      'the next by the first of the next month',
      { terms: [term(3)], sessions_asked: 1 },
      {
        open: false,
        why: 'month_used',
        left: 0,
        next_at: '2027-04-01T00:00:00.000Z',
        opened_by: null,
        sentence: "You have used this month's session. The next one opens next month, on April 1, 2027.",
      },
    ],
    [
      'more used than there are now',
      { terms: [term(4)], sessions_asked: 5 },
      {
        why: 'month_used',
        left: 0,
        sentence: 'You have used the 2 sessions of this month. The next one opens next month, on April 1, 2027.',
      },
    ],
    [
      'none next where the plan ends before',
      { terms: [term(3, '2027-03-31T00:00:00Z')], sessions_asked: 1 },
      {
        why: 'month_used',
        next_at: null,
        sentence: "You have used this month's session. Your plan ends before the next month begins.",
      },
    ],
  ])('%s', (_, facts, sessions) => expect(of(facts).sessions).toMatchObject(sessions));

  it.each([
    ['America/New_York', '2027-04-01T04:00:00.000Z', 'April 1'],
    ['Asia/Kolkata', '2027-03-31T18:30:00.000Z', 'April 1'],
  ])('begin with the month by the clock of %s', (zone, next_at, day) => {
    const { sessions } = of({ terms: [term(3)], sessions_asked: 1, zone });
    expect(sessions).toMatchObject({ next_at, sentence: expect.stringContaining(`on ${day}, 2027.`) });
  });

  it('turn the year', () => {
    expect(of({ terms: [term(3)], sessions_asked: 1 }, new Date('2027-12-31T23:59:59Z')).sessions.next_at).toBe('2028-01-01T00:00:00.000Z');
  });
});
