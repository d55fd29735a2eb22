import { and, asc, countDistinct, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { consents, guardians } from '../../consent/consent.tables.ts';
import { plans } from '../../identity/identity.tables.ts';
import { mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import { payment_findings } from '../../payments/payments.tables.ts';
import { plan_terms } from '../../plans/plans.tables.ts';
import type { Db } from '../../platform/database.ts';
import { desk_daily } from '../desk.tables.ts';
import type { Scope } from '../scope.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Of everybody, in the table of the days. */
const EVERYBODY = '';
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** Who waits for a mentor for longer than we promise. */
export function countLateRequests(db: Db, at: Date, hours: number): Promise<number> {
  const { state, created_at } = mentor_sessions;
  return db.$count(mentor_sessions, and(eq(state, 'requested'), lt(created_at, before(at, hours * HOUR_MS))));
}

/** Of the seven days before: how many asked for a talk, and half of them had a mentor within so many hours; null where nobody has one. */
export async function timeToMentor(db: Db, at: Date) {
  const { created_at, assigned_at } = mentor_sessions;
  const hours = sql`extract(epoch from ${assigned_at} - ${created_at}) / 3600`;
  const [row] = await db
    .select({
      asked: sql<number>`count(*)::int`,
      hours: sql<
        number | null
      >`round((percentile_cont(0.5) within group (order by ${hours}) filter (where ${isNotNull(assigned_at)}))::numeric)::int`,
    })
    .from(mentor_sessions)
    .where(and(gte(created_at, before(at, 7 * DAY_MS)), lte(created_at, at)));
  return row ?? { asked: 0, hours: null };
}

/** Of the seven days before: talks that should have taken place, and those that somebody did not come to. */
export async function countNoShows(db: Db, at: Date) {
  const { state, starts_at } = mentor_sessions;
  const week = and(gte(starts_at, before(at, 7 * DAY_MS)), lte(starts_at, at));
  const missed = ['no_show_student', 'no_show_mentor'] as const;
  return {
    talks: await db.$count(mentor_sessions, and(week, inArray(state, ['done', ...missed]))),
    missed: await db.$count(mentor_sessions, and(week, inArray(state, [...missed]))),
  };
}

export const countOpenFindings = (db: Db) => db.$count(payment_findings, isNull(payment_findings.handled_at));

/** How far the parents of the ninety days before have come. */
export async function consentSteps(db: Db, at: Date) {
  const { user_id, asked_at, answered_at } = guardians;
  const lately = gte(asked_at, before(at, 90 * DAY_MS));
  const answers = (talks: boolean) => {
    const yes = and(eq(consents.purpose, 'mentor_sessions'), eq(consents.granted, true));
    return inArray(
      user_id,
      db
        .select({ id: consents.user_id })
        .from(consents)
        .where(talks ? yes : undefined),
    );
  };
  return {
    asked: await db.$count(guardians, lately),
    opened: await db.$count(guardians, and(lately, isNotNull(answered_at))),
    answered: await db.$count(guardians, and(lately, answers(false))),
    talks: await db.$count(guardians, and(lately, answers(true))),
  };
}

/** Who has which plan at this moment, and who of them by a code. */
export function countPlans(db: Db, at: Date) {
  const { user_id, plan_id, code, starts_at, ends_at, ended_at } = plan_terms;
  const runs = and(eq(plan_id, plans.id), isNull(ended_at), lte(starts_at, at), or(isNull(ends_at), gt(ends_at, at)));
  return db
    .select({
      title: plans.title,
      students: countDistinct(user_id),
      by_code: countDistinct(sql`case when ${code} is not null then ${user_id} end`),
    })
    .from(plans)
    .leftJoin(plan_terms, runs)
    .groupBy(plans.id, plans.title)
    .orderBy(asc(plans.id));
}

/** The figures of the nights from a day on. */
export function listDays(db: Db, _scope: Scope, from: string) {
  const { day, figure, value, whose } = desk_daily;
  return db
    .select({ day, figure, value })
    .from(desk_daily)
    .where(and(eq(whose, EVERYBODY), gte(day, from)))
    .orderBy(asc(day));
}

/** Writes the figures of a day; those of the same day before are replaced. */
export async function saveDay(tx: Db, day: string, figures: Record<string, number>): Promise<void> {
  const rows = Object.entries(figures).map(([figure, value]) => ({ day, whose: EVERYBODY, figure, value }));
  await tx
    .insert(desk_daily)
    .values(rows)
    .onConflictDoUpdate({ target: [desk_daily.whose, desk_daily.figure, desk_daily.day], set: { value: sql`excluded.value` } });
}
