import { describe, expect, it } from 'vitest';
import type { SessionUser } from '../lib/session.ts';
import { hasFooter, hasTopNav } from './frame.ts';
import { displayName, isPaid, planLabel, seesPlans } from './plan-label.ts';

const student: SessionUser = {
  id: 1,
  email: 'sam@example.org',
  first_name: 'Sam',
  last_name: 'Rivera',
  role: 'Student',
  pricing_plan: null,
  plan_title: null,
  plan_price: null,
  affiliate_code: null,
  profile_image: null,
};
const paid = { ...student, pricing_plan: 3, plan_title: 'Sundae', plan_price: 89 };
const tasting = { ...student, pricing_plan: 1, plan_title: 'Single Scoop', plan_price: 0 };
const sponsored = { ...student, affiliate_code: 'SCOOP-DEMO' };
const mentor: SessionUser = { ...student, role: 'Mentor' };

describe('what the bar says about a person', () => {
  it('names the plan, or what stands for one', () => {
    expect([student, paid, mentor].map(planLabel)).toEqual(['Free Member', 'Sundae', 'Community Partner']);
  });

  it('marks a paid plan, and a partner as if theirs were one', () => {
    expect([student, tasting, paid, mentor].map(isPaid)).toEqual([false, false, true, true]);
  });

  it('shows the email where there is no name', () => {
    expect(displayName(student)).toBe('Sam Rivera');
    expect(displayName({ ...student, first_name: '', last_name: '' })).toBe('sam@example.org');
  });

  it('offers plans to free students in the bar, to paying ones in the menu, to nobody else', () => {
    const people = [null, student, paid, sponsored, mentor];
    expect(people.map((person) => seesPlans(person, 'bar'))).toEqual([false, true, false, false, false]);
    expect(people.map((person) => seesPlans(person, 'menu'))).toEqual([false, true, true, false, false]);
  });
});

describe('the footer', () => {
  it.each(['/', '/terms', '/privacypolicy', '/pricingplan', '/pricingplan/success', '/confirm', '/results'])('stands on %s', (path) => {
    expect(hasFooter(path)).toBe(true);
  });

  it.each([
    '/signup',
    '/signin',
    '/login',
    '/new/student',
    '/new/student/2',
    '/scenario/0',
    '/profile',
    '/profile/recommendations',
  ])('is away on %s', (path) => {
    expect(hasFooter(path)).toBe(false);
  });
});

it('leaves the bar away where the form brings the logo', () => {
  expect(['/new/student/2', '/signup/mentor', '/signup/mentor/2', '/signup/student'].map(hasTopNav)).toEqual([false, false, false, false]);
  expect(['/signup', '/signin', '/parents'].map(hasTopNav)).toEqual([true, true, true]);
});
