import { and, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { daysAgo } from '../platform/days-ago.ts';
import { followLetters, forgetLetters } from './newsletter/readers.sql.ts';
import { contact_messages, invitations, subscribers } from './outreach.tables.ts';

/** @returns whether the address is new; one that had left, or refused a letter, is a subscriber again, but not a new one. */
export async function addSubscriber(db: Db, email: string, token_hash: string, at: Date): Promise<boolean> {
  const added = await db
    .insert(subscribers)
    .values({ email, token_hash, subscribed_at: at })
    // The token follows from the address: of two at once the second may be refused for either.
    .onConflictDoNothing()
    .returning({ email: subscribers.email });
  if (added.length === 1) return true;
  await db
    .update(subscribers)
    .set({ ended_at: null, bounced_at: null, subscribed_at: at })
    .where(and(eq(subscribers.email, email), or(isNotNull(subscribers.ended_at), isNotNull(subscribers.bounced_at))));
  return false;
}

/** Ends a subscription; a second time changes nothing. @returns false when nobody has this token. */
export async function endSubscription(db: Db, tokenHash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(subscribers)
    .set({ ended_at: sql`coalesce(${subscribers.ended_at}, ${at.toISOString()}::timestamptz)` })
    .where(eq(subscribers.token_hash, tokenHash))
    .returning({ email: subscribers.email });
  return rows.length === 1;
}

/** Notes an invitation. @returns false when the address had one after `since`, also from one that is sent just now. */
export async function noteInvitation(db: Db, invitation: typeof invitations.$inferInsert, since: Date): Promise<boolean> {
  const { user_id, sent_at } = invitation;
  const rows = await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: invitations.email_hash,
      set: { user_id, sent_at },
      setWhere: lte(invitations.sent_at, since),
    })
    .returning({ email_hash: invitations.email_hash });
  return rows.length === 1;
}

export async function addMessage(db: Db, message: typeof contact_messages.$inferInsert): Promise<void> {
  await db.insert(contact_messages).values(message);
}

/** Invitations and subscriptions that are over, who got which newsletter, and messages that were answered a year ago. */
export async function forgetOutreach(db: Db, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.sent_at, daysAgo(now, 8)));
  await db.delete(subscribers).where(and(isNotNull(subscribers.ended_at), lt(subscribers.ended_at, daysAgo(now, 30))));
  await forgetLetters(db, daysAgo(now, 30));
  await db.delete(contact_messages).where(and(isNotNull(contact_messages.handled_at), lt(contact_messages.handled_at, daysAgo(now, 365))));
}

/**
 * What came from somebody's former address goes with them to the new one: else it would stay when they are erased. A subscription
 * that is over is forgotten; where the new address has one of its own, that one counts.
 */
export async function followAddress(tx: Db, { user_id, from, to }: { user_id: number; from: string; to: string }, token_hash: string) {
  const { email, subscribed_at, ended_at } = subscribers;
  await tx
    .update(contact_messages)
    .set({ user_id })
    .where(and(eq(contact_messages.email, from), isNull(contact_messages.user_id)));
  const [left] = await tx
    .select({ subscribed_at })
    .from(subscribers)
    .where(and(eq(email, from), isNull(ended_at)));
  if (left) {
    await tx
      .insert(subscribers)
      .values({ ...left, email: to, token_hash })
      .onConflictDoNothing();
    await followLetters(tx, from, to);
  }
  await tx.delete(subscribers).where(eq(email, from));
}

/** All that refers to a person or came from their address. */
export async function eraseOutreach(tx: Db, person: { id: number; email: string }, invited: string): Promise<void> {
  await tx.delete(subscribers).where(eq(subscribers.email, person.email));
  await tx.delete(contact_messages).where(or(eq(contact_messages.user_id, person.id), eq(contact_messages.email, person.email)));
  await tx.delete(invitations).where(or(eq(invitations.email_hash, invited), eq(invitations.user_id, person.id)));
}
