import { ai_agents } from './companions.tables.ts';
import type { Db } from '../platform/database.ts';
import rows from './agents.json' with { type: 'json' };

export const AGENTS_VERSION = '1';

/** The companions to begin with. Later ones are kept: representatives change them. */
export async function seedAgents(tx: Db): Promise<void> {
  await tx.insert(ai_agents).values(rows).onConflictDoNothing();
}
