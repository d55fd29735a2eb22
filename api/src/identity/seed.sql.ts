import { industries, tags } from './identity.tables.ts';
import type { Db } from '../platform/database.ts';
import rows from './choices.json' with { type: 'json' };

export const CHOICES_VERSION = '1';

/** Industries and tags to begin with. Later ones are kept: representatives change them. */
export async function seedChoices(tx: Db): Promise<void> {
  await tx.insert(industries).values(rows.industries).onConflictDoNothing();
  await tx.insert(tags).values(rows.tags).onConflictDoNothing();
}
