import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Choice, Faq, FaqKind, SchoolResource, Story, StoryKind, UserReview } from '@careerscoop/contract/content';
import { industries, tags } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import { faqs, quotes, school_resources, stories } from './content.tables.ts';

/** With so many real ones our own examples are not shown any more. */
const ENOUGH_REAL = 3;

/** One page of the quotes, real ones before our examples as long as these are needed, and how many there are in all. */
export async function listQuotes(db: Db, page: number, perPage: number): Promise<{ rows: UserReview[]; total: number }> {
  const { id, image, name, title, review, example } = quotes;
  const enough = (await db.$count(quotes, eq(example, false))) >= ENOUGH_REAL;
  const shown = enough ? eq(example, false) : undefined;
  const rows = await db
    .select({ id, image, name, title, review, example })
    .from(quotes)
    .where(shown)
    .orderBy(asc(example), asc(id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(quotes, shown) };
}

/** The stories of a kind, real ones before our examples as long as these are needed. */
export async function listStoriesOf(db: Db, kind: StoryKind): Promise<Story[]> {
  const { id, who, name, about, title, body, example, ordering } = stories;
  const rows = await db
    .select({ id, who, name, about, title, body, example })
    .from(stories)
    .where(eq(stories.kind, kind))
    .orderBy(asc(example), asc(ordering), asc(id));
  const real = rows.filter((row) => !row.example);
  const shown = real.length >= ENOUGH_REAL ? real : rows;
  return shown.map(({ body: words, ...row }) => ({ ...row, text: words.split(/\n\s*\n/).filter((part) => part.trim() !== '') }));
}

export function listFaqsOf(db: Db, kind: FaqKind): Promise<Faq[]> {
  const { id, question, answer, ordering } = faqs;
  return db.select({ id, question, answer }).from(faqs).where(eq(faqs.kind, kind)).orderBy(asc(ordering), asc(id));
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
