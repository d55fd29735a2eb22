import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/identity.tables.ts';
import type { Mark, SafetyKind } from './look.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** What the safeguards noticed, and what somebody did about it; never the words themselves. */
export const safety_events = pgTable(
  'safety_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Nobody's once the account is erased: the line stays for the yearly counts. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The turn of the chat, which may be cleared meanwhile. */
    turn: uuid(),
    kind: text().$type<SafetyKind>().notNull(),
    tier: smallint().$type<1 | 2>().notNull(),
    mark: text().$type<Mark>(),
    /** Counted alone, waiting for somebody to read it, or dealt with. */
    state: text().$type<'counted' | 'open' | 'closed'>().notNull(),
    at: moment().notNull(),
    closed_at: moment(),
    parent_told_at: moment(),
  },
  (table) => [
    index('safety_events_user').on(table.user_id, table.at),
    index('safety_events_at').on(table.at),
    check('safety_events_tier', sql`${table.tier} in (1, 2)`),
    check('safety_events_state', sql`${table.state} in ('counted', 'open', 'closed')`),
    check('safety_events_mark', sql`${table.mark} in ('home', 'identity', 'danger')`),
  ],
);
export type SafetyEvent = typeof safety_events.$inferSelect;
