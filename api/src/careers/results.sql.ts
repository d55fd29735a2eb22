import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, like, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { ScenarioAnswers } from '@careerscoop/contract/assessment';
import { educationThen } from '../assessment/assessment.sql.ts';
import { assessments } from '../assessment/assessment.tables.ts';
import { users } from '../identity/identity.tables.ts';
import type { Db } from '../platform/database.ts';
import { results } from './careers.tables.ts';

const { user_id, assessment_id, match_score, kind, created_at, ...columns } = getTableColumns(results);
const { clarity, item_version, part_3 } = assessments;
const shown = { ...columns, clarity, item_version, part_3 };

export type NewResult = Omit<typeof results.$inferInsert, 'id' | 'score' | 'interested' | 'booked' | 'created_at'>;
/** A career as the answers find it, of whomever. */
export type FoundCareer = Omit<NewResult, 'user_id' | 'assessment_id'>;
export type StoredResult = Omit<typeof results.$inferSelect, 'user_id' | 'assessment_id' | 'match_score' | 'kind' | 'created_at'> &
  Pick<typeof assessments.$inferSelect, 'clarity' | 'item_version' | 'part_3'>;

const tenOf = (db: Db, when?: SQL) =>
  db
    .select(shown)
    .from(results)
    .innerJoin(assessments, eq(assessments.id, results.assessment_id))
    .where(and(eq(results.user_id, sql.placeholder('user_id')), isNotNull(results.rank), when))
    .orderBy(asc(results.rank));

/**
 * The student's present ten, best first, as a query with the placeholders `user_id` and `since`: none while answers that were
 * handed in after `since` wait to be matched, so that the ten of the answers before are not taken for the new ones.
 */
export function shownTenQuery(db: Db) {
  const newest = db
    .select({
      waits_no_more: sql<boolean>`${isNotNull(assessments.matched_at)} or ${lte(assessments.submitted_at, sql.placeholder('since'))}`,
    })
    .from(assessments)
    .where(eq(assessments.user_id, sql.placeholder('user_id')))
    .orderBy(desc(assessments.attempt))
    .limit(1);
  return tenOf(db, sql`${newest}`);
}

// Built once a database: putting a query together takes longer than running it.
const prepared = new WeakMap<Db, Record<'present' | 'shown', ReturnType<ReturnType<typeof tenOf>['prepare']>>>();

function queriesOf(db: Db) {
  const queries = prepared.get(db) ?? { present: tenOf(db).prepare('top_ten'), shown: shownTenQuery(db).prepare('shown_ten') };
  prepared.set(db, queries);
  return queries;
}

/** The student's present ten, best first. */
export const listTopTen = (db: Db, userId: number): Promise<StoredResult[]> => queriesOf(db).present.execute({ user_id: userId });

/** The same as the list shows them: none while answers that were handed in after `since` wait to be matched. */
export const listShownTen = (db: Db, userId: number, since: Date): Promise<StoredResult[]> =>
  queriesOf(db).shown.execute({ user_id: userId, since });

/** The ten, and what was saved, rated or booked beyond them. */
export async function listKeptResults(db: Db, userId: number): Promise<StoredResult[]> {
  const kept = or(isNotNull(results.rank), isNotNull(results.score), results.interested, results.booked);
  return db
    .select(shown)
    .from(results)
    .innerJoin(assessments, eq(assessments.id, results.assessment_id))
    .where(and(eq(results.user_id, userId), kept))
    .orderBy(sql`${results.rank} asc nulls last`, desc(results.created_at), asc(results.id));
}

/** One career of this student; somebody else's is not found. */
export async function findResult(db: Db, userId: number, id: number): Promise<StoredResult | undefined> {
  const [row] = await db
    .select(shown)
    .from(results)
    .innerJoin(assessments, eq(assessments.id, results.assessment_id))
    .where(and(eq(results.id, id), eq(results.user_id, userId)));
  return row;
}

/** The same by the career. */
export async function findResultOf(db: Db, userId: number, onetCode: string): Promise<StoredResult | undefined> {
  const [row] = await db
    .select(shown)
    .from(results)
    .innerJoin(assessments, eq(assessments.id, results.assessment_id))
    .where(and(eq(results.user_id, userId), eq(results.onet_code, onetCode)));
  return row;
}

/** Saves a career that is not among the student's own yet; where it came in meanwhile, that one is saved. */
export async function addSaved(db: Db, row: NewResult): Promise<void> {
  await db
    .insert(results)
    .values({ ...row, interested: true })
    .onConflictDoUpdate({ target: [results.user_id, results.onet_code], set: { interested: true } });
}

