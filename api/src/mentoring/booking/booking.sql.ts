import { type SQL, and, asc, eq, gt, gte, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { mentor_sessions } from '../mentoring.tables.ts';
import type { Span } from './free-slots.ts';
import { COMING, type SessionRow } from './session-states.ts';

export async function findSession(db: Db, id: number): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(mentor_sessions).where(eq(mentor_sessions.id, id));
  return row;
}

/** These sessions as they are now, held, in the order of their numbers: who changes several takes them in this order. */
export function holdSessions(tx: Db, ids: readonly number[]): Promise<SessionRow[]> {
  return tx
    .select()
    .from(mentor_sessions)
    .where(inArray(mentor_sessions.id, [...ids]))
    .orderBy(asc(mentor_sessions.id))
    .for('update');
}

/** Everything that a student or a mentor has coming, held. */
export function holdComing(tx: Db, whose: Whose): Promise<SessionRow[]> {
  return tx
    .select()
    .from(mentor_sessions)
    .where(and(ofPerson(whose), inArray(mentor_sessions.state, [...COMING])))
    .orderBy(asc(mentor_sessions.id))
    .for('update');
}

type Whose = { student_id: number } | { mentor_id: number };
const ofPerson = (whose: Whose) =>
  'student_id' in whose ? eq(mentor_sessions.student_id, whose.student_id) : eq(mentor_sessions.mentor_id, whose.mentor_id);

/** How often they did not come to a talk since then. */
export function countNoShows(db: Db, whose: Whose, since: Date): Promise<number> {
  const missed = 'student_id' in whose ? 'no_show_student' : 'no_show_mentor';
  return db.$count(mentor_sessions, and(ofPerson(whose), eq(mentor_sessions.state, missed), gte(mentor_sessions.starts_at, since)));
}

/** What a mentor was to accept by now, the oldest first. */
export function listRunOut(db: Db, now: Date, most: number): Promise<number[]> {
  const { state, held_until } = mentor_sessions;
  return listIds(db, and(eq(state, 'held'), lte(held_until, now)), held_until, most);
}

/** What was booked and ended before this moment, the oldest first. */
export function listDone(db: Db, before: Date, most: number): Promise<number[]> {
  const { state, ends_at, starts_at } = mentor_sessions;
  return listIds(db, and(eq(state, 'booked'), lte(ends_at, before)), starts_at, most);
}

async function listIds(db: Db, which: SQL | undefined, order: PgColumn, most: number): Promise<number[]> {
  const rows = await db.select({ id: mentor_sessions.id }).from(mentor_sessions).where(which).orderBy(asc(order)).limit(most);
  return rows.map(({ id }) => id);
}

/** What a change may set; the version rises by itself. */
export type SessionChange = Partial<Omit<SessionRow, 'id' | 'version' | 'student_id' | 'created_at' | 'meeting_room'>>;

/** Changes the session that was seen at this version. @returns it as it is then; nothing where somebody else was quicker. */
export async function changeRow(tx: Db, { id, version }: SessionRow, change: SessionChange): Promise<SessionRow | undefined> {
  const [row] = await tx
    .update(mentor_sessions)
    .set({ ...change, version: sql`${mentor_sessions.version} + 1` })
    .where(and(eq(mentor_sessions.id, id), eq(mentor_sessions.version, version)))
    .returning();
  return row;
}

/** What booking asks of a person. */
export type Booker = Pick<typeof users.$inferSelect, 'id' | 'time_zone' | 'adult_on' | 'deletion_requested_at'>;
const { deletion_requested_at } = users;
const booker = { id: users.id, time_zone: users.time_zone, adult_on: users.adult_on, deletion_requested_at };

/** Keeps everybody else from booking for this person until the transaction ends. Rows that only refer to them are not held up. */
export async function lockPerson(tx: Db, userId: number): Promise<Booker> {
  const [row] = await tx.select(booker).from(users).where(eq(users.id, userId)).for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** The two of a session. */
export interface Pair {
  student: Booker;
  mentor: Booker;
}

/** Both of them, held: the student first, then the mentor, always in this order, so that no two wait for each other. */
export async function lockPair(tx: Db, studentId: number, mentorId: number): Promise<Pair> {
  const order = sql`(${users.id} = ${mentorId})::int`;
  return pairOf(await choosePair(tx, studentId, mentorId).orderBy(order).for('no key update'), studentId, mentorId);
}

/** Both of them as they are, for who only looks. */
export async function findPair(db: Db, studentId: number, mentorId: number): Promise<Pair> {
  return pairOf(await choosePair(db, studentId, mentorId), studentId, mentorId);
}

const choosePair = (db: Db, studentId: number, mentorId: number) =>
  db
    .select(booker)
    .from(users)
    .where(inArray(users.id, [studentId, mentorId]))
    .$dynamic();

function pairOf(rows: readonly Booker[], studentId: number, mentorId: number): Pair {
  const [student, mentor] = [studentId, mentorId].map((each) => rows.find(({ id }) => id === each));
  if (!student || !mentor) throw new AppError('not_found');
  return { student, mentor };
}

/** Whether this mentor has something at this time already, for who need not wait to learn it. */
export async function isTaken(db: Db, { id: own, mentor_id }: SessionRow, { starts_at, ends_at }: Span): Promise<boolean> {
  const { id, state } = mentor_sessions;
  const overlaps = and(lt(mentor_sessions.starts_at, ends_at), gt(mentor_sessions.ends_at, starts_at));
  const theirs = and(eq(mentor_sessions.mentor_id, mentor_id ?? 0), inArray(state, ['held', 'booked']), ne(id, own));
  return (await db.$count(mentor_sessions, and(theirs, overlaps))) > 0;
}

/** What either of the two has from this moment on, but for the session that is being booked. */
export function listBusy(db: Db, { student, mentor }: Pair, from: Date, session: number | null) {
  const { id, student_id, mentor_id, starts_at, ends_at, state } = mentor_sessions;
  return db
    .select({ mentor_id, starts_at: sql<Date>`${starts_at}`.mapWith(starts_at), ends_at: sql<Date>`${ends_at}`.mapWith(ends_at) })
    .from(mentor_sessions)
    .where(
      and(
        or(eq(mentor_id, mentor.id), eq(student_id, student.id)),
        inArray(state, ['held', 'booked']),
        gt(ends_at, from),
        session === null ? undefined : ne(id, session),
      ),
    );
}
