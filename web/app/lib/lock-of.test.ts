import { expect, it } from 'vitest';
import type { Right } from '@careerscoop/contract/entitlements';
import { lockOf, needsPlan } from './lock-of.ts';
import type { SessionUser } from './session.ts';

const open: Right = { open: true, why: null, sentence: null, opened_by: null };
const closed: Right = { open: false, why: 'plan_needed', sentence: 'The free Single Scoop opens saving careers.', opened_by: { id: 1, title: 'Single Scoop', price: 0 } };
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
