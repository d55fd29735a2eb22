import { expect, it } from 'vitest';
import type { Plan } from '@careerscoop/contract/plans';
import type { SessionUser } from '../../lib/session.ts';
import { standingTo } from './standing.ts';

const plan = (id: number, price: number) => ({ id, price, title: `Plan ${id}` }) as Plan;
const [free, other, paid, dear] = [plan(1, 0), plan(5, 0), plan(3, 89), plan(4, 149)];
const plans = [free, other, paid, dear];
const student = (pricing_plan: number | null) => ({ role: 'Student', pricing_plan }) as SessionUser;

it.each([
  ['a visitor', null, free, { kind: 'visitor' }],
  ['a mentor', { role: 'Mentor', pricing_plan: null } as SessionUser, free, { kind: 'not_a_student' }],
  ['a representative', { role: 'Staff', pricing_plan: null } as SessionUser, paid, { kind: 'not_a_student' }],
  ['a student without a plan, to a free one', student(null), free, { kind: 'free' }],
  ['a student without a plan, to a priced one', student(null), paid, { kind: 'priced' }],
  ['the holder of a free plan, to it', student(1), free, { kind: 'own' }],
  ['the holder of a free plan, to another free one', student(1), other, { kind: 'free' }],
  ['the holder of a paid plan, to it', student(3), paid, { kind: 'own' }],
  ['the holder of a paid plan, to a free one', student(3), free, { kind: 'runs', held: 'Plan 3' }],
  ['the holder of a paid plan, to another priced one', student(3), dear, { kind: 'priced' }],
])('%s', (_, user, to, standing) => expect(standingTo(to, user, plans)).toEqual(standing));
