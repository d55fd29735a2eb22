import { asc } from 'drizzle-orm';
import type { Choice, UserReview } from '@careerscoop/contract/content';
import type { Db } from '../platform/database.ts';
import { industries, quotes, tags } from './content.tables.ts';

/** One page of the quotes, real ones before our examples, and how many there are in all. */
export async function listQuotes(db: Db, page: number, perPage: number): Promise<{ rows: UserReview[]; total: number }> {
  const { id, image, name, title, review, example } = quotes;
  const rows = await db
    .select({ id, image, name, title, review, example })
    .from(quotes)
    .orderBy(asc(example), asc(id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(quotes) };
}

export function listTagChoices(db: Db): Promise<Choice[]> {
  return db.select().from(tags).orderBy(asc(tags.name));
}

export function listIndustryChoices(db: Db): Promise<Choice[]> {
  return db.select().from(industries).orderBy(asc(industries.name));
}
