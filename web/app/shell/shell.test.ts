import { describe, expect, it } from 'vitest';
import type { SessionUser } from '../lib/session.ts';
import { hasFooter, hasTopNav } from './frame.ts';
import { sectionAt, sectionsOf } from './profile-sections.ts';
import { reportReason } from './report-reason.ts';
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
const sponsoredBy = (open: boolean) => ({ ...student, entitlements: { code: { code: 'SCOOP-DEMO', open } } }) as SessionUser;
const sponsored = sponsoredBy(true);
const mentor: SessionUser = { ...student, role: 'Mentor' };

describe('what the bar says about a person', () => {
  it('names the plan, or what stands for one', () => {
    expect([student, paid, mentor].map(planLabel)).toEqual(['Free Member', 'Sundae', 'Community Partner']);
  });

  it('names no plan that ended since the browser last heard of it', () => {
    const until = (ms: number) => ({ ...paid, entitlements: { ends_at: new Date(Date.now() + ms).toISOString() } }) as SessionUser;
    expect([until(60_000), until(-1)].map(planLabel)).toEqual(['Sundae', 'Free Member']);
    expect([until(60_000), until(-1)].map(isPaid)).toEqual([true, false]);
    expect([until(60_000), until(-1)].map((user) => seesPlans(user, 'bar'))).toEqual([false, true]);
  });

  it('marks a paid plan, and a partner as if theirs were one', () => {
    expect([student, tasting, paid, mentor].map(isPaid)).toEqual([false, false, true, true]);
  });

  it('shows the email where there is no name', () => {
    expect(displayName(student)).toBe('Sam Rivera');
    expect(displayName({ ...student, first_name: '', last_name: '' })).toBe('sam@example.org');
  });

  it('offers plans to free students in the bar, to paying ones in the menu, to nobody else', () => {
    const people = [null, student, paid, sponsored, mentor, sponsoredBy(false)];
    expect(people.map((person) => seesPlans(person, 'bar'))).toEqual([false, true, false, false, false, true]);
    expect(people.map((person) => seesPlans(person, 'menu'))).toEqual([false, true, true, false, false, true]);
  });
});

describe('the footer', () => {
  it.each(['/', '/terms', '/privacypolicy', '/pricingplan', '/pricingplan/success', '/confirm', '/results'])('stands on %s', (path) => {
    expect(hasFooter(path)).toBe(true);
  });

  it.each(['/signup', '/signin', '/login', '/new/student', '/new/student/2', '/scenario/0', '/profile', '/profile/recommendations'])(
    'is away on %s',
    (path) => {
      expect(hasFooter(path)).toBe(false);
    },
  );
});

it('leaves the bar away where the form brings the logo', () => {
  expect(['/new/student/2', '/signup/mentor', '/signup/mentor/2', '/signup/student'].map(hasTopNav)).toEqual([false, false, false, false]);
  expect(['/signup', '/signin', '/parents'].map(hasTopNav)).toEqual([true, true, true]);
});

describe('the menu of the profile', () => {
  it('holds what each role has, in its order', () => {
    expect(sectionsOf('Student').map(({ label }) => label)).toEqual([
      'Recommendations',
      'My next steps',
      'Strengths',
      'AI Insights Report',
      'AI Companions',
      'Sessions',
      'Custom Request',
      'Profile Info',
      'My Plan',
      'My Feedback',
      'Invite a Friend',
    ]);
    expect(sectionsOf('Mentor').map(({ label }) => label)).toEqual(['Sessions', 'Profile Info', 'My Feedback', 'Invite a Friend']);
  });

  it.each([
    ['/profile', undefined],
    ['/profile/', undefined],
    ['/results', undefined],
    ['/profile/recommendations', '/profile/recommendations'],
    ['/profile/recommendations/career/7', '/profile/recommendations'],
    ['/profile/ai-companions/1/career-buddy', '/profile/ai-companions'],
    ['/profile/MyFeedback', '/profile/myFeedback'],
    ['/profile/myPlan/', '/profile/myPlan'],
    ['/profile/EditProfile', '/profile/profile-info'],
    ['/profile/consent', '/profile/profile-info'],
    ['/profile/nothing', undefined],
  ])('of %s marks %s', (path, section) => expect(sectionAt(path)).toBe(section));

  it('says why the report is locked', () => {
    for (const taken of [false, true]) {
      expect(reportReason(student, '', taken).next).toBe('plans');
      expect(reportReason(tasting, '', taken).next).toBe('plans');
      expect(reportReason(paid, '/report/abc', taken).next).toBe('open');
    }
    expect(reportReason(paid, '', false).next).toBe('assessment');
    // They closed the address, or their careers are still being found: another assessment would not open it.
    expect(reportReason(paid, '', true)).toMatchObject({ short: 'No address at the moment', next: 'strengths' });
  });
});
