import type { Role } from '@careerscoop/contract/accounts';
import type { SessionUser } from '../lib/session.ts';

const NAMES_OF_ROLES: Partial<Record<Role, string>> = {
  Mentor: 'Community Partner',
  Staff: 'Representative',
  Organization: 'Partner organization',
  Parent: 'Parent',
};

/** What a person is here: the word beside their name. */
export function planLabel(user: SessionUser): string {
  const role = NAMES_OF_ROLES[user.role];
  if (role) return role;
  return (hasPlan(user) && user.plan_title) || 'Free Member';
}

/** Whether the plan counts as paid: a partner's always does, a student's when it has a price. */
export function isPaid(user: SessionUser): boolean {
  return user.role === 'Mentor' || (hasPlan(user) && Boolean(user.plan_price));
}

/** What the browser keeps of the plan may be older than the plan's end. */
function hasPlan({ pricing_plan, entitlements }: SessionUser): boolean {
  return pricing_plan !== null && !isOver(entitlements?.ends_at);
}

function isOver(ends_at: string | null | undefined): boolean {
  return Boolean(ends_at) && Date.parse(ends_at ?? '') <= Date.now();
}

export function displayName({ first_name, last_name, email }: SessionUser): string {
  return `${first_name} ${last_name}`.trim() || email;
}

/** Plans are offered to students whom nobody sponsors; the bar leaves them out for who has one, the menu does not. */
export function seesPlans(user: SessionUser | null, place: 'bar' | 'menu'): boolean {
  if (!user || user.role !== 'Student' || user.entitlements?.code?.open) return false;
  return place === 'menu' || !hasPlan(user);
}
