import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the double of Stripe keeps: checkouts, payments, refunds, disputes, events, each as Stripe would answer it. */
export const sandbox_objects = pgTable('sandbox_objects', {
  id: text().primaryKey(),
  kind: text().notNull(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

/** Answers by idempotency key: the same call again is answered again, another one under the same key is refused. */
export const sandbox_replays = pgTable('sandbox_replays', {
  key: text().primaryKey(),
  request_hash: text().notNull(),
  status: integer().notNull(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
