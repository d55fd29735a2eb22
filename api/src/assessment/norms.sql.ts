import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import { assessments, norms } from './assessment.tables.ts';

/** From this day on the terms say that ratings enter means: who agreed before, and so to other words, does not count. */
export const MEANS_IN_TERMS_SINCE = new Date('2026-11-24T00:00:00Z');

const given = sql.identifier('part');
const rated = sql.identifier('rated');

/**
 * Mean rating and number of ratings of each question of part 1, over the first assessments of all who agreed to it.
 * Answers whose parts contradict each other are left out. Nothing in it belongs to one person.
 */
export async function meanFirstRatings(db: Db, itemVersions: string[]) {
  const answer = sql<number>`(${rated}->>'answer')::int`;
  return db
    .select({
      id: sql<number>`(${rated}->>'id')::int`,
      mean: sql<number>`avg(${answer})::float8`,
      students: sql<number>`count(*)::int`,
    })
    .from(assessments)
    .innerJoin(users, eq(users.id, assessments.user_id))
    .innerJoin(sql`jsonb_array_elements(${assessments.answers}) as ${given}`, sql`${given}->>'scenario_id' = '1'`)
    .innerJoin(sql`jsonb_array_elements(${given}->'answers') as ${rated}`, sql`true`)
    .where(
      and(
        eq(assessments.attempt, 1),
        inArray(assessments.item_version, itemVersions),
        inArray(assessments.clarity, ['clear', 'fair', 'exploring']),
        gte(users.terms_accepted_at, MEANS_IN_TERMS_SINCE),
      ),
    )
    .groupBy(sql`1`);
}

/** Adds a version. One that another process added first stays as it is. */
export async function addNorms(db: Db, row: typeof norms.$inferInsert): Promise<void> {
  await db.insert(norms).values(row).onConflictDoNothing();
}

/** The newest norms of some item versions. */
export async function findNewestNorms(db: Db, itemVersions: string[]) {
  const [row] = await db.select().from(norms).where(inArray(norms.item_version, itemVersions)).orderBy(desc(norms.students)).limit(1);
  return row;
}

export async function findNorms(db: Db, version: string) {
  const [row] = await db.select().from(norms).where(eq(norms.version, version));
  return row;
}
