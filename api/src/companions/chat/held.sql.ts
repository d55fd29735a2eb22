import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Held } from '../../platform/held.ts';
import { ai_agents } from '../companions.tables.ts';
import { safety_events } from '../safety/safety.tables.ts';
import { chat_messages, chat_reports, chat_turns, chat_usage, conversations } from './chat.tables.ts';

/**
 * Whether a message stands within a day of one that spoke of trouble at home or of who the writer is. What follows such a
 * message tells of it too, and for those who live far from Greenwich an evening has two dates.
 */
const isClosed = (userId: number) => sql`exists (
  select 1 from ${safety_events} where ${safety_events.user_id} = ${userId} and ${inArray(safety_events.mark, ['home', 'identity'])}
  and ${safety_events.at} between ${chat_messages.created_at} - interval '1 day' and ${chat_messages.created_at} + interval '1 day')`;

/** What was said with the companions. A parent gets it without the days that could harm the child who wrote. */
export const CHATS: Held[] = [
  {
    part: 'careers',
    title: 'Your chats with companions',
    about: 'Every message and answer that was not cleared. A file for a parent leaves out days on which something private was told.',
    tables: [conversations, chat_turns, chat_messages],
    rows: (db, { id, reader }) => {
      const { role, content, created_at, cards, cites } = chat_messages;
      const { onet_code } = conversations;
      const { state, source } = chat_turns;
      return db
        .select({ companion: ai_agents.name, onet_code, role, content, at: created_at, state, source, cards, cites })
        .from(chat_messages)
        .innerJoin(chat_turns, eq(chat_turns.id, chat_messages.turn_id))
        .innerJoin(conversations, eq(conversations.id, chat_messages.conversation_id))
        .innerJoin(ai_agents, eq(ai_agents.id, conversations.agent_id))
        .where(and(eq(conversations.user_id, id), reader === 'guardian' ? sql`not ${isClosed(id)}` : undefined))
        .orderBy(asc(chat_messages.id));
    },
  },
  {
    part: 'careers',
    title: 'How often you chatted',
    about: 'Messages of each day, also of conversations that were cleared.',
    tables: [chat_usage],
    rows: (db, { id }) => {
      const { day, messages, tokens, talk_since, last_at } = chat_usage;
      return db.select({ day, messages, tokens, talk_since, last_at }).from(chat_usage).where(eq(chat_usage.user_id, id)).orderBy(asc(day));
    },
  },
  {
    part: 'careers',
    title: 'Answers you told us about',
    about: 'Those that you found wrong or harmful. They are in no file for a parent.',
    tables: [chat_reports],
    rows: async (db, { id, reader }) => {
      // The reason may tell what the days that are left out would.
      if (reader === 'guardian') return [];
      const { reason, created_at, closed_at, user_id } = chat_reports;
      return db.select({ reason, created_at, closed_at }).from(chat_reports).where(eq(user_id, id)).orderBy(asc(chat_reports.id));
    },
  },
];
