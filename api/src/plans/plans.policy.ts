import type { Role } from '@careerscoop/contract/accounts';

/** Plans are for students: partners and representatives need none. */
export function holdsPlans({ role }: { role: Role }): boolean {
  return role === 'Student';
}

/** A plan that costs nothing, and being without one, are the student's own choice; the rest starts with a payment. */
export function isFree(plan: { price: number | null }): boolean {
  return !plan.price;
}
