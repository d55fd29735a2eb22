import type { ParentState, STUDENT_SORTS, StudentFilter } from '@careerscoop/contract/desk-students';
import { DESK_ROWS } from '@careerscoop/contract/desk';
import { type SQL, and, asc, count, desc, eq, exists, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import { assessments } from '../../assessment/assessment.tables.ts';
import { consents, guardians } from '../../consent/consent.tables.ts';
import { plans, schools, users } from '../../identity/identity.tables.ts';
import { isFoundBy } from '../../identity/search.sql.ts';
import { mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import type { Scope } from '../scope.ts';
import { dayOf, inScope, isMinorOn, sharesNow } from './students-in-scope.sql.ts';

export type StudentSort = (typeof STUDENT_SORTS)[number] | `-${(typeof STUDENT_SORTS)[number]}`;
const ONE = { one: sql`1` };

const answersOf = (db: Db, granted?: true) =>
  db
    .select(ONE)
    .from(consents)
    .where(and(eq(consents.user_id, users.id), granted ? eq(consents.granted, true) : undefined));
const askedOf = (db: Db) => db.select(ONE).from(guardians).where(eq(guardians.user_id, users.id));
const takenBy = (db: Db) => db.select(ONE).from(assessments).where(eq(assessments.user_id, users.id));

/** Where the parent stands, as a condition of each state. */
function parentIs(db: Db, state: ParentState, today: string): SQL | undefined {
  const minor = isMinorOn(today);
  switch (state) {
    case 'adult':
      return or(isNull(users.adult_on), lte(users.adult_on, today));
    case 'open':
      return and(minor, not(exists(askedOf(db))), not(exists(answersOf(db))));
    case 'waiting':
      return and(minor, exists(askedOf(db)), not(exists(answersOf(db))));
    case 'granted':
      return and(minor, exists(answersOf(db, true)));
    case 'refused':
      return and(minor, exists(answersOf(db)), not(exists(answersOf(db, true))));
  }
}

const runsStill = (now: Date) => or(isNull(users.plan_ends_at), gt(users.plan_ends_at, now));

function hasPlan(plan_id: string, now: Date): SQL | undefined {
  if (plan_id === 'none') return or(isNull(users.pricing_plan), lte(users.plan_ends_at, now));
  return and(eq(users.pricing_plan, Number(plan_id)), runsStill(now));
}

/** Who is in the list: of those whom one may see, whom the filter leaves. */
function listed(db: Db, scope: Scope, filter: StudentFilter, now: Date): SQL | undefined {
  const { q, school_id, plan_id, consent, completed } = filter;
  return and(
    inScope(db, scope, now),
    q ? isFoundBy(q) : undefined,
    school_id ? (school_id === 'none' ? isNull(users.school_id) : eq(users.school_id, Number(school_id))) : undefined,
    plan_id ? hasPlan(plan_id, now) : undefined,
    consent ? parentIs(db, consent, dayOf(now)) : undefined,
    completed ? (completed === 'yes' ? exists(takenBy(db)) : not(exists(takenBy(db)))) : undefined,
  );
}

/** How many are in the list, counted no further than a list says. */
export async function countStudents(db: Db, scope: Scope, filter: StudentFilter, now: Date): Promise<number> {
  const some = db
    .select(ONE)
    .from(users)
    .where(listed(db, scope, filter, now))
    .limit(COUNT_TO)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

/** One page of the list. What is said of each is asked for the fifty alone. */
export async function listStudents(
  db: Db,
  scope: Scope,
  { sort = 'first_name', page, ...filter }: StudentFilter & { sort?: StudentSort | undefined; page: number },
  now: Date,
) {
  const direction = sort.startsWith('-') ? desc : asc;
  const by = sort.endsWith('first_name') ? sql`lower(${users.first_name})` : users.created_at;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(listed(db, scope, filter, now))
    .orderBy(direction(by), direction(users.id))
    .limit(DESK_ROWS)
    .offset((page - 1) * DESK_ROWS);
  const ids = rows.map(({ id }) => id);
  const told = await tell(db, ids, now);
  const place = new Map(ids.map((id, at) => [id, at]));
  return told.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

async function tell(db: Db, ids: number[], now: Date) {
  if (ids.length === 0) return [];
  const today = dayOf(now);
  const talks = (states: readonly ('requested' | 'held' | 'booked')[]) =>
    db.$count(mentor_sessions, and(eq(mentor_sessions.student_id, users.id), inArray(mentor_sessions.state, [...states])));
  return db
    .select({
      id: users.id,
      first_name: users.first_name,
      school: schools.name,
      grade: users.grade,
      plan: sql<string | null>`case when ${runsStill(now)} then ${plans.title} end`,
      completed: sql<boolean>`${exists(takenBy(db))}`,
      shares: sql<boolean>`${sharesNow(db, today)}`,
      parent: sql<ParentState>`case when ${parentIs(db, 'adult', today)} then 'adult' when ${exists(answersOf(db, true))} then 'granted'
        when ${exists(answersOf(db))} then 'refused' when ${exists(askedOf(db))} then 'waiting' else 'open' end`,
      agreed: db.$count(consents, and(eq(consents.user_id, users.id), eq(consents.granted, true))),
      asked: talks(['requested', 'held']),
      booked: talks(['booked']),
      created_at: users.created_at,
      deletion_requested_at: users.deletion_requested_at,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.school_id))
    .leftJoin(plans, eq(plans.id, users.pricing_plan))
    .where(inArray(users.id, ids));
}

/** The numbers of all in the list with the school that each has, held until the transaction ends. */
export function holdStudents(tx: Db, scope: Scope, filter: StudentFilter, now: Date) {
  return tx
    .select({ id: users.id, school_id: users.school_id })
    .from(users)
    .where(listed(tx, scope, filter, now))
    .orderBy(asc(users.id))
    .limit(COUNT_TO)
    .for('no key update');
}

/** Whether somebody at the desk may see this student, and whether the student shares now. */
export async function findInScope(db: Db, scope: Scope, id: number, now: Date) {
  const [row] = await db
    .select({ id: users.id, shares: sql<boolean>`${sharesNow(db, dayOf(now))}` })
    .from(users)
    .where(and(eq(users.id, id), inScope(db, scope, now)));
  return row;
}
