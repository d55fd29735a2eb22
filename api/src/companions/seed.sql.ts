import { ai_agents } from './companions.tables.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import rows from './agents.json' with { type: 'json' };

/** The companions to begin with. Later ones are kept: representatives change them. */
export const firstCompanions: Seed = { name: 'companions', version: '1', fill: seedAgents };

async function seedAgents(tx: Db): Promise<void> {
  await tx.insert(ai_agents).values(rows).onConflictDoNothing();
}
