import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { users } from './identity.tables.ts';

const isDue = (before: Date) => and(isNotNull(users.deletion_requested_at), lte(users.deletion_requested_at, before));

/** Notes the wish to be deleted; an earlier one keeps its day. @returns when it was first asked for. */
export async function askDeletion(tx: Db, userId: number, at: Date): Promise<Date | undefined> {
  const [row] = await tx
    .update(users)
    .set({ deletion_requested_at: sql`coalesce(${users.deletion_requested_at}, ${at.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
    .returning({ asked: users.deletion_requested_at });
  return row?.asked ?? undefined;
}

export async function listDue(db: Db, before: Date): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isDue(before)).limit(500);
  return rows.map(({ id }) => id);
}

/** A person who is still due, held; nothing when they changed their mind or another process is at it. */
export async function holdDue(tx: Db, userId: number, before: Date) {
  const { id, email, profile_image } = users;
  const [row] = await tx
    .select({ id, email, profile_image })
    .from(users)
    .where(and(eq(id, userId), isDue(before)))
    .for('update', { skipLocked: true });
  return row;
}

/** The account itself, and with it all that refers to it. What has no name in it stays: see docs/privacy.md. */
export async function erasePerson(tx: Db, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
