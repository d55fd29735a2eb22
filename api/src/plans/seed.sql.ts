import type { Db } from '../platform/database.ts';
import { plans } from '../identity/identity.tables.ts';
import rows from './plans.json' with { type: 'json' };

export const PLANS_VERSION = '1';

/** The four plans to begin with. Later ones are kept: representatives change them. */
export async function seedPlans(tx: Db): Promise<void> {
  await tx.insert(plans).values(rows).onConflictDoNothing();
}
