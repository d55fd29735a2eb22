import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '../identity/identity.tables.ts';
import { findPerson, lockPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import type { FactsAbout } from '../platform/subject.ts';
import { assessments } from './assessment.tables.ts';

export type Assessment = typeof assessments.$inferSelect;

/** Kept for who had named no education goal when they answered. */
export const NO_GOAL = 0;
/** The goal that answers were given with: what the profile says later changes nothing that was found by them. Where none was kept, today's. */
export const educationThen = sql<number | null>`coalesce(${assessments.education}, ${users.education})`;

/** What the reading of a student's answers needs to know of them. */
export const findStudent = (db: Db, userId: number) => findPerson(db, userId, ['education']);

/** The same, held until the transaction ends: two submissions at one instant come one after the other. */
export const holdStudent = (tx: Db, userId: number) => lockPerson(tx, userId, ['education']);

/** Every assessment of the student, the newest first. */
export async function listAssessments(db: Db, userId: number): Promise<Assessment[]> {
  return db.select().from(assessments).where(eq(assessments.user_id, userId)).orderBy(desc(assessments.attempt));
}

export async function addAssessment(
  db: Db,
  row: Pick<Assessment, 'user_id' | 'attempt' | 'answers' | 'item_version' | 'submitted_at' | 'education'> &
    Partial<Pick<Assessment, 'part_3'>>,
): Promise<number> {
  const [added] = await db.insert(assessments).values(row).returning({ id: assessments.id });
  if (!added) throw new Error('the assessment was not stored');
  return added.id;
}

/** An assessment that waits to be matched, with what the engine and the mail need of the student. */
export async function findUnmatched(db: Db, assessmentId: number) {
  const [row] = await db
    .select({ ...getTableColumns(assessments), education: educationThen, email: users.email, first_name: users.first_name })
    .from(assessments)
    .innerJoin(users, eq(users.id, assessments.user_id))
    .where(and(eq(assessments.id, assessmentId), isNull(assessments.matched_at)));
  return row;
}

/** The assessment that the student's present ten come from; nothing before the first is matched. */
export async function findMatched(db: Db, userId: number) {
  const [row] = await db
    .select({ ...getTableColumns(assessments), education: educationThen })
    .from(assessments)
    .innerJoin(users, eq(users.id, assessments.user_id))
    .where(and(eq(assessments.user_id, userId), isNotNull(assessments.matched_at)))
    .orderBy(desc(assessments.attempt))
    .limit(1);
  return row;
}
export type Matched = NonNullable<Awaited<ReturnType<typeof findMatched>>>;

/** Whether a retake of this student has its ten already. */
export async function hasLaterMatch(db: Db, { user_id, attempt }: Pick<Assessment, 'user_id' | 'attempt'>): Promise<boolean> {
  const { user_id: whose, attempt: which, matched_at } = assessments;
  return (await db.$count(assessments, and(eq(whose, user_id), gt(which, attempt), isNotNull(matched_at)))) > 0;
}

/** Marks it matched. @returns false when another process did so first; then nothing else may be written. */
export async function markMatched(
  db: Db,
  assessmentId: number,
  done: Pick<Assessment, 'engine_version' | 'table_version' | 'norm_version' | 'clarity' | 'matched_at' | 'mailed_at'>,
): Promise<boolean> {
  const rows = await db
    .update(assessments)
    .set(done)
    .where(and(eq(assessments.id, assessmentId), isNull(assessments.matched_at)))
    .returning({ id: assessments.id });
  return rows.length === 1;
}

/** Says what the ten of answers that were matched before are found by now. */
export async function markMatchedAnew(
  tx: Db,
  assessmentId: number,
  found_by: Pick<Assessment, 'engine_version' | 'table_version' | 'norm_version' | 'clarity'>,
): Promise<void> {
  await tx.update(assessments).set(found_by).where(eq(assessments.id, assessmentId));
}

/** Assessments whose result was clear enough, and how clear the newest of all was. */
export function assessmentFacts({ user_id }: FactsAbout) {
  const theirs = sql`${assessments} where ${assessments.user_id} = ${user_id}`;
  return {
    clear_assessments: sql<number>`(select count(*)::int from ${theirs} and ${assessments.clarity} is distinct from 'unclear')`,
    latest_clarity: sql<string | null>`(select ${assessments.clarity} from ${theirs} order by ${assessments.attempt} desc limit 1)`,
  };
}

/** What waits to be matched of a person who is erased. */
export async function dropMatching(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`
    delete from jobs.job where name = 'match-careers' and (data->>'assessment_id')::int in (select id from assessments where user_id = ${userId})`);
}
