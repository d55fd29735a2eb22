import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newsletter_letters, newsletters, subscribers } from '../outreach.tables.ts';

const { email, ended_at, bounced_at } = subscribers;
/** Who asked for letters, has not left, and has a mailbox that takes them. */
const reading = and(isNull(ended_at), isNull(bounced_at));

export function countReaders(db: Db): Promise<number> {
  return db.$count(subscribers, reading);
}

/** Addresses that would get letters if their mailboxes took them. */
export function countBounced(db: Db): Promise<number> {
  return db.$count(subscribers, and(isNull(ended_at), isNotNull(bounced_at)));
}

export async function isReading(db: Db, address: string): Promise<boolean> {
  return (await db.$count(subscribers, and(eq(email, address), reading))) > 0;
}

/** A letter that is on its way. */
export async function findSentOff(db: Db, id: number) {
  const { subject, body, state, sent_at } = newsletters;
  const [row] = await db
    .select({ subject, body, state, sent_at })
    .from(newsletters)
    .where(and(eq(newsletters.id, id), isNotNull(sent_at)));
  return row;
}

/** Notes for some of those who have not got this letter that they get it now. @returns them; who asked for it after it was sent off waits for the next one */
export async function takeReaders(tx: Db, id: number, sentAt: Date, at: Date, most: number): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    insert into ${newsletter_letters} (newsletter_id, email, at)
    select ${id}::int, s.email, ${at.toISOString()}::timestamptz from ${subscribers} s
    where s.ended_at is null and s.bounced_at is null and s.subscribed_at <= ${sentAt.toISOString()}::timestamptz
      and not exists (select from ${newsletter_letters} l where l.newsletter_id = ${id} and l.email = s.email)
    order by s.email limit ${most}
    on conflict do nothing
    returning email`)) as unknown as { rows: { email: string }[] };
  return rows.map((row) => row.email);
}

/** All who get it are noted. */
export async function endSending(db: Db, id: number): Promise<void> {
  await db
    .update(newsletters)
    .set({ state: 'sent' })
    .where(and(eq(newsletters.id, id), eq(newsletters.state, 'sending')));
}

/** Nothing more is sent to a mailbox that refused for good. */
export async function noteBounce(db: Db, address: string, at: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({ bounced_at: at })
    .where(and(eq(email, address), isNull(bounced_at)));
}

/** Whoever calls our letters unwanted has left. */
export async function noteComplaint(db: Db, address: string, at: Date): Promise<void> {
  await db
    .update(subscribers)
    .set({ ended_at: at })
    .where(and(eq(email, address), isNull(ended_at)));
}

/** Who got a letter at their former address gets it no second time. */
export async function followLetters(tx: Db, from: string, to: string): Promise<void> {
  const { newsletter_id, at } = newsletter_letters;
  const got = await tx.select({ newsletter_id, at }).from(newsletter_letters).where(eq(newsletter_letters.email, from));
  if (got.length === 0) return;
  await tx
    .insert(newsletter_letters)
    .values(got.map((letter) => ({ ...letter, email: to })))
    .onConflictDoNothing();
}

export async function forgetLetters(db: Db, before: Date): Promise<void> {
  await db.delete(newsletter_letters).where(lt(newsletter_letters.at, before));
}
