import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { results } from '../careers/careers.tables.ts';
import type { Db } from '../platform/database.ts';
import { scoop_counts, scoop_texts } from './scoop.tables.ts';

export type ScoopText = typeof scoop_texts.$inferSelect;
type NewScoopText = Omit<ScoopText, 'id'>;
/** A question whose scoops somebody has had, with what the model said last if it did. */
export interface Served {
  question_id: number;
  count: number;
  answer: string | null;
  facts_hash: string | null;
}

/** Whether this career is among the student's own. */
export async function hasCareer(db: Db, userId: number, onetCode: string): Promise<boolean> {
  return (await db.$count(results, and(eq(results.user_id, userId), eq(results.onet_code, onetCode)))) > 0;
}

/** What somebody has had of these questions; those without a row stand at one. */
export async function findServed(db: Db, userId: number, questionIds: number[]): Promise<Served[]> {
  const { question_id, count, text_id } = scoop_counts;
  return db
    .select({ question_id, count, answer: scoop_texts.answer, facts_hash: scoop_texts.facts_hash })
    .from(scoop_counts)
    .leftJoin(scoop_texts, eq(scoop_texts.id, text_id))
    .where(and(eq(scoop_counts.user_id, userId), inArray(question_id, questionIds)));
}

/** One more scoop. @returns the new count, or nothing when there were `most` already. */
export async function countScoop(db: Db, userId: number, questionId: number, most: number): Promise<number | undefined> {
  const [row] = await db
    .insert(scoop_counts)
    .values({ user_id: userId, question_id: questionId, count: 2 })
    .onConflictDoUpdate({
      target: [scoop_counts.user_id, scoop_counts.question_id],
      set: { count: sql`${scoop_counts.count} + 1`, text_id: null },
      setWhere: lt(scoop_counts.count, most),
    })
    .returning({ count: scoop_counts.count });
  return row?.count;
}

/** Keeps what the last scoop of a question said, unless another one came in the meantime. */
export async function keepServed(db: Db, userId: number, { question_id, count, id }: ScoopText): Promise<void> {
  await db
    .update(scoop_counts)
    .set({ text_id: id })
    .where(and(eq(scoop_counts.user_id, userId), eq(scoop_counts.question_id, question_id), eq(scoop_counts.count, count)));
}

/** Notes what the first scoops said when somebody first saw them; later ones stay as they are. */
export async function serveFirst(db: Db, userId: number, first: { question_id: number; text_id: number | null }[]): Promise<void> {
  await db
    .insert(scoop_counts)
    .values(first.map((row) => ({ ...row, user_id: userId, count: 1 })))
    .onConflictDoNothing();
}

/** What the model has written for these questions so far, from whatever facts. */
export async function listTexts(db: Db, questionIds: number[]): Promise<ScoopText[]> {
  return db.select().from(scoop_texts).where(inArray(scoop_texts.question_id, questionIds));
}

/** Keeps a text, or gives the one that another request kept a moment before. */
export async function keepText(db: Db, text: NewScoopText): Promise<ScoopText> {
  const { question_id, count, facts_hash } = scoop_texts;
  const [row] = await db
    .insert(scoop_texts)
    .values(text)
    // Nothing changes; the update makes the database give the row that is there.
    .onConflictDoUpdate({ target: [question_id, count, facts_hash], set: { count: text.count } })
    .returning();
  if (!row) throw new Error('the text was not kept');
  return row;
}
