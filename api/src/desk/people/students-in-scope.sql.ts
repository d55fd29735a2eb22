import { type Column, type SQL, and, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { consents } from '../../consent/consent.tables.ts';
import { affiliate_codes, users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { plan_terms } from '../../plans/plans.tables.ts';
import { runsAt } from '../../plans/terms.sql.ts';
import { code_requests } from '../desk.tables.ts';
import type { Scope } from '../scope.ts';

/** Whose students: a school's, or a sponsor's, by the code that it had first; `with_code`: of them who has this one of its codes. */
export type Whose = ({ school_id: number } | { code: string }) & { with_code?: string };

export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Whom a parent decides for. */
export function isMinorOn(today: string): SQL | undefined {
  return and(isNotNull(users.adult_on), gt(users.adult_on, today));
}

/**
 * Who agreed to sharing, and while a parent decides for them, whose parent did; nobody without a mailbox of theirs, and
 * nobody who asked for deletion. It is asked anew by every query, so that a yes taken back holds from the next answer on.
 */
export function sharesNow(db: Db, today: string): SQL {
  const agreed = db
    .select({ one: sql`1` })
    .from(consents)
    .where(and(eq(consents.user_id, users.id), eq(consents.purpose, 'data_sharing'), eq(consents.granted, true)));
  return and(
    eq(users.role, 'Student'),
    eq(users.allow_data_sharing, true),
    isNotNull(users.email_confirmed_at),
    isNull(users.deletion_requested_at),
    or(isNull(users.adult_on), lte(users.adult_on, today), exists(agreed)),
  ) as SQL;
}

/** Whether a code is a sponsor's: the one that it had first, or one that was made of its requests. */
export function isCodeOf(db: Db, code: Column, first: string): SQL {
  const made = db
    .select({ made: code_requests.made })
    .from(code_requests)
    .where(and(eq(code_requests.code, first), isNotNull(code_requests.made)));
  return or(eq(code, first), inArray(code, made)) as SQL;
}

/**
 * Who is at this school; or of a sponsor, whom it opens something at this moment: by a term of its codes that runs, or by a code
 * of the account that pays for no plan. When the plan is over, so is the sponsor's look at the student.
 */
export function belongsTo(db: Db, { with_code, ...whose }: Whose, now: Date): SQL {
  const own = 'school_id' in whose ? eq(users.school_id, whose.school_id) : isSponsored(db, whose.code, now);
  return with_code === undefined ? own : (and(own, hasCode(db, with_code)) as SQL);
}

function isSponsored(db: Db, first: string, now: Date): SQL {
  const { code, plan_id, is_active } = affiliate_codes;
  const openers = db
    .select({ code })
    .from(affiliate_codes)
    .where(and(isNull(plan_id), isCodeOf(db, code, first)));
  const paid = db
    .select({ id: plan_terms.user_id })
    .from(plan_terms)
    .innerJoin(affiliate_codes, eq(code, plan_terms.code))
    .where(and(isCodeOf(db, plan_terms.code, first), runsAt(now), eq(is_active, true)));
  return or(inArray(users.affiliate_code, openers), inArray(users.id, paid)) as SQL;
}

/** Who has redeemed this code, whatever of it runs. */
function hasCode(db: Db, code: string): SQL {
  const paid = db.select({ id: plan_terms.user_id }).from(plan_terms).where(eq(plan_terms.code, code));
  return or(eq(users.affiliate_code, code), inArray(users.id, paid)) as SQL;
}

/** Whose students an organization's people see; undefined for who sees all. */
export function whoseOf(scope: Scope): Whose | undefined {
  if (scope.reach === 'all') return undefined;
  if (scope.school_id !== null) return { school_id: scope.school_id };
  if (scope.code !== null) return { code: scope.code };
  throw new Error('A place with its own reach has a school or a code.');
}

/** The students whom somebody at the desk may see: all, or of one's own those alone who share now. */
export function inScope(db: Db, scope: Scope, now: Date): SQL {
  const whose = whoseOf(scope);
  if (!whose) return eq(users.role, 'Student');
  return and(belongsTo(db, whose, now), sharesNow(db, dayOf(now))) as SQL;
}
