import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { users } from '../../identity/identity.tables.ts';
import { changePerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { mentor_feedbacks, mentor_sessions } from '../mentoring.tables.ts';

/** What waits for a representative before the other side reads it. */
export const HELD_KINDS = ['topic', 'about', 'feedback'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

export interface HeldText {
  kind: HeldKind;
  /** Of the talk, the mentor or the feedback. */
  id: number;
  reason: string | null;
  text: string;
  writer_id: number | null;
  /** Feedback: between whom, and who wrote it. */
  between?: { student_id: number; mentor_id: number | null; written_by: 'mentor' | 'student' };
}

/** Who wrote a feedback, on whichever side. */
const writer = sql<
  number | null
>`case when ${mentor_feedbacks.written_by} = 'mentor' then ${mentor_sessions.mentor_id} else ${mentor_sessions.student_id} end`;
const waits = and(isNotNull(mentor_feedbacks.held_reason), isNull(mentor_feedbacks.hidden_at));

/** All that waits, kind by kind, the oldest first; what was refused waits for nobody. */
export async function listHeldTexts(db: Db, most: number): Promise<HeldText[]> {
  const { topic, topic_held, student_id } = mentor_sessions;
  const topics = await db
    .select({ id: mentor_sessions.id, reason: topic_held, text: topic, writer_id: student_id })
    .from(mentor_sessions)
    .where(and(isNotNull(topic_held), ne(topic_held, 'refused'), isNull(mentor_sessions.cancelled_at)))
    .orderBy(asc(mentor_sessions.id))
    .limit(most);
  const abouts = await db
    .select({ id: users.id, reason: users.about_me_held, text: users.about_me, writer_id: users.id })
    .from(users)
    .where(and(isNotNull(users.about_me_held), ne(users.about_me_held, 'refused')))
    .orderBy(asc(users.id))
    .limit(most);
  const feedbacks = await db
    .select({
      id: mentor_feedbacks.id,
      reason: mentor_feedbacks.held_reason,
      text: mentor_feedbacks.message,
      writer_id: writer,
      between: { student_id, mentor_id: mentor_sessions.mentor_id, written_by: mentor_feedbacks.written_by },
    })
    .from(mentor_feedbacks)
    .innerJoin(mentor_sessions, eq(mentor_sessions.id, mentor_feedbacks.session_id))
    .where(waits)
    .orderBy(asc(mentor_feedbacks.id))
    .limit(most);
  const of = (kind: HeldKind) => (row: Omit<HeldText, 'kind'>) => ({ kind, ...row });
  return [...topics.map(of('topic')), ...abouts.map(of('about')), ...feedbacks.map(of('feedback'))];
}

/** One of them, held until the transaction ends; nothing where it does not wait any more. */
export async function findHeldText(tx: Db, kind: HeldKind, id: number): Promise<HeldText | undefined> {
  if (kind === 'topic') await tx.select({ id: mentor_sessions.id }).from(mentor_sessions).where(eq(mentor_sessions.id, id)).for('update');
  if (kind === 'about') await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  if (kind === 'feedback')
    await tx.select({ id: mentor_feedbacks.id }).from(mentor_feedbacks).where(eq(mentor_feedbacks.id, id)).for('update');
  // What waits is little, and whoever decides has just listed it.
  return (await listHeldTexts(tx, 10_000)).find((each) => each.kind === kind && each.id === id);
}

/** The other side may read it from now on. */
export async function passText(tx: Db, { kind, id }: HeldText): Promise<void> {
  if (kind === 'topic') await tx.update(mentor_sessions).set({ topic_held: null }).where(eq(mentor_sessions.id, id));
  if (kind === 'about') await changePerson(tx, id, { about_me_held: null });
  if (kind === 'feedback') await tx.update(mentor_feedbacks).set({ held_reason: null }).where(eq(mentor_feedbacks.id, id));
}

/** The other side never reads it; an About Me waits for other words. */
export async function refuseText(tx: Db, { kind, id }: HeldText, at: Date): Promise<void> {
  if (kind === 'topic') await tx.update(mentor_sessions).set({ topic_held: 'refused' }).where(eq(mentor_sessions.id, id));
  if (kind === 'about') await changePerson(tx, id, { about_me_held: 'refused' });
  if (kind === 'feedback') await tx.update(mentor_feedbacks).set({ hidden_at: at }).where(eq(mentor_feedbacks.id, id));
}
