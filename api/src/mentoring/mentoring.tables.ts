import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { results } from '../careers/careers.tables.ts';

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
  },
  (table) => [
    index('mentor_sessions_student').on(table.student_id, table.created_at),
    index('mentor_sessions_mentor').on(table.mentor_id),
  ],
);
