import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { mentor_sessions } from '../mentoring.tables.ts';

/** The talks that this mentor gave, the first one first; a topic that waits for a representative is not among their words. */
export async function listGiven(db: Db, mentorId: number, at: Date) {
  const { id, mentor_id, state, starts_at, ends_at, topic, topic_held } = mentor_sessions;
  const past = lte(ends_at, at);
  const rows = await db
    .select({ starts_at, ends_at, topic: sql<string | null>`case when ${topic_held} is null then ${topic} end` })
    .from(mentor_sessions)
    .where(and(eq(mentor_id, mentorId), or(eq(state, 'done'), and(eq(state, 'booked'), past))))
    .orderBy(asc(starts_at), asc(id));
  return rows.flatMap(({ starts_at: from, ends_at: to, topic: about }) =>
    from && to ? { starts_at: from, ends_at: to, topic: about } : [],
  );
}
