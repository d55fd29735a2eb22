import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Level } from '@careerscoop/contract/desk-permissions';
import { affiliate_codes, schools, users } from '../identity/identity.tables.ts';

/** Who has a place at the desk. An organization's own people have a school or a code, whose students are theirs to see. */
export const desk_members = pgTable(
  'desk_members',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text().$type<Level>().notNull(),
    /** Of a place that has ended it goes with the school, when that is taken out. */
    school_id: integer().references(() => schools.id, { onDelete: 'set null' }),
    code: text().references(() => affiliate_codes.code),
    added_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** From then on the place is closed; the account stays. */
    ended_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('desk_members_school').on(table.school_id),
    index('desk_members_code').on(table.code),
    check('desk_members_level', sql`${table.level} in ('admin', 'representative', 'safety', 'content', 'organization')`),
    check(
      'desk_members_whose',
      sql`(${table.level} = 'organization') = (${table.school_id} is not null or ${table.code} is not null) or (${table.level} = 'organization' and ${table.ended_at} is not null)`,
    ),
  ],
);

/** The figures of one day, for the charts: of everybody (`whose` empty), one school (`school:3`) or one code (`code:SCOOP-1`). */
export const desk_daily = pgTable(
  'desk_daily',
  {
    day: date({ mode: 'string' }).notNull(),
    whose: text().notNull().default(''),
    figure: text().notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.whose, table.figure, table.day] })],
);

/**
 * Who is counted in the figures of a school or sponsor, in fixed groups of ten: nobody is ever in two groups of the same figure, and
 * a group is shown while all ten share (organization/counted.sql.ts). What is counted of a person is fixed with it.
 */
export const counted_students = pgTable(
  'counted_students',
  {
    /** `school:3` or `code:SCOOP-1`, as in the days above. */
    whose: text().notNull(),
    figure: text().$type<'signed_up' | 'completed'>().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A class: `code:SCOOP-1`, or the year in which they signed up, `year:2026`. */
    cohort: text().notNull(),
    /** Which ten, by number within the cohort. */
    ten: integer().notNull(),
    /** The Monday of the week in which they signed up, or completed the assessment. */
    week: date({ mode: 'string' }).notNull(),
    /** Of who completed it: keys of the interest areas of their first careers then. */
    interests: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.whose, table.figure, table.user_id] }),
    index('counted_students_user').on(table.user_id),
    check('counted_students_figure', sql`${table.figure} in ('signed_up', 'completed')`),
  ],
);

/** A class code that an organization asked for; a representative makes it or says no. */
export const code_requests = pgTable(
  'code_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    by_id: integer().references(() => users.id, { onDelete: 'set null' }),
    school_id: integer().references(() => schools.id, { onDelete: 'cascade' }),
    /** Of a sponsor: the code that they have already. */
    code: text().references(() => affiliate_codes.code, { onDelete: 'cascade' }),
    label: text().notNull(),
    seats: integer().notNull(),
    state: text().$type<'open' | 'made' | 'refused'>().notNull().default('open'),
    made: text().references(() => affiliate_codes.code, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    handled_by: integer().references(() => users.id, { onDelete: 'set null' }),
    handled_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('code_requests_state').on(table.state, table.created_at),
    check('code_requests_state_known', sql`${table.state} in ('open', 'made', 'refused')`),
  ],
);

/**
 * One-use codes that a coordinator prints: with one, a student whose school mailbox refuses our mail confirms the account that
 * signed up with the school's class code. Only fingerprints are kept.
 */
export const confirming_codes = pgTable(
  'confirming_codes',
  {
    code_hash: text().primaryKey(),
    affiliate_code: text()
      .notNull()
      .references(() => affiliate_codes.code, { onDelete: 'cascade' }),
    made_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    expires_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    used_by: integer().references(() => users.id, { onDelete: 'cascade' }),
    used_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('confirming_codes_code').on(table.affiliate_code),
    index('confirming_codes_used_by').on(table.used_by),
    // The erasing of a person looks for what they printed.
    index('confirming_codes_made_by').on(table.made_by),
  ],
);
