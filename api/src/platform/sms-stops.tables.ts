import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Numbers that said STOP: nothing is texted there any more. Only a keyed hash of each. */
export const sms_stops = pgTable('sms_stops', {
  number_hash: text().primaryKey(),
  stopped_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
