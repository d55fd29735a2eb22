import { type SQL, and, asc, eq, exists, isNull, max, notExists, sql } from 'drizzle-orm';
import { assessments } from '../../assessment/assessment.tables.ts';
import { results } from '../../careers/careers.tables.ts';
import { affiliate_codes, users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { type Whose, belongsTo, dayOf, isCodeOf, sharesNow } from '../people/students-in-scope.sql.ts';
import { counted_students, desk_members } from '../desk.tables.ts';

export type Figure = (typeof counted_students.$inferSelect)['figure'];

/** How many of the first careers say what somebody is interested in. */
const FIRST_CAREERS = 3;

/** `school:3` or `code:SCOOP-1`. */
export const nameOf = (whose: Whose) => ('school_id' in whose ? `school:${whose.school_id}` : `code:${whose.code}`);

/** The schools and sponsors with somebody at the desk. */
export async function listOrganizations(db: Db): Promise<Whose[]> {
  const { school_id, code, level, ended_at } = desk_members;
  const rows = await db
    .selectDistinct({ school_id, code })
    .from(desk_members)
    .where(and(eq(level, 'organization'), isNull(ended_at)));
  return rows.map((row) => (row.school_id !== null ? { school_id: row.school_id } : { code: row.code ?? '' }));
}

/** Waits until nobody else counts for this school or sponsor, and keeps them out until the transaction ends. */
export async function holdOrganization(tx: Db, whose: Whose): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`counted ${nameOf(whose)}`}, 0))`);
}

/** The class somebody is counted with: the own code that they have; else the year of their sign-up, and of a sponsor its first code. */
function cohortFor(db: Db, whose: Whose): SQL<string> {
  if ('code' in whose) {
    const own = isCodeOf(db, users.affiliate_code, whose.code);
    return sql<string>`'code:' || case when ${own} then ${users.affiliate_code} else ${whose.code} end`;
  }
  const { code, school_id } = affiliate_codes;
  const own = db
    .select({ one: sql`1` })
    .from(affiliate_codes)
    .where(and(eq(code, users.affiliate_code), eq(school_id, whose.school_id)));
  return sql<string>`case when ${exists(own)} then 'code:' || ${users.affiliate_code}
    else 'year:' || extract(year from ${users.created_at} at time zone 'UTC')::text end`;
}

const mondayOf = (at: SQL | typeof users.created_at) => sql<string>`to_char(date_trunc('week', ${at} at time zone 'UTC'), 'YYYY-MM-DD')`;

/** Who shares with this school or sponsor and was never counted in this figure, in the order of their accounts. */
export async function listUncounted(db: Db, whose: Whose, figure: Figure, now: Date) {
  const { user_id } = counted_students;
  const before = db
    .select({ one: sql`1` })
    .from(counted_students)
    .where(and(eq(user_id, users.id), eq(counted_students.whose, nameOf(whose)), eq(counted_students.figure, figure)));
  const taken = sql`(select min(${assessments.submitted_at}) from ${assessments} where ${assessments.user_id} = ${users.id})`;
  const careers = sql`(select array_agg(${results.onet_code} order by ${results.rank}) from ${results}
    where ${results.user_id} = ${users.id} and ${results.rank} <= ${FIRST_CAREERS})`;
  return db
    .select({
      user_id: users.id,
      cohort: cohortFor(db, whose),
      week: mondayOf(figure === 'completed' ? taken : users.created_at),
      careers: sql<string[] | null>`${careers}`,
    })
    .from(users)
    .where(
      and(
        belongsTo(db, whose, now),
        sharesNow(db, dayOf(now)),
        notExists(before),
        figure === 'completed' ? sql`${careers} is not null` : undefined,
      ),
    )
    .orderBy(asc(users.id));
}

/** The number of the newest ten of each cohort, also of those nobody is left of. */
export async function lastTens(db: Db, whose: Whose, figure: Figure): Promise<Map<string, number>> {
  const { cohort, ten } = counted_students;
  const rows = await db
    .select({ cohort, last: max(ten) })
    .from(counted_students)
    .where(and(eq(counted_students.whose, nameOf(whose)), eq(counted_students.figure, figure)))
    .groupBy(cohort);
  return new Map(rows.map((row) => [row.cohort, row.last ?? 0]));
}

export async function addCounted(tx: Db, rows: (typeof counted_students.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(counted_students).values(rows).onConflictDoNothing();
}

/** Who is counted for this school or sponsor, belongs to it still and shares at this moment. */
export function listCounted(db: Db, whose: Whose, figure: Figure, now: Date) {
  const { cohort, ten, week, interests, user_id } = counted_students;
  return db
    .select({ cohort, ten, week, interests })
    .from(counted_students)
    .innerJoin(users, eq(users.id, user_id))
    .where(
      and(
        eq(counted_students.whose, nameOf(whose)),
        eq(counted_students.figure, figure),
        belongsTo(db, whose, now),
        sharesNow(db, dayOf(now)),
      ),
    );
}
