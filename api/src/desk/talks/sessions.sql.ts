import { type SQL, and, asc, desc, eq, gte, ilike, inArray, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DESK_SESSION_STATES } from '@careerscoop/contract/desk-sessions';
import { results } from '../../careers/careers.tables.ts';
import { schools, users } from '../../identity/identity.tables.ts';
import { COMING, missedSince } from '../../mentoring/booking/session-states.ts';
import { mentor_sessions, session_entries } from '../../mentoring/mentoring.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { containing, countRows, pageOf, sortOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';

type State = (typeof DESK_SESSION_STATES)[number];
export interface SessionsAsked {
  q?: string | undefined;
  state: State;
  sort?: 'created' | '-created' | 'starts' | '-starts' | undefined;
  page: number;
}

const mentors = alias(users, 'mentors');
const { id, state, created_at, starts_at, topic, student_id, mentor_id, result_id } = mentor_sessions;

const COLUMNS = {
  session: mentor_sessions,
  student: { id: users.id, first_name: users.first_name, last_name: users.last_name, time_zone: users.time_zone },
  mentor: { id: mentors.id, first_name: mentors.first_name, time_zone: mentors.time_zone },
  onet_code: results.onet_code,
};
const missed = alias(mentor_sessions, 'missed');

/** How many talks of late the student of a row did not come to. */
function missedOf(now: Date) {
  const theirs = and(eq(missed.student_id, student_id), eq(missed.state, 'no_show_student'), gte(missed.starts_at, missedSince(now)));
  return sql<number>`(select count(*)::int from ${mentor_sessions} as ${sql.identifier('missed')} where ${theirs})`;
}

/** A page of sessions, and how many there are; sessions are read by those alone who reach all of them. */
export async function listSessions(db: Db, _scope: Scope, asked: SessionsAsked, lateBefore: Date, now: Date) {
  const where = and(inState(asked.state, lateBefore), asked.q ? matching(asked.q) : undefined);
  const { by, down } = sortOf(asked.sort ?? 'created');
  const order = (down ? desc : asc)(by === 'starts' ? sql`coalesce(${starts_at}, ${mentor_sessions.wished_at})` : created_at);
  const { limit, offset } = pageOf(asked.page);
  const rows = await joined(db, now).where(where).orderBy(order, asc(id)).limit(limit).offset(offset);
  const counted = db
    .select({ id })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, student_id))
    .leftJoin(mentors, eq(mentors.id, mentor_id))
    .where(where)
    .limit(COUNT_TO)
    .as('counted');
  return { rows, counted: await countRows(db, counted) };
}
export type SessionListed = Awaited<ReturnType<typeof listSessions>>['rows'][number];

/** One session as the list has it. */
export async function findListed(db: Db, _scope: Scope, sessionId: number, now: Date): Promise<SessionListed | undefined> {
  const [row] = await joined(db, now).where(eq(id, sessionId));
  return row;
}

function joined(db: Db, now: Date) {
  return db
    .select({ ...COLUMNS, missed: missedOf(now) })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, student_id))
    .leftJoin(mentors, eq(mentors.id, mentor_id))
    .leftJoin(results, eq(results.id, result_id))
    .$dynamic();
}

function inState(asked: State, lateBefore: Date): SQL | undefined {
  if (asked === 'all') return undefined;
  if (asked === 'coming') return inArray(state, [...COMING]);
  if (asked === 'late') return and(eq(state, 'requested'), lte(created_at, lateBefore));
  return eq(state, asked);
}

/** By first names, topic, or the session's own number. */
function matching(q: string): SQL | undefined {
  const words = containing(q);
  const number = /^\d{1,9}$/.test(q) ? eq(id, Number(q)) : undefined;
  return or(ilike(users.first_name, words), ilike(mentors.first_name, words), ilike(topic, words), number);
}

/** What the list leaves out: of the student, and who came to the door. */
export async function findAbout(db: Db, _scope: Scope, sessionId: number) {
  const [student] = await db
    .select({ adult_on: users.adult_on, grade: users.grade, school: schools.name })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, student_id))
    .leftJoin(schools, eq(schools.id, users.school_id))
    .where(eq(id, sessionId));
  const entries = await db
    .select({ who: session_entries.who, at: session_entries.at })
    .from(session_entries)
    .where(eq(session_entries.session_id, sessionId))
    .orderBy(asc(session_entries.at));
  return { student, entries };
}
