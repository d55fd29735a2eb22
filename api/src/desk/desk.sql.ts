import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { users } from '../identity/identity.tables.ts';
import { assessments } from '../assessment/assessment.tables.ts';
import { results } from '../careers/careers.tables.ts';
import { plan_terms } from '../plans/plans.tables.ts';
import { consents } from '../consent/consent.tables.ts';
import { findPerson, findPersonAt } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';

const NAMED = ['id', 'email', 'role', 'first_name', 'approved_at', 'email_confirmed_at', 'age'] as const;

/** The account at an email, in any case. */
export const findAccount = (db: Db, email: string) => findPersonAt(db, email.trim().toLowerCase(), NAMED);

/** The account at an email, or by its number. */
export async function findAccountNamed(db: Db, who: string) {
  const id = Number(who);
  return (await findAccount(db, who)) ?? (Number.isInteger(id) ? findPerson(db, id, NAMED) : undefined);
}

/** Every mentor with a mailbox of theirs, the newest first. */
export function listMentorAccounts(db: Db) {
  const { id, email, first_name, approved_at } = users;
  return db
    .select({ id, email, first_name, approved_at })
    .from(users)
    .where(and(eq(users.role, 'Mentor'), isNotNull(users.email_confirmed_at)))
    .orderBy(desc(id));
}

/**
 * The students of a school or code who said yes to sharing themselves and, while they are minors, whose parent did.
 * Nobody who asked for deletion is among them.
 */
export function listConsented(db: Db, whose: { school_id: number } | { affiliate_code: string }, today: string) {
  const { id, first_name, last_name, email, phone, address, city, state, zipcode } = users;
  return db
    .select({ id, first_name, last_name, email, phone, address, city, state, zipcode })
    .from(users)
    .leftJoin(consents, and(eq(consents.user_id, id), eq(consents.purpose, 'data_sharing')))
    .where(
      and(
        eq(users.role, 'Student'),
        'school_id' in whose ? eq(users.school_id, whose.school_id) : hasCode(db, whose.affiliate_code),
        eq(users.allow_data_sharing, true),
        isNotNull(users.email_confirmed_at),
        isNull(users.deletion_requested_at),
        or(isNull(users.adult_on), sql`${users.adult_on} <= ${today}::date`, eq(consents.granted, true)),
      ),
    )
    .orderBy(asc(id));
}

/** Who has this code, or was put on a plan by it. */
function hasCode(db: Db, code: string) {
  const paid = db.select({ id: plan_terms.user_id }).from(plan_terms).where(eq(plan_terms.code, code));
  return or(eq(users.affiliate_code, code), inArray(users.id, paid));
}

/** What one student answered last, which careers came of it, and what the student did with them. */
export async function findActivity(db: Db, userId: number) {
  const [latest] = await db
    .select({ answers: assessments.answers, submitted_at: assessments.submitted_at })
    .from(assessments)
    .where(eq(assessments.user_id, userId))
    .orderBy(sql`${assessments.attempt} desc`)
    .limit(1);
  const recommendations = await db
    .select({
      rank: results.rank,
      onet_code: results.onet_code,
      fit: results.fit,
      stars: results.score,
      saved: results.interested,
      booked: results.booked,
    })
    .from(results)
    .where(and(eq(results.user_id, userId), gt(results.rank, 0)))
    .orderBy(asc(results.rank));
  return { answers: latest?.answers ?? [], submitted_at: latest?.submitted_at.toISOString() ?? null, recommendations };
}
