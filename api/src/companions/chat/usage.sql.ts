import { and, eq } from 'drizzle-orm';
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
