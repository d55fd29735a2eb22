import { expect, it } from 'vitest';
import type { Plan } from '@careerscoop/contract/plans';
import type { SessionUser } from '../../lib/session.ts';
import { standingTo } from './standing.ts';

const plan = (id: number, price: number) => ({ id, price, title: `Plan ${id}` }) as Plan;
const [free, other, paid, dear] = [plan(1, 0), plan(5, 0), plan(3, 89), plan(4, 149)];
const student = (held: Plan | null) => ({ role: 'Student', entitlements: { plan: held } }) as SessionUser;

it.each([
  ['a visitor', null, free, { kind: 'visitor' }],
  ['a mentor', { role: 'Mentor' } as SessionUser, free, { kind: 'not_a_student' }],
  ['a representative', { role: 'Staff' } as SessionUser, paid, { kind: 'not_a_student' }],
  ['a student without a plan, to a free one', student(null), free, { kind: 'free' }],
  ['a student without a plan, to a priced one', student(null), paid, { kind: 'priced' }],
  ['the holder of a free plan, to it', student(free), free, { kind: 'own' }],
  ['the holder of a free plan, to another free one', student(free), other, { kind: 'free' }],
  ['the holder of a paid plan, to it', student(paid), paid, { kind: 'own' }],
  ['the holder of a paid plan, to a free one', student(paid), free, { kind: 'runs', held: 'Plan 3' }],
  ['the holder of a paid plan, to a cheaper one', student(dear), paid, { kind: 'runs', held: 'Plan 4' }],
  ['the holder of a paid plan, to a dearer one', student(paid), dear, { kind: 'priced' }],
])('%s', (_, user, to, standing) => expect(standingTo(to, user)).toEqual(standing));
