import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages of the local stand-ins for mail and SMS; empty where real services are set. */
export const outbox = pgTable('outbox', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  channel: text().$type<'mail' | 'sms'>().notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  /** The calendar file that came with it. */
  calendar: text(),
  links: jsonb().$type<string[]>().notNull(),
  at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
