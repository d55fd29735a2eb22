import type { NamedPlan, RightName } from '@careerscoop/contract/entitlements';
import { lockOf, monthUsed } from '../../lib/lock-of.ts';
import type { SessionUser } from '../../lib/session.ts';
import type { WishKind } from '../../lib/wish.ts';

/** How a person stands to what they wanted. */
export type WishStanding =
  | { kind: 'visitor' | 'open' }
  /** No plan would help: this month's sessions are used up. */
  | { kind: 'month_used'; sentence: string }
  /** The cheapest plan that opens it; `sentence` says more where there is more to say. */
  | { kind: 'free' | 'priced'; plan: NamedPlan; sentence: string | null }
  | { kind: 'closed'; sentence: string | null };

const RIGHTS: Record<WishKind, RightName> = {
  save: 'save',
  learn_more: 'learn_more',
  book: 'sessions',
  session: 'sessions',
  retake: 'retake',
  careers: 'save',
  companions: 'companions',
  ai_report: 'ai_report',
};

/** By what the server said last of their rights. */
export function standingToWish(kind: WishKind, user: SessionUser | null): WishStanding {
  if (!user) return { kind: 'visitor' };
  const name = RIGHTS[kind];
  const lock = lockOf(user, name);
  if (!lock) return { kind: 'open' };
  const used = name === 'sessions' ? monthUsed(user) : null;
  if (used !== null) return { kind: 'month_used', sentence: used };
  if (lock.why === 'month_used') return { kind: 'open' };
  if (!lock.opened_by) return { kind: 'closed', sentence: lock.sentence };
  const sentence = lock.why !== 'plan_needed' || name === 'retake' ? lock.sentence : null;
  return { kind: lock.opened_by.price > 0 ? 'priced' : 'free', plan: lock.opened_by, sentence };
}
