import { sql } from 'drizzle-orm';
import { foreignKey, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Question, Scenario } from '@careerscoop/contract/assessment';
import { users } from '../identity/identity.tables.ts';
import type { Part3, StoredAnswers } from './bank.ts';

/** An option as the wire has it, with the engine's key of what it measures. */
export type StoredOption = NonNullable<Question['options']>[number] & { construct: string };

/** The parts of the assessment, once for every version of its items: what was published is never changed. */
export const scenarios = pgTable(
  'scenarios',
  {
    version: text().notNull(),
    scenario_id: smallint().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    intro: jsonb().$type<Scenario['intro'] | null>(),
    captions: jsonb().$type<Scenario['captions'] | null>(),
    bands: jsonb().$type<Scenario['bands'] | null>(),
  },
  (table) => [primaryKey({ name: 'scenarios_pkey', columns: [table.version, table.scenario_id] })],
);

export const questions = pgTable(
  'questions',
  {
    version: text().notNull(),
    id: integer().notNull(),
    scenario_id: smallint().notNull(),
    /** Place within the scenario, the same for everybody. */
    ordering: smallint().notNull(),
    question_id: text().notNull(),
    question: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    image: text().notNull(),
    image_1_url: text().notNull(),
    /**
     * What it measures: an area's or a skill's key of the engine, `situation_1` to `situation_8`, `types`, `intro`;
     * in the bank `choice_1` up, `second:` and an area's key, and `options`.
     */
    construct: text().notNull(),
    options: jsonb().$type<StoredOption[] | null>(),
  },
  (table) => [
    primaryKey({ name: 'questions_pkey', columns: [table.version, table.id] }),
    foreignKey({
      name: 'questions_scenario',
      columns: [table.version, table.scenario_id],
      foreignColumns: [scenarios.version, scenarios.scenario_id],
    }),
    uniqueIndex('questions_place').on(table.version, table.scenario_id, table.ordering),
    uniqueIndex('questions_name').on(table.version, table.question_id),
  ],
);

/**
 * What the desk words otherwise: the item `item_id` is retired, and `text` takes its place under `new_id` in the version `published_in`.
 * Until that is published it waits, and one waits for each item.
 */
export const item_changes = pgTable(
  'item_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    item_id: integer().notNull(),
    text: text().notNull(),
    new_id: integer(),
    published_in: text(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('item_changes_waiting')
      .on(table.item_id)
      .where(sql`${table.published_in} is null`),
  ],
);

/** One finished assessment with everything needed to compute its result again. */
export const assessments = pgTable(
  'assessments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 for the first, 2 for the free retake, …; unique, so that two submissions at one instant make one assessment. */
    attempt: smallint().notNull(),
    answers: jsonb().$type<StoredAnswers[]>().notNull(),
    /** The version of the items that the answers were given to: by it they stay readable when items change. */
    item_version: text().notNull(),
    /** Whether part 3 was chosen for this student, stage by stage, or was the fixed questions. */
    part_3: text().$type<Part3>().notNull().default('fixed'),
    /** The education goal of the profile when they were given, 0 where none was named; null in assessments from before it was kept. */
    education: smallint(),
    engine_version: text(),
    table_version: text(),
    norm_version: text(),
    clarity: text().$type<'clear' | 'fair' | 'exploring' | 'unclear'>(),
    submitted_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    matched_at: timestamp({ withTimezone: true, mode: 'date' }),
    /** When the "your ten are ready" mail was queued; it goes out once, and only for results that came late. */
    mailed_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [uniqueIndex('assessments_attempt').on(table.user_id, table.attempt)],
);

/**
 * How much each area's first rating is liked by everybody. A version is never changed, so that results that were found by
 * it can be found again.
 */
export const norms = pgTable('norms', {
  version: text().primaryKey(),
  /** The items that were rated; other versions with the same part 1 count with them. */
  item_version: text().notNull(),
  /** Mean ratings, in the order of the engine's areas. */
  area_means: jsonb().$type<number[]>().notNull(),
  students: integer().notNull(),
  made_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
