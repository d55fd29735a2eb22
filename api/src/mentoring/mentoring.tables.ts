import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import { results } from '../careers/careers.tables.ts';

/** Who called a session off: a parent who took their yes back, or the end of what had opened it. */
export type CancelledBy = 'guardian' | 'plan';

/** Half an hour with a mentor, from the wish to the meeting: a representative adds mentor and date. */
export const mentor_sessions = pgTable(
  'mentor_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mentor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    topic: text().notNull(),
    /** The career that it is about, when it was booked from there. */
    result_id: integer().references(() => results.id, { onDelete: 'set null' }),
    /** The wished time, later the agreed one. */
    datetime: timestamp({ withTimezone: true, mode: 'date' }),
    is_active: boolean().notNull().default(true),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Called off before it took place: it leaves the lists and counts for no month. */
    cancelled_at: timestamp({ withTimezone: true, mode: 'date' }),
    cancelled_by: text().$type<CancelledBy>(),
  },
  (table) => [
    index('mentor_sessions_student').on(table.student_id, table.created_at),
    index('mentor_sessions_mentor').on(table.mentor_id),
    index('mentor_sessions_result').on(table.result_id),
    check('mentor_sessions_cancelled_by', sql`${table.cancelled_by} in ('guardian', 'plan')`),
  ],
);

/** What one side wrote after a finished session, for the other to read: once each. */
export const mentor_feedbacks = pgTable(
  'mentor_feedbacks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    session_id: integer()
      .notNull()
      .references(() => mentor_sessions.id, { onDelete: 'cascade' }),
    written_by: text().$type<'mentor' | 'student'>().notNull(),
    message: text().notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** A representative took it out of sight. */
    hidden_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    uniqueIndex('mentor_feedbacks_once').on(table.session_id, table.written_by),
    check('mentor_feedbacks_written_by', sql`${table.written_by} in ('mentor', 'student')`),
  ],
);
