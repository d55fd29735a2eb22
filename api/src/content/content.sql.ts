import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Choice, SchoolResource, UserReview } from '@careerscoop/contract/content';
import { industries, tags } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import { quotes, school_resources } from './content.tables.ts';

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

interface ResourceList {
  kind: SchoolResource['kind'];
  /** The school whose own come first; nothing for what is for everybody. */
  school: number | null;
  page: number;
  page_size: number;
}

/** One page of a list, the school's own before the general ones, and how many there are in all. */
export async function listResources(db: Db, { kind, school, page, page_size }: ResourceList) {
  const { seeded, ordering, ...shown } = getTableColumns(school_resources);
  const general = isNull(shown.school);
  const wanted = and(eq(shown.kind, kind), school === null ? general : or(general, eq(shown.school, school)));
  const rows: SchoolResource[] = await db
    .select(shown)
    .from(school_resources)
    .where(wanted)
    .orderBy(sql`${shown.school} nulls last`, asc(ordering), asc(shown.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { rows, total: await db.$count(school_resources, wanted) };
}
