import type { Plan } from '@careerscoop/contract/plans';
import type { SessionUser } from '../../lib/session.ts';

/** How a person stands to a plan: what they may do with it, or why they may not. */
export type Standing =
  | { kind: 'visitor' | 'not_a_student' | 'own' | 'free' | 'priced' }
  /** A plan that was paid for still runs, and this one costs nothing. */
  | { kind: 'runs'; held: string };

/** The server holds the same rules. */
export function standingTo(plan: Plan, user: SessionUser | null, plans: readonly Plan[]): Standing {
  if (!user) return { kind: 'visitor' };
  if (user.role !== 'Student') return { kind: 'not_a_student' };
  if (user.pricing_plan === plan.id) return { kind: 'own' };
  if (plan.price > 0) return { kind: 'priced' };
  const held = plans.find(({ id }) => id === user.pricing_plan);
  if (held && held.price > 0) return { kind: 'runs', held: held.title };
  return { kind: 'free' };
}