/** The answers that this career came of. */
export async function findAnswersBehind(db: Db, userId: number, id: number): Promise<ScenarioAnswers[]> {
  const [row] = await db
    .select({ answers: assessments.answers })
    .from(results)
    .innerJoin(assessments, eq(assessments.id, results.assessment_id))
    .where(and(eq(results.id, id), eq(results.user_id, userId)));
  return row?.answers ?? [];
}

export type ResultChange = Partial<Pick<StoredResult, 'score' | 'interested' | 'booked'>>;

export async function changeResult(db: Db, userId: number, id: number, change: ResultChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .update(results)
    .set(change)
    .where(and(eq(results.id, id), eq(results.user_id, userId)));
}

/** The same by its place in the present ten. */
export async function changeRanked(db: Db, userId: number, rank: number, change: ResultChange): Promise<void> {
  await db
    .update(results)
    .set(change)
    .where(and(eq(results.user_id, userId), eq(results.rank, rank)));
}

/** A talk about these careers was called off: they can be booked again. */
export async function releaseBookings(tx: Db, userId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(results)
    .set({ booked: false })
    .where(and(eq(results.user_id, userId), inArray(results.id, ids)));
}

/** What a retake finds. */
interface NewTen {
  user_id: number;
  assessment_id: number;
  ten: FoundCareer[];
  /** How any other career goes with the new answers; nothing for one that is not ranked any more. */
  beyond(onetCode: string): FoundCareer | undefined;
}

/**
 * Puts a new ten in place of the present one: untouched careers go, and a career that is in both lists keeps its stars.
 * Saved, rated or booked ones stay without a rank, and say from then on how they go with the new answers.
 */
export async function replaceTopTen(db: Db, { user_id, assessment_id, ten, beyond }: NewTen): Promise<void> {
  const own = eq(results.user_id, user_id);
  const untouched = and(isNull(results.score), eq(results.interested, false), eq(results.booked, false));
  await db.delete(results).where(and(own, untouched));
  // Nothing that was said of the answers before is left, also where nothing can be said now.
  const unsaid = { rank: null, assessment_id, reasons: [], what_would_change: [], ai: '', alike: [] };
  const kept = await db.update(results).set(unsaid).where(own).returning({ onet_code: results.onet_code });
  const codes = new Set(ten.map(({ onet_code }) => onet_code));
  const left = kept.filter(({ onet_code }) => !codes.has(onet_code)).flatMap(({ onet_code }) => beyond(onet_code) ?? []);
  for (const career of [...ten, ...left]) {
    const { onet_code, ...fresh } = { ...career, assessment_id };
    await db
      .insert(results)
      .values({ ...fresh, user_id, onet_code })
      .onConflictDoUpdate({ target: [results.user_id, results.onet_code], set: fresh });
  }
}

/** A place in somebody's ten with a career that is none of these. */
const gone = (codes: string[]) => and(isNotNull(results.rank), notInArray(results.onet_code, codes));

/** Students with such a place, behind the one named last. */
export async function listWithGone(db: Db, codes: string[], after: number, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ user_id })
    .from(results)
    .where(and(gone(codes), gt(user_id, after)))
    .orderBy(asc(user_id))
    .limit(most);
  return rows.map((row) => row.user_id);
}

export async function hasGone(tx: Db, codes: string[], userId: number): Promise<boolean> {
  return (await tx.$count(results, and(gone(codes), eq(user_id, userId)))) > 0;
}

/** A result that an older release stored in words, with the answers it came of. */
export type WordedRow = Awaited<ReturnType<typeof holdWorded>>[number];

/** Some of those results, held until the transaction ends, so that no newer ten is overwritten. */
export async function holdWorded(tx: Db, most: number) {
  const { id, onet_code, reasons, what_would_change, ai } = results;
  const inWords = or(sql`jsonb_typeof(${reasons}->0) = 'object'`, sql`${what_would_change}->>0 like '% %'`, like(ai, '% %'));
  return tx
    .select({
      id,
      onet_code,
      reasons,
      what_would_change,
      ai,
      item_version: assessments.item_version,
      answers: assessments.answers,
      education: educationThen,
    })
    .from(results)
    .innerJoin(assessments, eq(assessments.id, results.assessment_id))
    .innerJoin(users, eq(users.id, assessments.user_id))
    .where(inWords)
    .orderBy(asc(id))
    .limit(most)
    .for('update', { of: results });
}

export async function storeKeys(tx: Db, id: number, keys: Pick<NewResult, 'reasons' | 'what_would_change' | 'ai'>): Promise<void> {
  await tx.update(results).set(keys).where(eq(results.id, id));
}
