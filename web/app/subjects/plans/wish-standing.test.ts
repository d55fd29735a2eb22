import { expect, it } from 'vitest';
import type { Right } from '@careerscoop/contract/entitlements';
import type { SessionUser } from '../../lib/session.ts';
import { standingToWish } from './wish-standing.ts';

const free = { id: 1, title: 'Single Scoop', price: 0 };
const dear = { id: 3, title: 'Sundae', price: 89 };
const open: Right = { open: true, why: null, sentence: null, opened_by: null };
const closed = (change: Partial<Right> = {}): Right => ({
  open: false,
  why: 'plan_needed',
  sentence: 'It says why.',
  opened_by: free,
  ...change,
});
const user = (entitlements: object) => ({ id: 1, entitlements }) as SessionUser;
const used = { ...closed({ why: 'month_used', opened_by: null }), next_at: '2999-01-01T00:00:00Z' };

it.each([
  ['a visitor', 'save', null, { kind: 'visitor' }],
  ['open by now', 'save', user({ save: open }), { kind: 'open' }],
  ['opened by a free plan', 'save', user({ save: closed() }), { kind: 'free', plan: free, sentence: null }],
  ['opened by a priced plan', 'book', user({ sessions: closed({ opened_by: dear }) }), { kind: 'priced', plan: dear, sentence: null }],
  [
    'a code that is closed',
    'learn_more',
    user({ learn_more: closed({ why: 'code_closed' }) }),
    { kind: 'free', plan: free, sentence: 'It says why.' },
  ],
  ['a retake', 'retake', user({ retake: closed() }), { kind: 'free', plan: free, sentence: 'It says why.' }],
  ['no plan opens it', 'ai_report', user({ ai_report: closed({ opened_by: null }) }), { kind: 'closed', sentence: 'It says why.' }],
  ['nothing known yet', 'save', user({}), { kind: 'closed', sentence: null }],
  ['a used-up month', 'session', user({ sessions: used }), { kind: 'month_used', sentence: 'It says why.' }],
  ['a month that is over', 'book', user({ sessions: { ...used, next_at: '2001-01-01T00:00:00Z' } }), { kind: 'open' }],
  ['companions', 'companions', user({ companions: closed({ opened_by: dear }) }), { kind: 'priced', plan: dear, sentence: null }],
] as const)('%s', (_, kind, person, standing) => expect(standingToWish(kind, person)).toEqual(standing));
