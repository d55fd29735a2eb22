import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReportKind } from '@careerscoop/contract/session-feedback';
import type { CheckKind, CheckState } from '@careerscoop/contract/mentor-hours';
import { users } from '../../identity/identity.tables.ts';
import { mentor_sessions } from '../mentoring.tables.ts';

/** What was checked of a mentor: that it is clear and until when, with the provider's reference; nothing of what was found. */
export const mentor_checks = pgTable(
  'mentor_checks',
  {
    mentor_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<CheckKind>().notNull(),
    state: text().$type<CheckState>().notNull(),
    reference: text().notNull().default(''),
    cleared_on: date({ mode: 'string' }),
    /** The last day on which it holds; null: it does not end. */
    expires_on: date({ mode: 'string' }),
    /** The last notice that the mentor got of its end: so many days before. */
    told_days: smallint(),
    /** The representative who entered it. */
    by: integer().references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mentor_id, table.kind] }),
    index('mentor_checks_expiry').on(table.expires_on),
    check('mentor_checks_kind', sql`${table.kind} in ('identity', 'background', 'reference', 'training', 'agreement')`),
    check('mentor_checks_state', sql`${table.state} in ('waiting', 'clear', 'refused')`),
  ],
);

/** A mentor who meets nobody until a representative has looked. */
export const mentor_pauses = pgTable(
  'mentor_pauses',
  {
    mentor_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().$type<'report' | 'no_shows' | 'staff'>().notNull(),
    since: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    by: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [check('mentor_pauses_reason', sql`${table.reason} in ('report', 'no_shows', 'staff')`)],
);

/** How a session was, by one side; for staff alone. */
export const session_ratings = pgTable(
  'session_ratings',
  {
    session_id: integer()
      .notNull()
      .references(() => mentor_sessions.id, { onDelete: 'cascade' }),
    by: text().$type<'mentor' | 'student'>().notNull(),
    /** 1 to 4. */
    score: smallint().notNull(),
    note: text().notNull().default(''),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.by] }),
    check('session_ratings_score', sql`${table.score} between 1 and 4`),
    check('session_ratings_by', sql`${table.by} in ('mentor', 'student')`),
  ],
);

/** Something about the other side of a session that a person must read. It outlives the session. */
export const safety_reports = pgTable(
  'safety_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    session_id: integer().references(() => mentor_sessions.id, { onDelete: 'set null' }),
    about_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Who reported; a guardian reports for their child. */
    by_id: integer().references(() => users.id, { onDelete: 'set null' }),
    by: text().$type<'student' | 'mentor' | 'guardian'>().notNull(),
    kind: text().$type<ReportKind>().notNull(),
    text: text().notNull(),
    state: text().$type<'open' | 'closed'>().notNull().default('open'),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    handled_by: integer().references(() => users.id, { onDelete: 'set null' }),
    handled_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('safety_reports_state').on(table.state, table.created_at),
    check('safety_reports_by', sql`${table.by} in ('student', 'mentor', 'guardian')`),
    check('safety_reports_state_known', sql`${table.state} in ('open', 'closed')`),
  ],
);

/** These two are not matched again. */
export const blocks = pgTable(
  'blocks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mentor_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    by: text().$type<'student' | 'mentor' | 'guardian' | 'staff'>().notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('blocks_pair').on(table.student_id, table.mentor_id),
    check('blocks_by', sql`${table.by} in ('student', 'mentor', 'guardian', 'staff')`),
  ],
);
