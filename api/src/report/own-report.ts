import type { Entitlements } from '@careerscoop/contract/entitlements';
import type { ReportStanding } from '@careerscoop/contract/report';
import type { Db } from '../platform/database.ts';
import { addressOf, type Secrets } from './report-address.ts';
import { mayHaveReport } from './report.policy.ts';
import { findStanding, hasTen } from './report.sql.ts';

/** Where this person's report stands. */
export async function ownReport(db: Db, secrets: Secrets, userId: number, opened: Entitlements): Promise<ReportStanding> {
  const none = { address: '', made_at: null };
  const found = await findStanding(db, userId);
  if (!found) return { state: 'not_in_plan', ...none };
  const { salt, token_hash, made_at, closed_at } = found;
  // One that was not closed waits for the next plan: its student can know and close it.
  if (!mayHaveReport(found, opened))
    return { state: 'not_in_plan', address: '', made_at: closed_at ? null : (made_at?.toISOString() ?? null) };
  if (!(await hasTen(db, userId))) return { state: 'no_results', ...none };
  const address = salt && token_hash && !closed_at ? addressOf(secrets, { salt, token_hash }) : '';
  return address ? { state: 'open', address, made_at: made_at?.toISOString() ?? null } : { state: 'closed', ...none };
}
