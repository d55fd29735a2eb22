import type { SessionUser } from '../../lib/session.ts';

/** Saving and learning more open with any plan or with an affiliate code. The server holds the same rule. */
export function hasPlanOrCode(user: Pick<SessionUser, 'pricing_plan' | 'affiliate_code'> | null): boolean {
  return user !== null && (user.pricing_plan !== null || Boolean(user.affiliate_code));
}
