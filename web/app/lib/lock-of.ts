import type { Right, RightName } from '@careerscoop/contract/entitlements';
import type { SessionUser } from './session.ts';

const NOTHING_KNOWN: Right = { open: false, why: 'plan_needed', sentence: null, opened_by: null };

/**
 * What keeps this closed to the signed-in person, as the server said with its last answer about them; null while it is
 * open. A person kept here by an earlier version has nothing said yet: it is asked for at every start.
 */
export function lockOf(user: SessionUser | null, name: RightName): Right | null {
  const right = user?.entitlements?.[name] ?? NOTHING_KNOWN;
  return right.open ? null : right;
}

/** Whether a plan is what is missing: somebody who used up this month's sessions is not sold one. */
export function needsPlan(user: SessionUser | null, name: RightName): boolean {
  const lock = lockOf(user, name);
  return lock !== null && lock.why !== 'month_used';
}

/** Why no session can be asked for this month though the plan has some; null where it has none, or one is left. */
export function monthUsed(user: SessionUser | null, now = Date.now()): string | null {
  const sessions = user?.entitlements?.sessions;
  if (sessions?.why !== 'month_used') return null;
  // A month that has begun since the server's last answer brings new ones.
  return sessions.next_at && Date.parse(sessions.next_at) <= now ? null : sessions.sentence;
}
