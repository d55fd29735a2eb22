import { industries, tags } from './identity.tables.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import rows from './choices.json' with { type: 'json' };

/** Industries and tags to begin with. Later ones are kept: representatives change them. */
export const firstChoices: Seed = { name: 'choices', version: '1', fill: seedChoices };

async function seedChoices(tx: Db): Promise<void> {
  await tx.insert(industries).values(rows.industries).onConflictDoNothing();
  await tx.insert(tags).values(rows.tags).onConflictDoNothing();
}
