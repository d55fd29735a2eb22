import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { chat_messages } from '../chat/chat.tables.ts';

/** What was said in the conversation of a turn, as far as that turn and 20 messages back; nothing once it was cleared. */
export async function findTurnWords(db: Db, turn: string): Promise<{ role: 'user' | 'assistant'; content: string }[]> {
  const [last] = await db
    .select({ id: chat_messages.id, conversation_id: chat_messages.conversation_id })
    .from(chat_messages)
    .where(eq(chat_messages.turn_id, turn))
    .orderBy(asc(chat_messages.id))
    .limit(1);
  if (!last) return [];
  const { id, role, content, conversation_id } = chat_messages;
  const rows = await db.select({ id, role, content }).from(chat_messages).where(eq(conversation_id, last.conversation_id)).orderBy(asc(id));
  const until = rows.findIndex((row) => row.id === last.id) + 2;
  return rows.slice(Math.max(0, until - 20), until).map((row) => ({ role: row.role, content: row.content }));
}
