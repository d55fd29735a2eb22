import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './identity.tables.ts';

/** Who acted: the person, a parent, a representative, or the product by itself. */
export type AuditActor = 'user' | 'guardian' | 'staff' | 'system';

/**
 * Sign-ins, changes and exports. `detail` names fields and counts, never their contents, but for `before` and `after`
 * of what the desk changes; an erased person's lines go with the person.
 */
export const audit_log = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    action: text().notNull(),
    actor: text().$type<AuditActor>().notNull(),
    /** The account of the actor, where it has one. */
    actor_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The account that it was done to. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Of a change made at the desk: what it changed, as it was and as it is. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_user').on(table.user_id, table.at),
    // An account that is erased looks for the lines that name it as the actor.
    index('audit_log_actor').on(table.actor_id),
    index('audit_log_at').on(table.at),
  ],
);
