import { type SQL, and, asc, count, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, like, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { CHECK_KINDS } from '@careerscoop/contract/mentor-hours';
import { type DESK_MENTOR_STATES, ENDING_DAYS } from '@careerscoop/contract/desk-mentors';
import { audit_log } from '../../identity/audit.tables.ts';
import { tags, user_tags, users } from '../../identity/identity.tables.ts';
import { isFoundBy } from '../../identity/search.sql.ts';
import { mentor_hours, mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import { checksHold, dayOfChecks, notPaused } from '../../mentoring/safety/may-meet.sql.ts';
import { mentor_checks, mentor_pauses } from '../../mentoring/safety/mentor-safety.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { countRows, pageOf, sortOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';

export interface MentorsAsked {
  q?: string | undefined;
  state: (typeof DESK_MENTOR_STATES)[number];
  sort?: 'created' | '-created' | 'name' | '-name' | 'ends' | '-ends' | undefined;
  page: number;
}

const { id, first_name, last_name, title, email, email_confirmed_at, approved_at } = users;
/** Wrapped, so that it keeps its table's name inside of a query about another one. */
const own = sql`${id}`;
const COUNTED_STATES = ['held', 'booked'] as const;

/** What of a mentor a list and the detail share. */
function columns(at: Date) {
  const day = dayOfChecks(at);
  const holds = sql`${mentor_checks.state} = 'clear' and (${mentor_checks.expires_on} is null or ${mentor_checks.expires_on} >= ${day}::date)`;
  return {
    id,
    first_name,
    last_name,
    title,
    approved_at,
    clear: sql<string[]>`(select coalesce(json_agg(${mentor_checks.kind}), '[]') from ${mentor_checks}
      where ${mentor_checks.mentor_id} = ${own} and ${holds})`,
    next_end: nextEnd,
    paused: sql<'report' | 'no_shows' | 'staff' | null>`(select ${mentor_pauses.reason} from ${mentor_pauses}
      where ${mentor_pauses.mentor_id} = ${own})`,
    coming: sql<number>`(select count(*)::int from ${mentor_sessions}
      where ${mentor_sessions.mentor_id} = ${own} and ${inArray(mentor_sessions.state, [...COUNTED_STATES])})`,
  };
}

/** The last day of the clear check that ends first. */
const nextEnd = sql<string | null>`(select min(${mentor_checks.expires_on})::text from ${mentor_checks}
  where ${mentor_checks.mentor_id} = ${own} and ${mentor_checks.state} = 'clear')`;

const aMentor = and(sql`${users.role} = 'Mentor'`, isNull(users.deletion_requested_at));

/** A page of mentors, and how many there are. */
export async function listMentors(db: Db, _scope: Scope, { q, state, sort, page }: MentorsAsked, at: Date) {
  const where = and(aMentor, q ? isFoundBy(q) : undefined, inState(state, at));
  const { by, down } = sortOf(sort ?? '-created');
  const way = down ? desc : asc;
  const order =
    by === 'name' ? way(sql`lower(${first_name})`) : by === 'ends' ? sql`${nextEnd} ${down ? sql`desc` : sql`asc`} nulls last` : way(id);
  const { limit, offset } = pageOf(page);
  const rows = await db.select(columns(at)).from(users).where(where).orderBy(order, asc(id)).limit(limit).offset(offset);
  return { rows, counted: await countRows(db, db.select({ id }).from(users).where(where).limit(COUNT_TO).as('counted')) };
}
export type MentorListed = Awaited<ReturnType<typeof listMentors>>['rows'][number];

function inState(state: MentorsAsked['state'], at: Date): SQL | undefined {
  const day = at.toISOString().slice(0, 10);
  const approved = isNotNull(approved_at);
  const hold = checksHold(at);
  const states: Record<MentorsAsked['state'], SQL | undefined> = {
    all: undefined,
    applied: isNull(approved_at),
    meets: and(approved, hold, notPaused),
    ending: and(approved, hold, sql`${nextEnd}::date <= ${day}::date + ${ENDING_DAYS}::int`),
    missing: and(approved, sql`not (${hold})`),
    paused: not(notPaused),
  };
  return states[state];
}

/** One mentor with their contact; nothing where nobody is a mentor of this number. */
export async function findMentor(db: Db, _scope: Scope, mentorId: number, at: Date) {
  const { phone, time_zone, about_me, about_me_held } = users;
  const [row] = await db
    .select({ ...columns(at), email, email_confirmed_at, phone, time_zone, about_me, about_me_held })
    .from(users)
    .where(and(sql`${users.role} = 'Mentor'`, eq(id, mentorId)));
  return row;
}

/** Their checks with who entered each, those that somebody entered. */
export function listEntered(db: Db, _scope: Scope, mentorId: number) {
  const staff = alias(users, 'staff');
  const { kind, state, reference, cleared_on, expires_on, at } = getTableColumns(mentor_checks);
  return db
    .select({ kind, state, reference, cleared_on, expires_on, at, by: staff.first_name })
    .from(mentor_checks)
    .leftJoin(staff, eq(staff.id, mentor_checks.by))
    .where(and(eq(mentor_checks.mentor_id, mentorId), inArray(kind, [...CHECK_KINDS])));
}

/** What they have coming, the next first, and how their talks went. */
export async function findTalksOf(db: Db, _scope: Scope, mentorId: number, now: Date) {
  const { mentor_id, state, starts_at, ends_at } = mentor_sessions;
  const theirs = eq(mentor_id, mentorId);
  const coming = await db
    .select({ id: mentor_sessions.id, state, starts_at, student: { id: users.id, first_name, last_name } })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, mentor_sessions.student_id))
    .where(and(theirs, or(eq(state, 'requested'), and(inArray(state, [...COUNTED_STATES]), gt(ends_at, now)))))
    .orderBy(sql`${starts_at} asc nulls last`, asc(mentor_sessions.id))
    .limit(100);
  const [counts] = await db
    .select({
      given: sql<number>`count(*) filter (where ${state} = 'done')::int`,
      no_shows: sql<number>`count(*) filter (where ${state} = 'no_show_mentor')::int`,
    })
    .from(mentor_sessions)
    .where(theirs);
  const [hours] = await db.select({ rules: count() }).from(mentor_hours).where(eq(mentor_hours.mentor_id, mentorId));
  const [pause] = await db.select({ since: mentor_pauses.since }).from(mentor_pauses).where(eq(mentor_pauses.mentor_id, mentorId));
  return { coming, given: counts?.given ?? 0, no_shows: counts?.no_shows ?? 0, has_hours: (hours?.rules ?? 0) > 0, pause };
}

/** The last things that happened to their account as a mentor; that somebody opened it is left out. */
export function listHistory(db: Db, _scope: Scope, mentorId: number) {
  const staff = alias(users, 'staff');
  const { at, action, actor, detail, user_id, actor_id } = audit_log;
  const which = or(and(like(action, 'mentor.%'), sql`${action} <> 'mentor.opened'`), eq(action, 'mentoring.hours'));
  return db
    .select({ at, action, actor, detail, by: staff.first_name })
    .from(audit_log)
    .leftJoin(staff, eq(staff.id, actor_id))
    .where(and(eq(user_id, mentorId), which))
    .orderBy(desc(audit_log.id))
    .limit(30);
}

/** What they can talk about. */
export async function listTags(db: Db, _scope: Scope, mentorId: number): Promise<string[]> {
  const rows = await db
    .select({ name: tags.name })
    .from(user_tags)
    .innerJoin(tags, eq(tags.id, user_tags.tag_id))
    .where(eq(user_tags.user_id, mentorId))
    .orderBy(asc(tags.name));
  return rows.map(({ name }) => name);
}
