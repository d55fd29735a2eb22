import type { Step, StepWhen } from '@careerscoop/contract/steps';
import { describe, expect, it } from 'vitest';
import { behind, groupSteps, moved } from './group-steps.ts';
import { dayOf, dayWords, partTitle, shortDay } from './step-days.ts';

const step = (id: number, more: Partial<Step> = {}): Step => ({
  id,
  plan_id: null,
  when: null,
  text: `Step ${id}`,
  source: 'own',
  ours: false,
  career: null,
  due_on: null,
  done_at: null,
  ...more,
});
const planned = (id: number, when: StepWhen, more: Partial<Step> = {}) => step(id, { plan_id: 1, when, source: 'plan', ...more });
const plan = { id: 1, title: 'Try out Park Naturalists', career: null, kept_at: '2026-11-22T10:00:00Z' };
const ids = (steps: readonly Step[]) => steps.map(({ id }) => id);

describe('the groups', () => {
  it('are plans with their parts in order, own steps, and those of careers; the next is the first that is not done', () => {
    const career = step(9, { source: 'career' });
    const results = [planned(3, 'this_year'), planned(1, 'this_week', { done_at: '2026-11-22T10:00:00Z' }), career, step(4)];
    const { plans, own, careers, next } = groupSteps({ results, plans: [plan] });
    expect(plans[0]?.parts.map(({ when, steps }) => [when, ids(steps)])).toEqual([
      ['this_week', [1]],
      ['this_year', [3]],
    ]);
    expect([ids(own), ids(careers), next]).toEqual([[4], [9], 3]);
    expect(groupSteps({ results: [], plans: [] }).next).toBeUndefined();
  });

  it('keep the order that a step was moved into', () => {
    const three = [step(1), step(2), step(3)];
    expect(ids(moved(three, 3, null))).toEqual([3, 1, 2]);
    expect(ids(moved(three, 1, 2))).toEqual([2, 1, 3]);
    expect(ids(moved(three, 8, 2))).toEqual([1, 2, 3]);
    expect([behind(three, 1, 2), behind(three, 3, 0), behind(three, 3, 1)]).toEqual([3, null, 1]);
    const two = [planned(5, 'this_week'), planned(6, 'this_year'), planned(7, 'this_year')];
    expect(ids(moved(two, 7, null))).toEqual([5, 7, 6]);
  });
});

describe('days in words', () => {
  const today = '2026-11-23';
  it.each([
    ['2026-11-28', 'Sat, Nov 28'],
    ['2027-01-15', 'By Jan 15'],
    ['2026-12-31', 'By Dec 31'],
    ['2026-11-20', 'was Nov 20, move it?'],
    [null, 'Add a date'],
  ])('%s is "%s"', (due_on, words) => expect(dayWords({ due_on, done_at: null }, today)).toBe(words));

  it('say when it was done, whatever day it had', () => {
    const at = new Date(2026, 10, 22, 12);
    expect(dayWords({ due_on: '2026-11-01', done_at: at.toISOString() }, today)).toBe('Done Nov 22');
    expect(dayWords({ due_on: null, done_at: new Date(2026, 10, 23, 12).toISOString() }, today)).toBe('Done Nov 23');
    expect(dayOf(at)).toBe('2026-11-22');
    expect(shortDay('2028-03-01', today)).toBe('Mar 1, 2028');
  });

  it('call a part by what it was only while it is', () => {
    const now = new Date('2026-11-25T10:00:00Z');
    expect(partTitle('this_week', plan.kept_at, now)).toBe('This week');
    expect(partTitle('this_week', '2026-10-01T10:00:00Z', now)).toBe('To begin with');
    expect(partTitle('this_year', '2025-10-01T10:00:00Z', now)).toBe('After that');
    expect(partTitle('later', plan.kept_at, now)).toBe('Later');
  });
});
