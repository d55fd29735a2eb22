import type { StepWhen } from '@careerscoop/contract/steps';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Steps that a student kept together, from a chat. */
export const step_plans = pgTable(
  'step_plans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The career that it is about: its title is made of it when it is read. */
    onet_code: text(),
    /** What it is called where it is about no career. */
    title: text(),
    /** Tells the same card when it is kept again. */
    card_hash: text().notNull(),
    kept_at: moment().notNull(),
    /** Taken out of sight: it can be put back for an hour, then it goes. */
    removed_at: moment(),
  },
  (table) => [
    index('step_plans_owner').on(table.user_id),
    check('step_plans_name', sql`(${table.onet_code} is null) <> (${table.title} is null)`),
  ],
);

/** What a student means to do. */
export const next_steps = pgTable(
  'next_steps',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan_id: integer().references(() => step_plans.id, { onDelete: 'cascade' }),
    when: text().$type<StepWhen>(),
    /** Where the words are ours: they are found by it when it is read. It stays when the student writes their own. */
    step_key: text(),
    /** The student's words. */
    text: text(),
    /** Its place in its plan and part. */
    position: smallint().notNull(),
    due_on: date({ mode: 'string' }),
    done_at: moment(),
    created_at: moment().notNull(),
    changed_at: moment().notNull(),
    /** As in step_plans. */
    removed_at: moment(),
  },
  (table) => [
    index('next_steps_owner').on(table.user_id),
    index('next_steps_plan').on(table.plan_id),
    check('next_steps_words', sql`${table.step_key} is not null or ${table.text} is not null`),
    check('next_steps_when', sql`${table.when} in ('this_week', 'this_year', 'later')`),
  ],
);
