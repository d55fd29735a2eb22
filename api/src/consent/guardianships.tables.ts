import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** An adult's account that has a child: any account may, and it ends by itself on the child's eighteenth birthday. */
export const guardianships = pgTable(
  'guardianships',
  {
    parent_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    student_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    ended_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.parent_id, table.student_id] }), index('guardianships_student').on(table.student_id)],
);
