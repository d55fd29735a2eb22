import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import { assessments } from '../../assessment/assessment.tables.ts';
import { results } from '../../careers/careers.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { type Whose, belongsTo, dayOf, sharesNow } from './students-in-scope.sql.ts';

/** As many students as one look at the database tells of. */
export const AT_ONCE = 500;

/**
 * Holds the accounts of everybody who shares with this school or sponsor: who decides about one of them from now on waits
 * until the transaction ends. Ask {@link listConsented} afterwards who shares still.
 */
export async function holdConsented(tx: Db, whose: Whose, now: Date): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(belongsTo(tx, whose, now), sharesNow(tx, dayOf(now))))
    .orderBy(asc(users.id))
    .for('share');
}

/** The next {@link AT_ONCE} who share with this school or sponsor, by their number. */
export function listConsented(db: Db, whose: Whose, now: Date, after: number) {
  const { id, first_name, last_name, email, phone, address, city, state, zipcode } = users;
  return db
    .select({ id, first_name, last_name, email, phone, address, city, state, zipcode })
    .from(users)
    .where(and(gt(id, after), belongsTo(db, whose, now), sharesNow(db, dayOf(now))))
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

/** What each of these students answered last, which careers came of it, and what they did with them. */
export async function listActivity(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, Activity>();
  const latest = await db
    .selectDistinctOn([assessments.user_id], {
      user_id: assessments.user_id,
      answers: assessments.answers,
      submitted_at: assessments.submitted_at,
    })
    .from(assessments)
    .where(inArray(assessments.user_id, ids))
    .orderBy(assessments.user_id, sql`${assessments.attempt} desc`);
  const { user_id, rank, onet_code, fit, score: stars, interested: saved, booked } = results;
  const careers = await db
    .select({ user_id, rank, onet_code, fit, stars, saved, booked })
    .from(results)
    .where(and(inArray(user_id, ids), gt(rank, 0)))
    .orderBy(asc(user_id), asc(rank));
  const told = new Map<number, Activity>(ids.map((id) => [id, { answers: [], submitted_at: null, recommendations: [] }]));
  for (const { user_id: id, answers, submitted_at } of latest) {
    told.set(id, { answers, submitted_at: submitted_at.toISOString(), recommendations: [] });
  }
  for (const { user_id: id, ...career } of careers) told.get(id)?.recommendations.push(career);
  return told;
}

export interface Activity {
  answers: (typeof assessments.$inferSelect)['answers'];
  submitted_at: string | null;
  recommendations: (Pick<typeof results.$inferSelect, 'rank' | 'onet_code' | 'fit' | 'booked'> & {
    stars: number | null;
    saved: boolean;
  })[];
}
