import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChatCard } from '@careerscoop/contract/chat-cards';
import type { ChatNotice, ChatSource, ChatStatus, Cite } from '@careerscoop/contract/chat';
import { users } from '../../identity/identity.tables.ts';
import { ai_agents } from '../companions.tables.ts';
import type { Logged } from './turn-log.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** A thread: a student with one companion, on its own page or on a career's. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agent_id: integer()
      .notNull()
      .references(() => ai_agents.id, { onDelete: 'cascade' }),
    /** The career whose page it is on; nothing on the companion's own. */
    onet_code: text(),
    /** What the last answer left for the next: keys and values. */
    task: jsonb(),
    created_at: moment().notNull(),
    last_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('conversations_thread').on(table.user_id, table.agent_id, sql`coalesce(${table.onet_code}, '')`),
    index('conversations_last').on(table.last_at),
  ],
);

/** A message and its answer being made. */
export const chat_turns = pgTable(
  'chat_turns',
  {
    id: uuid().primaryKey(),
    conversation_id: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Fingerprints of the key and the body that it was asked with. */
    key_hash: text().notNull(),
    body_hash: text().notNull(),
    state: text().$type<ChatStatus>().notNull(),
    source: text().$type<ChatSource>(),
    /** How another process wants it to end. */
    ending: text().$type<'stopped' | 'cut'>(),
    started_at: moment().notNull(),
    /** When the process that makes the answer was last seen at it. */
    heartbeat_at: moment().notNull(),
    ended_at: moment(),
    tokens: integer().notNull().default(0),
    /** The events so far, for readers in other processes and those who come back; gone a day after the end. */
    log: jsonb().$type<Logged[]>(),
  },
  (table) => [
    uniqueIndex('chat_turns_key').on(table.user_id, table.key_hash),
    uniqueIndex('chat_turns_running')
      .on(table.user_id)
      .where(sql`state = 'running'`),
    index('chat_turns_conversation').on(table.conversation_id),
    index('chat_turns_ended').on(table.ended_at),
    check('chat_turns_state', sql`${table.state} in ('running', 'whole', 'stopped', 'cut')`),
  ],
);

/** What was said, in the order of its numbers. */
export const chat_messages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversation_id: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    turn_id: uuid()
      .notNull()
      .references(() => chat_turns.id, { onDelete: 'cascade' }),
    role: text().$type<'user' | 'assistant'>().notNull(),
    content: text().notNull(),
    cards: jsonb().$type<ChatCard[]>().notNull().default([]),
    cites: jsonb().$type<Cite[]>().notNull().default([]),
    notices: jsonb().$type<ChatNotice[]>().notNull().default([]),
    /** Of an answer: when it ended. */
    created_at: moment().notNull(),
  },
  (table) => [
    index('chat_messages_conversation').on(table.conversation_id, table.id),
    index('chat_messages_turn').on(table.turn_id),
    check('chat_messages_role', sql`${table.role} in ('user', 'assistant')`),
  ],
);

/** How much a student used of a day: it stays when messages are cleared. */
export const chat_usage = pgTable(
  'chat_usage',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    messages: smallint().notNull(),
    /** Of the language model. */
    tokens: integer().notNull().default(0),
    /** Since when they have gone on without a pause, for the reminder to take one. */
    talk_since: moment().notNull(),
    last_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] }), index('chat_usage_day').on(table.day)],
);

/** Answers that a student told us are wrong or harmful. */
export const chat_reports = pgTable(
  'chat_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Nothing once the student has cleared the conversation. */
    turn_id: uuid()
      .unique()
      .references(() => chat_turns.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    created_at: moment().notNull(),
    /** A representative has dealt with it. */
    closed_at: moment(),
  },
  (table) => [index('chat_reports_user').on(table.user_id)],
);
