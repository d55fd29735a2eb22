import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** What the model wrote and the check let pass: about a career, for everybody who has it. */
export const scoop_texts = pgTable(
  'scoop_texts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    question_id: integer().notNull(),
    /** Which scoop of the question, 1 to 5. */
    count: smallint().notNull(),
    /** Fingerprint of the facts it was written from: with other figures it is not shown any more. */
    facts_hash: text().notNull(),
    answer: text().notNull(),
    model: text().notNull(),
    written_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [uniqueIndex('scoop_texts_place').on(table.question_id, table.count, table.facts_hash)],
);

/** How many scoops of a question somebody has had; no row while it is the first, unless the model wrote that one. */
export const scoop_counts = pgTable(
  'scoop_counts',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question_id: integer().notNull(),
    count: smallint().notNull(),
    /** What the last one said, so that it says the same again; null for the built-in answer. */
    text_id: integer().references(() => scoop_texts.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.question_id] }),
    index('scoop_counts_text').on(table.text_id),
    check('scoop_counts_count', sql`${table.count} between 1 and 5`),
  ],
);
