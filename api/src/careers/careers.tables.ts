import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import { assessments } from '../assessment/assessment.tables.ts';

/** A key of result-keys.ts; what an older release wrote is in words until the job carry-over-reasons has been there. */
export type StoredReason = string | { kind: 'for' | 'against' | 'preparation'; text: string; answer: string };

/** A career of a student: one of the present ten (`rank` set), or one beyond them that was saved, rated or booked. */
export const results = pgTable(
  'results',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assessment_id: integer()
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    onet_code: text().notNull(),
    /** 1 to 10 in the present list; null when a later assessment left it out, or it was never in. */
    rank: smallint(),
    /** `found`: the student met it in the catalogue and saved it. */
    kind: text().$type<'core' | 'stretch' | 'found'>().notNull(),
    fit: text().$type<'strong' | 'good' | 'some' | 'stretch'>().notNull(),
    /** Six decimals are enough to compare with a recomputed list. */
    match_score: text().notNull(),
    /** Keys of result-keys.ts, as the next two: words are given when it is read. */
    reasons: jsonb().$type<StoredReason[]>().notNull(),
    what_would_change: jsonb().$type<string[]>().notNull(),
    ai: text().notNull(),
    /** O*NET-SOC codes of near-twins that are shown under this one, best first. */
    alike: jsonb().$type<string[]>().notNull().default([]),
    /** The student's own stars, 1 to 5. */
    score: smallint(),
    interested: boolean().notNull().default(false),
    booked: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('results_career').on(table.user_id, table.onet_code),
    index('results_assessment').on(table.assessment_id),
    check('results_score', sql`${table.score} between 1 and 5`),
    check('results_rank', sql`${table.rank} between 1 and 10`),
  ],
);
