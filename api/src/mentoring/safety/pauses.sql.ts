import { and, eq } from 'drizzle-orm';
import { users } from '../../identity/identity.tables.ts';
import type { Db } from '../../platform/database.ts';
import { mentor_pauses } from './mentor-safety.tables.ts';

/** Keeps everybody else from booking with this mentor, or pausing them, until the transaction ends; where a student is held as well, that one first. */
export async function lockMentor(tx: Db, mentorId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, mentorId)).for('no key update');
}

export type PauseReason = (typeof mentor_pauses.$inferSelect)['reason'];

export async function findPause(db: Db, mentorId: number) {
  const [row] = await db.select().from(mentor_pauses).where(eq(mentor_pauses.mentor_id, mentorId));
  return row;
}

/** @returns false when this mentor is paused already; the older reason stays, unless a representative takes it over. */
export async function addPause(tx: Db, pause: typeof mentor_pauses.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(mentor_pauses).values(pause).onConflictDoNothing().returning({ mentor_id: mentor_pauses.mentor_id });
  return rows.length === 1;
}

/** @returns false when there was none of this reason, or none at all. */
export async function endPause(tx: Db, mentorId: number, reason?: PauseReason): Promise<boolean> {
  const rows = await tx
    .delete(mentor_pauses)
    .where(and(eq(mentor_pauses.mentor_id, mentorId), reason ? eq(mentor_pauses.reason, reason) : undefined))
    .returning({ mentor_id: mentor_pauses.mentor_id });
  return rows.length === 1;
}

/** A representative takes a pause over: it stays until one lifts it. */
export async function keepPause(tx: Db, mentorId: number, by: number | null): Promise<void> {
  await tx.update(mentor_pauses).set({ reason: 'staff', by }).where(eq(mentor_pauses.mentor_id, mentorId));
}
