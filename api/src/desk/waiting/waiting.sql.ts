import { type SQL, and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { messageKindsOf } from '@careerscoop/contract/desk-messages';
import { GRAVE_KINDS } from '@careerscoop/contract/session-feedback';
import { users, affiliate_codes, schools } from '../../identity/identity.tables.ts';
import { mentor_checks, safety_reports } from '../../mentoring/safety/mentor-safety.tables.ts';
import { MISSED_OFTEN, missedSince } from '../../mentoring/booking/session-states.ts';
import { mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import { listHeldTexts } from '../../mentoring/safety/held-texts.sql.ts';
import { contact_messages } from '../../outreach/outreach.tables.ts';
import { payment_findings } from '../../payments/payments.tables.ts';
import { chat_reports, chat_turns, conversations } from '../../companions/chat/chat.tables.ts';
import { ai_agents } from '../../companions/companions.tables.ts';
import { safety_events } from '../../companions/safety/safety.tables.ts';
import type { Db } from '../../platform/database.ts';
import { code_requests } from '../desk.tables.ts';
import type { Scope } from '../scope.ts';

/** One thing that waits, before it is said of which kind. */
export interface Waits {
  id: number;
  who: string | null;
  what: string;
  since: Date | null;
  ends_on: string | null;
}

/** So many of each kind are shown; all are counted. */
const MOST_SHOWN = 30;
/** Nobody waits for a mentor longer than this without being at the top of somebody's list. */
const LONG_MS = 48 * 60 * 60 * 1000;
/** Checks are renewed in time when somebody sees their end so many days ahead. */
const SOON_DAYS = 30;

export interface Found {
  rows: Waits[];
  count: number;
}

const nobody = sql<null>`null`;
const noDay = sql<null>`null`;

/** Whose requests have waited too long, the longest first. */
export async function lateRequests(db: Db, _scope: Scope, now: Date): Promise<Found> {
  const { id, topic, topic_held, created_at, student_id, state } = mentor_sessions;
  const when = and(eq(state, 'requested'), lt(created_at, new Date(now.getTime() - LONG_MS)));
  // A topic that waits to be read is no title.
  const what = sql<string>`case when ${topic_held} is null then ${topic} else '' end`;
  const rows = await db
    .select({ id, who: users.first_name, what, since: created_at, ends_on: noDay })
    .from(mentor_sessions)
    .innerJoin(users, eq(users.id, student_id))
    .where(when)
    .orderBy(asc(created_at), asc(id))
    .limit(MOST_SHOWN);
  return { rows, count: await db.$count(mentor_sessions, when) };
}

/** Students who did not come to two talks of late, with the number of the last one; nobody has to take them off again. */
export async function missedTalks(db: Db, _scope: Scope, now: Date): Promise<Found> {
  const { id, starts_at, student_id, state } = mentor_sessions;
  const last = sql<Date>`max(${starts_at})`.mapWith(starts_at);
  const missed = () =>
    db
      .select({
        id: sql<number>`(array_agg(${id} order by ${starts_at} desc))[1]`.as('id'),
        who: users.first_name,
        what: sql<string>`count(*)::text`.as('what'),
        last: last.as('last'),
      })
      .from(mentor_sessions)
      .innerJoin(users, eq(users.id, student_id))
      .where(and(eq(state, 'no_show_student'), gte(starts_at, missedSince(now))))
      .groupBy(student_id, users.first_name)
      .having(sql`count(*) >= ${MISSED_OFTEN}`);
  const rows = await missed().orderBy(last, student_id).limit(MOST_SHOWN);
  const count = await db.$count(missed().as('missed'));
  return { rows: rows.map(({ last: since, ...row }) => ({ ...row, since, ends_on: null })), count };
}

/** What was told of talks, the grave kinds first. */
export async function openReports(db: Db, _scope: Scope): Promise<Found> {
  const { id, kind, state, created_at } = safety_reports;
  const when = eq(state, 'open');
  const rows = await db
    .select({ id, who: nobody, what: kind, since: created_at, ends_on: noDay })
    .from(safety_reports)
    .where(when)
    .orderBy(desc(inArray(kind, [...GRAVE_KINDS])), asc(created_at), asc(id))
    .limit(MOST_SHOWN);
  return { rows, count: await db.$count(safety_reports, when) };
}

/** What was noticed in conversations with companions, danger before what only wants care. */
export async function openEvents(db: Db, _scope: Scope): Promise<Found> {
  const { id, kind, tier, state, at } = safety_events;
  const when = eq(state, 'open');
  const rows = await db
    .select({ id, who: nobody, what: kind, since: at, ends_on: noDay })
    .from(safety_events)
    .where(when)
    .orderBy(desc(tier), asc(at), asc(id))
    .limit(MOST_SHOWN);
  return { rows, count: await db.$count(safety_events, when) };
}

/** Answers that students told us are wrong or harmful, the oldest first, by the companion's name. */
export async function openChatReports(db: Db, _scope: Scope): Promise<Found> {
  const { id, turn_id, created_at, closed_at } = chat_reports;
  const rows = await db
    .select({ id, who: nobody, what: sql<string>`coalesce(${ai_agents.name}, '')`, since: created_at, ends_on: noDay })
    .from(chat_reports)
    .leftJoin(chat_turns, eq(chat_turns.id, turn_id))
    .leftJoin(conversations, eq(conversations.id, chat_turns.conversation_id))
    .leftJoin(ai_agents, eq(ai_agents.id, conversations.agent_id))
    .where(isNull(closed_at))
    .orderBy(asc(created_at), asc(id))
    .limit(MOST_SHOWN);
  return { rows, count: await db.$count(chat_reports, isNull(closed_at)) };
}

/** Checks of approved mentors that end soon, the next one first; their number is the mentor's. */
export async function endingChecks(db: Db, _scope: Scope, now: Date): Promise<Found> {
  const today = now.toISOString().slice(0, 10);
  const { mentor_id, kind, state, expires_on, at } = mentor_checks;
  const soon = and(gte(expires_on, today), lte(expires_on, sql`${today}::date + ${SOON_DAYS}::int`));
  const when = and(eq(state, 'clear'), isNotNull(users.approved_at), isNull(users.deletion_requested_at), soon);
  const rows = await db
    .select({ id: mentor_id, who: users.first_name, what: kind, since: at, ends_on: expires_on })
    .from(mentor_checks)
    .innerJoin(users, eq(users.id, mentor_id))
    .where(when)
    .orderBy(asc(expires_on), asc(mentor_id), asc(kind))
    .limit(MOST_SHOWN);
  const all = db.select({ kind }).from(mentor_checks).innerJoin(users, eq(users.id, mentor_id)).where(when);
  return { rows, count: await db.$count(all.as('ending')) };
}

export async function openFindings(db: Db, _scope: Scope): Promise<Found> {
  const { id, kind, found_at, handled_at } = payment_findings;
  const rows = await db
    .select({ id, who: nobody, what: kind, since: found_at, ends_on: noDay })
    .from(payment_findings)
    .where(isNull(handled_at))
    .orderBy(asc(found_at), asc(id))
    .limit(MOST_SHOWN);
  return { rows, count: await db.$count(payment_findings, isNull(handled_at)) };
}

/** Words to read before the other side does: that they are there; what they say is opened, and noted, on their own screen. */
export async function heldTexts(db: Db, _scope: Scope): Promise<Found> {
  const held = await listHeldTexts(db, 1_000);
  const rows = held.slice(0, MOST_SHOWN).map(({ id, kind }) => ({ id, who: null, what: kind, since: null, ends_on: null }));
  return { rows, count: held.length };
}

export async function openCodeRequests(db: Db, _scope: Scope): Promise<Found> {
  const { id, label, state, created_at, school_id, code } = code_requests;
  const when = eq(state, 'open');
  const rows = await db
    .select({
      id,
      who: sql<string | null>`coalesce(${schools.name}, ${affiliate_codes.label})`,
      what: label,
      since: created_at,
      ends_on: noDay,
    })
    .from(code_requests)
    .leftJoin(schools, eq(schools.id, school_id))
    .leftJoin(affiliate_codes, eq(affiliate_codes.code, code))
    .where(when)
    .orderBy(asc(created_at), asc(id))
    .limit(MOST_SHOWN);
  return { rows, count: await db.$count(code_requests, when) };
}

/** Messages that nobody has dealt with: for the safety level those that are its own. */
export async function openMessages(db: Db, scope: Scope): Promise<Found> {
  const { id, kind, message, created_at, handled_at } = contact_messages;
  const own: SQL | undefined = scope.reach === 'own' ? inArray(kind, [...messageKindsOf(scope.level)]) : undefined;
  const when = and(isNull(handled_at), own);
  const rows = await db
    .select({ id, who: nobody, what: sql<string>`left(${message}, 120)`, since: created_at, ends_on: noDay })
    .from(contact_messages)
    .where(when)
    .orderBy(asc(created_at), asc(id))
    .limit(MOST_SHOWN);
  return { rows, count: await db.$count(contact_messages, when) };
}
