import { boolean, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const plans = pgTable('plans', {
  id: integer().primaryKey(),
  title: text().notNull().unique(),
  /** US dollars. */
  price: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
  duration: text().notNull(),
  image: text().notNull(),
  white_image: text().notNull(),
  description: text().notNull(),
  sessions_per_month: smallint().notNull(),
  months: smallint().notNull(),
  companions: boolean().notNull(),
  ai_report: boolean().notNull(),
});
