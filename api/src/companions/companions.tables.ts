import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** The AI companions that there are. */
export const ai_agents = pgTable('ai_agents', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  image: text().notNull(),
  short_description: text().notNull(),
  ordering: smallint().notNull(),
  /** Comes with every plan and code that holds the companions; the others are for whom a representative chooses. */
  with_plan: boolean().notNull(),
});

/** Companions that a representative gave to one student. */
export const agent_assignments = pgTable(
  'agent_assignments',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agent_id: integer()
      .notNull()
      .references(() => ai_agents.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.agent_id] })],
);
