import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CancelledBy, SessionState } from '@careerscoop/contract/mentoring';
import { users } from '../identity/identity.tables.ts';
import { results } from '../careers/careers.tables.ts';

/**
 * Half an hour with a mentor, from the wish to the meeting. Its states and who moves it from one to the next are in
 * `session-states.ts`. Two constraints that the migration adds by hand refuse double booking: no two held or booked sessions of
 * one mentor, or of one student, overlap.
 */
export const mentor_sessions = pgTable(
  'mentor_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mentor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    topic: text().notNull(),
    /** Why the topic waits for a representative before a mentor reads it (`link`, `phone`, …); null: it can be read. */
    topic_held: text(),
    /** The career that it is about, when it was booked from there. */
    result_id: integer().references(() => results.id, { onDelete: 'set null' }),
    state: text().$type<SessionState>().notNull().default('requested'),
    /** The time that the student would like. */
    wished_at: timestamp({ withTimezone: true, mode: 'date' }),
    /** The time that is held or booked. */
    starts_at: timestamp({ withTimezone: true, mode: 'date' }),
    ends_at: timestamp({ withTimezone: true, mode: 'date' }),
    /** When somebody other than the student booked the present time; null: the student chose it. */
    set_at: timestamp({ withTimezone: true, mode: 'date' }),
    /** Held: until when the mentor may accept. */
    held_until: timestamp({ withTimezone: true, mode: 'date' }),
    /** When the mentor said that they are running late. */
    late_at: timestamp({ withTimezone: true, mode: 'date' }),
    /** Rises with every change of state, mentor or time; who changes it names the one that they saw. */
    version: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** When a mentor was first found for it. */
    assigned_at: timestamp({ withTimezone: true, mode: 'date' }),
    /** Called off before it took place: it leaves the lists. */
    cancelled_at: timestamp({ withTimezone: true, mode: 'date' }),
    cancelled_by: text().$type<CancelledBy>(),
    /** Cancelled by the student so late that somebody had kept the time for them: it counts for its month all the same. */
    cancelled_late: boolean().notNull().default(false),
    /** What the one who cancelled it wrote; for staff alone. */
    reason: text(),
    /** Names the room; nobody learns it before the door opens. */
    meeting_room: uuid().notNull().defaultRandom(),
    /** A room of their own that a representative pasted; never for minors. */
    meeting_link: text(),
    /** SEQUENCE of its calendar file. */
    ics_sequence: integer().notNull().default(0),
  },
  (table) => [
    index('mentor_sessions_student').on(table.student_id, table.created_at),
    index('mentor_sessions_mentor').on(table.mentor_id),
    index('mentor_sessions_result').on(table.result_id),
    index('mentor_sessions_created').on(table.created_at),
    index('mentor_sessions_due').on(table.state, table.starts_at),
    check(
      'mentor_sessions_state',
      sql`${table.state} in ('requested', 'held', 'booked', 'done', 'no_show_student', 'no_show_mentor', 'cancelled')`,
    ),
    check('mentor_sessions_cancelled_by', sql`${table.cancelled_by} in ('student', 'mentor', 'staff', 'guardian', 'plan', 'report')`),
    check(
      'mentor_sessions_times',
      sql`(${table.starts_at} is null) = (${table.ends_at} is null) and ${table.ends_at} > ${table.starts_at}`,
    ),
    check('mentor_sessions_timed', sql`${table.state} not in ('held', 'booked') or ${table.starts_at} is not null`),
  ],
);

/** When a mentor can be met, by the clock on their wall, week after week. */
export const mentor_hours = pgTable(
  'mentor_hours',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mentor_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 is Monday, 7 Sunday. */
    weekday: smallint().notNull(),
    /** Minutes since midnight, 0 to 1440; multiples of 30. */
    from_minute: smallint().notNull(),
    to_minute: smallint().notNull(),
    /** The first and the last day of the rule, where it has them. */
    valid_from: text(),
    valid_until: text(),
  },
  (table) => [
    index('mentor_hours_mentor').on(table.mentor_id),
    check('mentor_hours_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'mentor_hours_minutes',
      sql`0 <= ${table.from_minute} and ${table.from_minute} < ${table.to_minute} and ${table.to_minute} <= 1440`,
    ),
  ],
);

/** A day that differs from the week: closed, or with hours of its own. */
export const mentor_days = pgTable(
  'mentor_days',
  {
    mentor_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 2027-03-14, by the mentor's clock. */
    day: text().notNull(),
    /** Both null: closed. */
    from_minute: smallint(),
    to_minute: smallint(),
  },
  (table) => [primaryKey({ columns: [table.mentor_id, table.day] })],
);

/** Who came to a session's door, and when. */
export const session_entries = pgTable(
  'session_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    session_id: integer()
      .notNull()
      .references(() => mentor_sessions.id, { onDelete: 'cascade' }),
    who: text().$type<'student' | 'mentor' | 'guardian' | 'staff'>().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('session_entries_session').on(table.session_id),
    check('session_entries_who', sql`${table.who} in ('student', 'mentor', 'guardian', 'staff')`),
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
    /** From when on the other side reads it: once both wrote, or seven days later. */
    visible_at: timestamp({ withTimezone: true, mode: 'date' }),
    /** Why it waits for a representative (`link`, `phone`, …). */
    held_reason: text(),
    /** A representative took it out of sight. */
    hidden_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    uniqueIndex('mentor_feedbacks_once').on(table.session_id, table.written_by),
    check('mentor_feedbacks_written_by', sql`${table.written_by} in ('mentor', 'student')`),
  ],
);
