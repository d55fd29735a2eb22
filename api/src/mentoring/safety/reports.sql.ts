import { type AnyColumn, and, asc, desc, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import { GRAVE_KINDS } from '@careerscoop/contract/session-feedback';
import type { Db } from '../../platform/database.ts';
import { daysAgo } from '../../platform/days-ago.ts';
import type { SessionRow } from '../booking/session-states.ts';
import { blocks, safety_reports } from './mentor-safety.tables.ts';

export type SafetyReport = typeof safety_reports.$inferSelect;
const { id, about_id, by_id, by, kind, state, text, created_at, handled_at } = safety_reports;

export async function addReport(tx: Db, report: typeof safety_reports.$inferInsert): Promise<number> {
  const [row] = await tx.insert(safety_reports).values(report).returning({ id });
  if (!row) throw new Error('safety_reports: nothing written');
  return row.id;
}

/**
 * With whom a talk was that a grave report called off: it has no mentor any more, so that to the mentor it is like the others that went
 * back. The report knows, and a parent who follows the link of that talk can still tell us more.
 */
export async function findReported(
  db: Db,
  { student_id, cancelled_by, cancelled_at }: Pick<SessionRow, 'student_id' | 'cancelled_by' | 'cancelled_at'>,
): Promise<number | null> {
  if (cancelled_by !== 'report' || cancelled_at === null) return null;
  const [row] = await db
    .select({ about_id })
    .from(safety_reports)
    .where(and(eq(by_id, student_id), inArray(by, ['student', 'guardian']), lte(created_at, cancelled_at)))
    .orderBy(desc(created_at), desc(id))
    .limit(1);
  return row?.about_id ?? null;
}

/** These two are not matched again; who said so first stays. */
export async function addBlock(tx: Db, block: typeof blocks.$inferInsert): Promise<void> {
  await tx.insert(blocks).values(block).onConflictDoNothing();
}

export async function isBlocked(db: Db, pair: { student_id: number; mentor_id: number }): Promise<boolean> {
  return (await db.$count(blocks, and(eq(blocks.student_id, pair.student_id), eq(blocks.mentor_id, pair.mentor_id)))) > 0;
}

type Side = 'student' | 'mentor';
/** A guardian tells for their child. */
const TELLS: Record<Side, ('student' | 'guardian' | 'mentor')[]> = { student: ['student', 'guardian'], mentor: ['mentor'] };
type PairIn = Record<'student_id' | 'mentor_id', number | AnyColumn>;

/** The block keeps who of the two told first, the reports who did so after; a report's people are forgotten, the block stays. */
function toldBy(side: Side, { student_id, mentor_id }: PairIn) {
  const [teller, other] = side === 'student' ? [student_id, mentor_id] : [mentor_id, student_id];
  return {
    block: and(eq(blocks.student_id, student_id), eq(blocks.mentor_id, mentor_id), inArray(blocks.by, TELLS[side])),
    report: and(inArray(by, TELLS[side]), eq(by_id, teller), eq(about_id, other)),
  };
}

/** Whether this side has told us of the other. */
export async function hasTold(db: Db, side: Side, pair: { student_id: number; mentor_id: number }): Promise<boolean> {
  const { block, report } = toldBy(side, pair);
  return (await db.$count(blocks, block)) > 0 || (await db.$count(safety_reports, report)) > 0;
}

/** The same for each row of a query that names more tables than one. */
export function hasToldIn(side: Side, pair: PairIn) {
  const { block, report } = toldBy(side, pair);
  return sql<boolean>`(exists (select from ${blocks} where ${block}) or exists (select from ${safety_reports} where ${report}))`;
}

/** What waits for somebody, the grave kinds first, then the oldest; with `all`, the last 200. */
export function listReports(db: Db, all: boolean): Promise<SafetyReport[]> {
  const reports = db.select().from(safety_reports);
  if (all) return reports.orderBy(desc(id)).limit(200);
  return reports
    .where(eq(state, 'open'))
    .orderBy(desc(inArray(kind, [...GRAVE_KINDS])), asc(created_at), asc(id))
    .limit(200);
}

export async function findReport(db: Db, reportId: number): Promise<SafetyReport | undefined> {
  const [row] = await db.select().from(safety_reports).where(eq(id, reportId));
  return row;
}

/** @returns false when it was closed before. */
export async function closeReport(tx: Db, reportId: number, staffId: number | null, at: Date): Promise<boolean> {
  const rows = await tx
    .update(safety_reports)
    .set({ state: 'closed', handled_by: staffId, handled_at: at })
    .where(and(eq(id, reportId), eq(state, 'open')))
    .returning({ id });
  return rows.length === 1;
}

/** Whether a grave report about this mentor still waits for somebody. */
export async function hasOpenGrave(db: Db, mentorId: number): Promise<boolean> {
  const grave = and(eq(about_id, mentorId), eq(state, 'open'), inArray(kind, [...GRAVE_KINDS]), inArray(by, ['student', 'guardian']));
  return (await db.$count(safety_reports, grave)) > 0;
}

/** The words of a report, and who they were about, go three years after it was dealt with; that it was there stays for the counts. */
export async function forgetReports(db: Db, now: Date): Promise<void> {
  await db
    .update(safety_reports)
    .set({ text: '', about_id: null, by_id: null })
    .where(and(lt(handled_at, daysAgo(now, 3 * 365)), or(isNotNull(about_id), isNotNull(by_id), sql`${text} <> ''`)));
}

/** With somebody's account go the words of what they told and of what was told of them; its kind, day and state stay. */
export async function eraseReports(tx: Db, userId: number): Promise<void> {
  await tx
    .update(safety_reports)
    .set({ text: '' })
    .where(or(eq(by_id, userId), eq(about_id, userId)));
}
