import type { SessionUser } from '../lib/session.ts';

/** What a person is here: the word beside their name. */
export function planLabel({ role, pricing_plan, plan_title }: SessionUser): string {
  if (role === 'Mentor') return 'Community Partner';
  if (role === 'Staff') return 'Representative';
  return (pricing_plan !== null && plan_title) || 'Free Member';
}

/** Whether the plan counts as paid: a partner's always does, a student's when it has a price. */
export function isPaid({ role, plan_price }: SessionUser): boolean {
  return role === 'Mentor' || Boolean(plan_price);
}

export function displayName({ first_name, last_name, email }: SessionUser): string {
  return `${first_name} ${last_name}`.trim() || email;
}

/** Plans are offered to students whom nobody sponsors; the bar leaves them out for who has one, the menu does not. */
export function seesPlans(user: SessionUser | null, place: 'bar' | 'menu'): boolean {
  if (!user || user.role !== 'Student' || user.entitlements?.code?.open) return false;
  return place === 'menu' || user.pricing_plan === null;
}
