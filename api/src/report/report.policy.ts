import type { Entitlements } from '@careerscoop/contract/entitlements';

interface Owner {
  deletion_requested_at: Date | null;
}

/** The report belongs to plans that include it. An account that is about to be erased shows nothing any more. */
export function mayHaveReport({ deletion_requested_at }: Owner, { ai_report }: Pick<Entitlements, 'ai_report'>): boolean {
  return ai_report.open && deletion_requested_at === null;
}
