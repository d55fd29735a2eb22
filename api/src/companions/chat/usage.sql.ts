import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { chat_usage } from './chat.tables.ts';

/** How many messages a student sent on a day. */
export async function findMessagesOf(db: Db, userId: number, day: string): Promise<number> {
  const [row] = await db
    .select({ messages: chat_usage.messages })
    .from(chat_usage)
    .where(and(eq(chat_usage.user_id, userId), eq(chat_usage.day, day)));
  return row?.messages ?? 0;
}

/** The day on which a student wrote last. */
export async function findLastUsage(db: Db, userId: number) {
  const { day, messages, talk_since, last_at } = chat_usage;
  const [row] = await db
    .select({ day, messages, talk_since, last_at })
    .from(chat_usage)
    .where(eq(chat_usage.user_id, userId))
    .orderBy(desc(day))
    .limit(1);
  return row;
}

/** Counts one message more. */
export async function countMessage(tx: Db, userId: number, day: string, talk: { talk_since: Date; last_at: Date }): Promise<void> {
  await tx
    .insert(chat_usage)
    .values({ user_id: userId, day, messages: 1, ...talk })
    .onConflictDoUpdate({
      target: [chat_usage.user_id, chat_usage.day],
      set: { messages: sql`${chat_usage.messages} + 1`, ...talk },
    });
}
