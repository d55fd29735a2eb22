import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { MessageKind } from '@careerscoop/contract/outreach';
import { users } from '../identity/identity.tables.ts';

/** Readers of the newsletter. The token itself is made from the address and the server's secret, never stored. */
export const subscribers = pgTable('subscribers', {
  email: text().primaryKey(),
  token_hash: text().notNull().unique(),
  subscribed_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  ended_at: timestamp({ withTimezone: true, mode: 'date' }),
  /** The mailbox refused a letter for good: it gets no more until somebody subscribes it again. */
  bounced_at: timestamp({ withTimezone: true, mode: 'date' }),
});

/** A letter to all who asked for it: written, looked at, sent once. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    /** Markdown, of which letters and the preview show what is harmless. */
    body: text().notNull(),
    state: text().$type<'draft' | 'sending' | 'sent'>().notNull().default('draft'),
    version: integer().notNull().default(1),
    by_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    sent_at: timestamp({ withTimezone: true, mode: 'date' }),
    /** To how many it goes, counted when it was sent off. */
    recipients: integer(),
  },
  (table) => [check('newsletters_state', sql`${table.state} in ('draft', 'sending', 'sent')`)],
);

/** Who has got which letter, so that a cut of the process sends nobody one twice; forgotten a month after. */
export const newsletter_letters = pgTable(
  'newsletter_letters',
  {
    newsletter_id: integer()
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    email: text()
      .notNull()
      .references(() => subscribers.email, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.newsletter_id, table.email] }), index('newsletter_letters_email').on(table.email)],
);

/**
 * The last invitation to each address, so that nobody is invited again within days. Invited people have agreed to
 * nothing, so that only a keyed hash of their address is kept.
 */
export const invitations = pgTable(
  'invitations',
  {
    email_hash: text().primaryKey(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    sent_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('invitations_user').on(table.user_id)],
);

/** What people wrote to the team; the desk works through it. */
export const contact_messages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MessageKind>().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    handled_at: timestamp({ withTimezone: true, mode: 'date' }),
    handled_by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('contact_messages_created').on(table.created_at),
    index('contact_messages_user').on(table.user_id),
    // The export and the erasing of a person look for what came from their address, and for what they handled.
    index('contact_messages_email').on(table.email),
    index('contact_messages_handled_by').on(table.handled_by),
    check('contact_messages_kind', sql`${table.kind} in ('contact', 'chat_support', 'bug', 'organization')`),
  ],
);
