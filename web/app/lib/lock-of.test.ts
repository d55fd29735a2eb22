import { expect, it } from 'vitest';
import type { Right } from '@careerscoop/contract/entitlements';
import { lockOf, monthUsed, needsPlan } from './lock-of.ts';
import type { SessionUser } from './session.ts';

const open: Right = { open: true, why: null, sentence: null, opened_by: null };
const closed: Right = {
  open: false,
  why: 'plan_needed',
  sentence: 'The free Single Scoop opens saving careers.',
  opened_by: { id: 1, title: 'Single Scoop', price: 0 },
};
const used: Right = { ...closed, why: 'month_used', opened_by: null };
const user = (entitlements?: object) => ({ id: 1, entitlements }) as SessionUser;

it('knows what the server said, and nothing else', () => {
  expect(lockOf(user({ save: open }), 'save')).toBeNull();
  expect(lockOf(user({ save: closed }), 'save')).toBe(closed);
  for (const nobody of [null, user()]) expect(lockOf(nobody, 'save')).toMatchObject({ open: false, sentence: null });
});

it('sends nobody to the plans who only has to wait for the next month', () => {
  expect([open, closed, used].map((sessions) => needsPlan(user({ sessions }), 'sessions'))).toEqual([false, true, false]);
  expect(needsPlan(null, 'sessions')).toBe(true);
});

it('says that the month is used up until the next one begins', () => {
  const sessions = { ...used, sentence: 'The next one opens on March 1, 2027.', next_at: '2027-03-01T00:00:00Z' };
  const at = (moment: string) => monthUsed(user({ sessions }), Date.parse(moment));
  expect(at('2027-02-28T23:59:00Z')).toBe('The next one opens on March 1, 2027.');
  expect(at('2027-03-01T00:00:00Z')).toBeNull();
  expect(monthUsed(user({ sessions: { ...sessions, next_at: null } }))).toBe(sessions.sentence);
  for (const someone of [null, user(), user({ sessions: open }), user({ sessions: closed })]) expect(monthUsed(someone)).toBeNull();
});
