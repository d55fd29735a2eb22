import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { results } from '../careers/careers.tables.ts';
import type { Db } from '../platform/database.ts';
import { scoop_counts } from './scoop.tables.ts';

/** Whether this career is among the student's own. */
export async function hasCareer(db: Db, userId: number, onetCode: string): Promise<boolean> {
  return (await db.$count(results, and(eq(results.user_id, userId), eq(results.onet_code, onetCode)))) > 0;
}

/** Counts of these questions; those without a row stand at one. */
export async function findCounts(db: Db, userId: number, questionIds: number[]): Promise<Map<number, number>> {
  const { question_id, count } = scoop_counts;
  const rows = await db
    .select({ question_id, count })
    .from(scoop_counts)
    .where(and(eq(scoop_counts.user_id, userId), inArray(question_id, questionIds)));
  return new Map(rows.map((row) => [row.question_id, row.count]));
}

/** One more scoop. @returns the new count, or nothing when there were `most` already. */
export async function countScoop(db: Db, userId: number, questionId: number, most: number): Promise<number | undefined> {
  const [row] = await db
    .insert(scoop_counts)
    .values({ user_id: userId, question_id: questionId, count: 2 })
    .onConflictDoUpdate({
      target: [scoop_counts.user_id, scoop_counts.question_id],
      set: { count: sql`${scoop_counts.count} + 1` },
      setWhere: lt(scoop_counts.count, most),
    })
    .returning({ count: scoop_counts.count });
  return row?.count;
}
