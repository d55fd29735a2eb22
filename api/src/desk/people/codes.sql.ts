import type { CODE_SORTS, CODE_STATES } from '@careerscoop/contract/desk-codes';
import { DESK_ROWS } from '@careerscoop/contract/desk';
import { type SQL, and, asc, count, desc, eq, gte, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import { affiliate_codes, plans, schools, users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { plan_terms } from '../../plans/plans.tables.ts';
import { COUNT_TO } from '../counted.ts';
import { isLike } from '../is-like.ts';
import type { Scope } from '../scope.ts';
import { isCodeOf, whoseOf } from './students-in-scope.sql.ts';
import { toldPlaces } from './told-places.ts';

export type CodeSort = (typeof CODE_SORTS)[number] | `-${(typeof CODE_SORTS)[number]}`;
export interface CodeFilter {
  q?: string | undefined;
  state?: (typeof CODE_STATES)[number] | undefined;
}

const { code, label, school_id, plan_id, opens_on, closes_on, is_active } = affiliate_codes;
const SORTED = { code, label: sql`lower(${label})`, closes_on } as const;

/** The codes that somebody at the desk may see: all, or those of their school or sponsor. */
function inReach(db: Db, scope: Scope): SQL | undefined {
  const whose = whoseOf(scope);
  if (!whose) return undefined;
  return 'school_id' in whose ? eq(school_id, whose.school_id) : isCodeOf(db, code, whose.code);
}

/** What isOpen of the plans says, for rows. */
function isOpenOn(today: string): SQL {
  return and(eq(is_active, true), or(isNull(opens_on), lte(opens_on, today)), or(isNull(closes_on), gte(closes_on, today))) as SQL;
}

function listed(db: Db, scope: Scope, { q, state }: CodeFilter, today: string): SQL | undefined {
  const open = isOpenOn(today);
  return and(
    inReach(db, scope),
    q ? or(isLike(code, q), isLike(label, q)) : undefined,
    state ? (state === 'open' ? open : not(open)) : undefined,
  );
}

/** Seats are taken as the plans count them: by terms, or where a code is no plan by the accounts that have it; of people whose email is confirmed. */
function taken(db: Db): SQL<number> {
  const terms = db
    .select({ people: sql`count(distinct ${plan_terms.user_id})` })
    .from(plan_terms)
    .innerJoin(users, eq(users.id, plan_terms.user_id))
    .where(and(eq(plan_terms.code, code), isNotNull(users.email_confirmed_at)));
  const accounts = db.$count(users, and(eq(users.affiliate_code, code), isNotNull(users.email_confirmed_at)));
  return sql<number>`(case when ${plan_id} is null then ${accounts} else (${terms}) end)::int`;
}

function rowsOf(db: Db, today: string) {
  return db
    .select({
      ...{ code, label, companions: affiliate_codes.companions, months: affiliate_codes.months, seats: affiliate_codes.seats },
      ...{ opens_on, closes_on, is_active, taken: taken(db), open: sql<boolean>`${isOpenOn(today)}` },
      school: { id: schools.id, name: schools.name },
      plan: { id: plans.id, title: plans.title },
    })
    .from(affiliate_codes)
    .leftJoin(schools, eq(schools.id, school_id))
    .leftJoin(plans, eq(plans.id, plan_id));
}

export async function countCodes(db: Db, scope: Scope, filter: CodeFilter, today: string): Promise<number> {
  const some = db
    .select({ code })
    .from(affiliate_codes)
    .where(listed(db, scope, filter, today))
    .limit(COUNT_TO)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

/** One page of the codes with the places that are taken. */
export async function listCodePage(
  db: Db,
  scope: Scope,
  { sort = 'code', page, ...filter }: CodeFilter & { sort?: CodeSort | undefined; page: number },
  today: string,
) {
  const direction = sort.startsWith('-') ? desc : asc;
  const rows = await rowsOf(db, today)
    .where(listed(db, scope, filter, today))
    .orderBy(direction(SORTED[sort.replace('-', '') as keyof typeof SORTED]), asc(code))
    .limit(DESK_ROWS)
    .offset((page - 1) * DESK_ROWS);
  return rows.map((row) => ({ ...row, ...toldPlaces(scope, row) }));
}

/** One code as the list shows it, for whoever may see it. */
export async function findShownCode(db: Db, scope: Scope, name: string, today: string) {
  const [row] = await rowsOf(db, today).where(and(inReach(db, scope), eq(code, name)));
  return row && { ...row, ...toldPlaces(scope, row) };
}
