import { desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { outbox } from './outbox.tables.ts';

const KEPT = 200;

export type OutboxMessage = Pick<typeof outbox.$inferSelect, 'channel' | 'to' | 'subject' | 'text' | 'html' | 'links'> & {
  calendar?: string | null;
};

export async function addToOutbox(db: Db, message: OutboxMessage): Promise<void> {
  await db.insert(outbox).values(message);
  await db.delete(outbox).where(lte(outbox.id, sql`(select max(id) from ${outbox}) - ${KEPT}`));
}

/** Newest first; of one address where one is named. */
export async function listOutbox(db: Db, address?: string): Promise<(OutboxMessage & { at: string })[]> {
  const { channel, to, subject, text, html, links, calendar, at } = outbox;
  const rows = await db
    .select({ channel, to, subject, text, html, links, calendar, at })
    .from(outbox)
    .where(address === undefined ? undefined : eq(to, address))
    .orderBy(desc(outbox.id));
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
