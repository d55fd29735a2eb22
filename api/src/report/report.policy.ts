import type { Role } from '@careerscoop/contract/accounts';

interface Owner {
  role: Role;
  /** Whether the plan includes the report; null without a plan. */
  in_plan: boolean | null;
  deletion_requested_at: Date | null;
}

/** The report belongs to plans that include it. An account that is about to be erased shows nothing any more. */
export function mayHaveReport({ role, in_plan, deletion_requested_at }: Owner): boolean {
  return role === 'Student' && in_plan === true && deletion_requested_at === null;
}
