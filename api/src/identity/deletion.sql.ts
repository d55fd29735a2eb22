import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { dueSince } from './erased-on.ts';
import { mailed_links, refresh_tokens, users } from './identity.tables.ts';

/** Who asked for it so long ago, or signed up so long ago and never showed that the email is theirs. */
function isDue(db: Db, now: Date) {
  const before = dueSince(now);
  return or(and(isNotNull(users.deletion_requested_at), lte(users.deletion_requested_at, before)), isLeft(db, before, now));
}

/** A sign-up that nobody confirmed: never a place at the desk, nobody approved it or signed in, and no link of it works any more. */
function isLeft(db: Db, before: Date, now: Date) {
  const { user_id, expires_at } = mailed_links;
  const one = { one: sql`1` };
  const links = db
    .select(one)
    .from(mailed_links)
    .where(and(eq(user_id, users.id), gt(expires_at, now)));
  const sessions = db.select(one).from(refresh_tokens).where(eq(refresh_tokens.user_id, users.id));
  return and(
    isNull(users.email_confirmed_at),
    lte(users.created_at, before),
    inArray(users.role, ['Student', 'Mentor', 'Parent']),
    isNull(users.approved_at),
    notExists(links),
    notExists(sessions),
  );
}

/** Notes the wish to be deleted; an earlier one keeps its day. @returns when it was first asked for. */
export async function askDeletion(tx: Db, userId: number, at: Date): Promise<Date | undefined> {
  const [row] = await tx
    .update(users)
    .set({ deletion_requested_at: sql`coalesce(${users.deletion_requested_at}, ${at.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
    .returning({ asked: users.deletion_requested_at });
  return row?.asked ?? undefined;
}

export async function listDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isDue(db, now)).limit(500);
  return rows.map(({ id }) => id);
}

/** A person who is still due, held; nothing when they changed their mind or another process is at it. */
export async function holdDue(tx: Db, userId: number, now: Date) {
  const { id, email, profile_image } = users;
  const [row] = await tx
    .select({ id, email, profile_image })
    .from(users)
    .where(and(eq(id, userId), isDue(tx, now)))
    .for('update', { skipLocked: true });
  return row;
}

/** The account itself, and with it all that refers to it. What has no name in it stays: see docs/privacy.md. */
export async function erasePerson(tx: Db, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
