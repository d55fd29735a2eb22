import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OrderState } from '@careerscoop/contract/payments';
import { plans, users } from '../identity/identity.tables.ts';

/** A plan bought once, with all that was agreed at that moment. Names and contacts stand nowhere in it; it outlives the account. */
export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** CS-2027-000123 */
    number: text().notNull().unique(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    plan_id: integer()
      .notNull()
      .references(() => plans.id),
    title: text().notNull(),
    months: smallint().notNull(),
    price_cents: integer().notNull(),
    credit_cents: integer().notNull(),
    amount_cents: integer().notNull(),
    currency: text().notNull().default('usd'),
    state: text().$type<OrderState>().notNull().default('new'),
    payer: text().$type<'self' | 'adult'>().notNull(),
    /** When somebody else than the student said that they are an adult who may pay. */
    adult_said_at: timestamp({ withTimezone: true, mode: 'date' }),
    checkout_id: text().unique(),
    /** The end of the checkout, sent the same way whenever its making is repeated. */
    checkout_ends_at: timestamp({ withTimezone: true, mode: 'date' }),
    payment_intent: text().unique(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    paid_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    // A student buys one thing at a time.
    uniqueIndex('orders_one_open')
      .on(table.user_id)
      .where(sql`state in ('new', 'open')`),
    index('orders_user').on(table.user_id, table.created_at),
    index('orders_state').on(table.state, table.created_at),
    check('orders_state', sql`${table.state} in ('new', 'open', 'paid', 'expired', 'failed', 'refunded', 'disputed', 'review')`),
    check('orders_payer', sql`${table.payer} in ('self', 'adult')`),
    check('orders_amount', sql`${table.amount_cents} = ${table.price_cents} - ${table.credit_cents} and ${table.amount_cents} >= 50`),
  ],
);

/** An address at which an adult pays for a student's plan: only its hash. It works until it is paid or a week has passed. */
export const pay_links = pgTable(
  'pay_links',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan_id: integer()
      .notNull()
      .references(() => plans.id),
    channel: text().$type<'page' | 'sms'>().notNull(),
    /** Of a texted one: the number's digits. */
    contact: text(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    expires_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    opened_at: timestamp({ withTimezone: true, mode: 'date' }),
    /** The newest order that it led to. */
    order_id: integer().references(() => orders.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('pay_links_user').on(table.user_id),
    index('pay_links_order').on(table.order_id),
    index('pay_links_expires').on(table.expires_at),
    check('pay_links_channel', sql`(${table.channel} = 'sms') = (${table.contact} is not null)`),
  ],
);

export type LedgerKind = 'charge' | 'refund' | 'dispute' | 'dispute_won' | 'fee';

/** Every movement of money as the provider has it: charges positive, refunds negative. A trigger keeps it from being changed. */
export const ledger_entries = pgTable(
  'ledger_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    cents: integer().notNull(),
    currency: text().notNull(),
    /** The provider's id of the charge, refund or dispute. */
    external_id: text().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_once').on(table.external_id, table.kind),
    index('ledger_entries_order').on(table.order_id),
    check('ledger_entries_kind', sql`${table.kind} in ('charge', 'refund', 'dispute', 'dispute_won', 'fee')`),
  ],
);

/** What the provider told by webhook, so that each is taken once; a hint only, what it says is asked again. */
export const payment_events = pgTable(
  'payment_events',
  {
    /** The provider's own. */
    id: text().primaryKey(),
    type: text().notNull(),
    object_id: text().notNull(),
    received_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    done_at: timestamp({ withTimezone: true, mode: 'date' }),
    outcome: text(),
  },
  (table) => [index('payment_events_received').on(table.received_at)],
);

/** What could not be settled or mended by itself: a person looks. */
export const payment_findings = pgTable(
  'payment_findings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its kind as a key; the words are made when it is read. */
    kind: text().notNull(),
    order_id: integer().references(() => orders.id),
    /** The provider's id that it is about. */
    external_id: text().notNull(),
    expected_cents: integer(),
    found_cents: integer(),
    found_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    handled_at: timestamp({ withTimezone: true, mode: 'date' }),
    handled_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whether the desk was told by mail. */
    told: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('payment_findings_once').on(table.kind, table.external_id),
    index('payment_findings_open')
      .on(table.found_at)
      .where(sql`handled_at is null`),
    index('payment_findings_order').on(table.order_id),
    index('payment_findings_handler').on(table.handled_by),
  ],
);
