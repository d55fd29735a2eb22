import type { Plan } from '@careerscoop/contract/plans';
import type { SessionUser } from '../../lib/session.ts';

/** How a person stands to a plan: what they may do with it, or why they may not. */
export type Standing =
  | { kind: 'visitor' | 'not_a_student' | 'own' | 'free' | 'priced' }
  /** A dearer plan that was paid for still runs. */
  | { kind: 'runs'; held: string };

/** By the plan that the server says they are on. */
export function standingTo(plan: Plan, user: SessionUser | null): Standing {
  if (!user) return { kind: 'visitor' };
  if (user.role !== 'Student') return { kind: 'not_a_student' };
  const held = user.entitlements?.plan;
  if (held?.id === plan.id) return { kind: 'own' };
  if (held && held.price > plan.price) return { kind: 'runs', held: held.title };
  return { kind: plan.price > 0 ? 'priced' : 'free' };
}
