import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import { plans } from '../identity/identity.tables.ts';
import earlier from './earlier-plans.json' with { type: 'json' };
import rows from './plans.json' with { type: 'json' };

/**
 * The four plans to begin with. Of stored ones only the description moves forward, and only where it is still, word for
 * word, what an earlier version brought: what representatives changed or removed is theirs.
 */
export const firstPlans: Seed = { name: 'plans', version: '3', fill: seedPlans };

async function seedPlans(tx: Db): Promise<void> {
  if ((await tx.$count(plans)) === 0) await tx.insert(plans).values(rows);
  for (const { id, description } of rows) {
    for (const former of earlier[String(id) as keyof typeof earlier]) {
      await tx
        .update(plans)
        .set({ description })
        .where(and(eq(plans.id, id), eq(plans.description, former)));
    }
  }
}
