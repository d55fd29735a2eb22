import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import { plans } from '../identity/identity.tables.ts';
import rows from './plans.json' with { type: 'json' };

/** The four plans to begin with. Later ones are kept: representatives change them. */
export const firstPlans: Seed = { name: 'plans', version: '1', fill: seedPlans };

async function seedPlans(tx: Db): Promise<void> {
  await tx.insert(plans).values(rows).onConflictDoNothing();
}
