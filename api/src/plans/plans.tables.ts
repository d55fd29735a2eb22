import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { affiliate_codes, plans, users } from '../identity/identity.tables.ts';

/** How somebody came to a plan. */
export type TermSource = 'payment' | 'code' | 'staff' | 'free';
/** Why a term is over: its time came, another took its place, it was given back, disputed, or taken back by a person. */
export type EndReason = 'expired' | 'replaced' | 'refunded' | 'disputed' | 'staff';

/** A plan that somebody has from one moment to another. It runs while `ended_at` is null and `ends_at` lies ahead or is null. */
export const plan_terms = pgTable(
  'plan_terms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan_id: integer()
      .notNull()
      .references(() => plans.id),
    source: text().$type<TermSource>().notNull(),
    /** The order that paid for it, in the subject above; one term an order. */
    order_id: integer().unique(),
    code: text().references(() => affiliate_codes.code),
    starts_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Null: it does not end. */
    ends_at: timestamp({ withTimezone: true, mode: 'date' }),
    ended_at: timestamp({ withTimezone: true, mode: 'date' }),
    end_reason: text().$type<EndReason>(),
    /** When the mail went out that says that it ends soon. */
    told_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('plan_terms_user').on(table.user_id),
    index('plan_terms_code').on(table.code),
    index('plan_terms_ends')
      .on(table.ends_at)
      .where(sql`ended_at is null`),
    check('plan_terms_source', sql`${table.source} in ('payment', 'code', 'staff', 'free')`),
    check('plan_terms_end_reason', sql`${table.end_reason} in ('expired', 'replaced', 'refunded', 'disputed', 'staff')`),
    check('plan_terms_ended', sql`(${table.ended_at} is null) = (${table.end_reason} is null)`),
  ],
);
