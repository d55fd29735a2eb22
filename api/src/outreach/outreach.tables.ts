import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MessageKind } from '@careerscoop/contract/outreach';
import { users } from '../identity/identity.tables.ts';

/** Readers of the newsletter. The token itself is made from the address and the server's secret, never stored. */
export const subscribers = pgTable('subscribers', {
  email: text().primaryKey(),
  token_hash: text().notNull().unique(),
  subscribed_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  ended_at: timestamp({ withTimezone: true, mode: 'date' }),
});

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
  },
  (table) => [
    index('contact_messages_created').on(table.created_at),
    index('contact_messages_user').on(table.user_id),
    // The export and the erasing of a person look for what came from their address.
    index('contact_messages_email').on(table.email),
    check('contact_messages_kind', sql`${table.kind} in ('contact', 'chat_support', 'bug', 'organization')`),
  ],
);
