import { and, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { USUAL_DAYS, type UsualWait } from '@careerscoop/contract/mentoring';
import type { Db } from '../platform/database.ts';
import { mentor_sessions } from './mentoring.tables.ts';

const DAY = 86_400_000;
const LOOKED_BACK = 30 * DAY;
/** Of fewer requests nobody can say what is usual. */
const ENOUGH = 10;

/**
 * Of the requests made in the last thirty days, at least two days ago, how many had a mentor within two days. What the student
 * called off before anybody was found tells nothing and is left out. Null where it would promise too much.
 */
export async function usualWait(db: Db, now: Date): Promise<UsualWait> {
  const { created_at, assigned_at, cancelled_at } = mentor_sessions;
  const wait = sql`make_interval(days => ${USUAL_DAYS}::int)`;
  const [row] = await db
    .select({
      of: sql<number>`count(*)::int`,
      answered: sql<number>`(count(*) filter (where ${assigned_at} <= ${created_at} + ${wait}))::int`,
    })
    .from(mentor_sessions)
    .where(
      and(
        gte(created_at, new Date(now.getTime() - LOOKED_BACK)),
        lte(created_at, new Date(now.getTime() - USUAL_DAYS * DAY)),
        or(isNotNull(assigned_at), isNull(cancelled_at)),
      ),
    );
  const { of = 0, answered = 0 } = row ?? {};
  return of >= ENOUGH && answered * 2 > of ? { days: USUAL_DAYS, answered, of } : null;
}
