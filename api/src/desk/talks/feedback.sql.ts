import { type SQL, and, asc, desc, eq, gt, ilike, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FEEDBACK_STATES } from '@careerscoop/contract/desk-reports';
import { users } from '../../identity/identity.tables.ts';
import { mentor_feedbacks, mentor_sessions } from '../../mentoring/mentoring.tables.ts';
import { session_ratings } from '../../mentoring/safety/mentor-safety.tables.ts';
import type { Parted } from '../../mentoring/safety/parted-by.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { containing, countRows, pageOf, sortOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';

const { id, session_id, written_by, message, created_at, visible_at, held_reason, hidden_at } = mentor_feedbacks;
const mentors = alias(users, 'mentors');

export interface FeedbackAsked {
  q?: string | undefined;
  state: (typeof FEEDBACK_STATES)[number];
  written_by?: 'mentor' | 'student' | undefined;
  sort?: 'created' | '-created' | 'score' | '-score' | undefined;
  page: number;
}

const joined = (db: Db) =>
  db
    .select({
      feedback: mentor_feedbacks,
      student_id: mentor_sessions.student_id,
      mentor_id: mentor_sessions.mentor_id,
      score: session_ratings.score,
      student: users.first_name,
      mentor: mentors.first_name,
    })
    .from(mentor_feedbacks)
    .innerJoin(mentor_sessions, eq(mentor_sessions.id, session_id))
    .innerJoin(users, eq(users.id, mentor_sessions.student_id))
    .leftJoin(mentors, eq(mentors.id, mentor_sessions.mentor_id))
    .leftJoin(session_ratings, and(eq(session_ratings.session_id, session_id), eq(session_ratings.by, written_by)))
    .$dynamic();

/** A page of what was written after talks, the newest first where nothing else is asked for. */
export async function listFeedback(db: Db, _scope: Scope, { q, state, written_by: side, sort, page }: FeedbackAsked, now: Date) {
  const number = q && /^\d{1,9}$/.test(q) ? eq(session_id, Number(q)) : undefined;
  const where = and(
    inState(state, now),
    side ? eq(written_by, side) : undefined,
    q ? or(ilike(message, containing(q)), number) : undefined,
  );
  const { by, down } = sortOf(sort ?? '-created');
  const order = by === 'score' ? sql`${session_ratings.score} ${down ? sql`desc` : sql`asc`} nulls last` : (down ? desc : asc)(created_at);
  const { limit, offset } = pageOf(page);
  const rows = await joined(db).where(where).orderBy(order, desc(id)).limit(limit).offset(offset);
  return { rows, counted: await countRows(db, db.select({ id }).from(mentor_feedbacks).where(where).limit(COUNT_TO).as('counted')) };
}
export type FeedbackListed = Awaited<ReturnType<typeof listFeedback>>['rows'][number];

export async function findFeedback(db: Db, _scope: Scope, feedbackId: number): Promise<FeedbackListed | undefined> {
  const [row] = await joined(db).where(eq(id, feedbackId));
  return row;
}

function inState(state: FeedbackAsked['state'], now: Date): SQL | undefined {
  const read = and(isNull(hidden_at), isNull(held_reason));
  if (state === 'hidden') return isNotNull(hidden_at);
  if (state === 'held') return and(isNull(hidden_at), isNotNull(held_reason));
  if (state === 'shown') return and(read, lte(visible_at, now));
  return state === 'later' ? and(read, or(isNull(visible_at), gt(visible_at, now))) : undefined;
}

/** Takes it out of sight. @returns false when it was already. */
export async function hideFeedback(tx: Db, _scope: Scope, feedbackId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(mentor_feedbacks)
    .set({ hidden_at: at })
    .where(and(eq(id, feedbackId), isNull(hidden_at)))
    .returning({ id });
  return rows.length === 1;
}

/** Shows it again: passes it on where it was held, or lets it wait for what stands between the two. @returns false when nobody had hidden it. */
export async function unhideFeedback(tx: Db, _scope: Scope, feedbackId: number, stands: Parted | null): Promise<boolean> {
  const rows = await tx
    .update(mentor_feedbacks)
    .set({ hidden_at: null, held_reason: stands })
    .where(and(eq(id, feedbackId), isNotNull(hidden_at)))
    .returning({ id });
  return rows.length === 1;
}
