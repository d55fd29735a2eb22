import { and, asc, desc, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { lockPerson } from '../../identity/people.sql.ts';
import type { Db } from '../../platform/database.ts';
import { daysAgo } from '../../platform/days-ago.ts';
import { ai_agents } from '../companions.tables.ts';
import { chat_messages, chat_turns, chat_usage, conversations } from './chat.tables.ts';

/** A place in a list of messages: those of the turns that have ended, and what the student said in the one that runs. */
const isShown = or(eq(chat_messages.role, 'user'), ne(chat_turns.state, 'running'));

/** The newest messages of a thread before one of them, newest first. */
export async function listMessages(db: Db, conversationId: number, before: number | undefined, most: number) {
  const { id, role, content, created_at, turn_id, cards, cites, notices } = chat_messages;
  return db
    .select({ id, role, content, created_at, turn: turn_id, status: chat_turns.state, source: chat_turns.source, cards, cites, notices })
    .from(chat_messages)
    .innerJoin(chat_turns, eq(chat_turns.id, turn_id))
    .where(and(eq(chat_messages.conversation_id, conversationId), isShown, before ? lt(id, before) : undefined))
    .orderBy(desc(id))
    .limit(most);
}

/** The turn of a thread that runs. */
export async function findRunningIn(db: Db, conversationId: number) {
  const { id, state, heartbeat_at, tokens, log } = chat_turns;
  const [row] = await db
    .select({ id, state, heartbeat_at, tokens, log })
    .from(chat_turns)
    .where(and(eq(chat_turns.conversation_id, conversationId), eq(state, 'running')));
  return row;
}

/**
 * Deletes a thread of this student with all that was said in it. The student is held first, as a message that is stored does, so that
 * no turn begins which is not held here; then the turns, as an answer that ends does: neither waits for the other in a circle.
 */
export async function deleteConversation(db: Db, userId: number, conversationId: number): Promise<void> {
  const { id, user_id, conversation_id } = chat_turns;
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId, ['id']);
    const ofThread = and(eq(conversation_id, conversationId), eq(user_id, userId));
    await tx.select({ id }).from(chat_turns).where(ofThread).orderBy(asc(id)).for('update');
    await tx.delete(conversations).where(and(eq(conversations.id, conversationId), eq(conversations.user_id, userId)));
  });
}

/** The threads of a student, the last one first. */
export async function listThreads(db: Db, userId: number) {
  const { agent_id, onet_code, last_at } = conversations;
  const messages = db.$count(chat_messages, eq(chat_messages.conversation_id, conversations.id));
  return db
    .select({ agent_id, agent_name: ai_agents.name, onet_code, last_at, messages })
    .from(conversations)
    .innerJoin(ai_agents, eq(ai_agents.id, agent_id))
    .where(eq(conversations.user_id, userId))
    .orderBy(desc(last_at), asc(conversations.id))
    .limit(200);
}

/** A year after its last message a thread goes; a day after its end a turn's events do: the message itself stays. */
export async function forgetChats(db: Db, now: Date): Promise<void> {
  await db.delete(conversations).where(lt(conversations.last_at, daysAgo(now, 365)));
  await db.delete(chat_usage).where(lt(chat_usage.day, daysAgo(now, 365).toISOString().slice(0, 10)));
  await db
    .update(chat_turns)
    .set({ log: sql`null` })
    .where(and(lt(chat_turns.ended_at, daysAgo(now, 1)), isNotNull(chat_turns.log)));
}
