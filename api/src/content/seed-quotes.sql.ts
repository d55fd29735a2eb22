import { eq } from 'drizzle-orm';
import { quotes } from './content.tables.ts';
import type { Db } from '../platform/database.ts';
import type { Seed } from '../platform/subject.ts';
import rows from '@careerscoop/contract/quotes.json' with { type: 'json' };

/** Our own examples, until there are quotes of real people: from then on a newer version only takes the old ones away. */
export const firstQuotes: Seed = { name: 'quotes', version: '1', fill: seedQuotes };

async function seedQuotes(tx: Db): Promise<void> {
  await tx.delete(quotes).where(eq(quotes.example, true));
  if ((await tx.$count(quotes)) > 0) return;
  await tx.insert(quotes).values(rows.map((row) => ({ ...row, example: true })));
}
