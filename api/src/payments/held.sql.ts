import { asc, eq, getTableColumns } from 'drizzle-orm';
import { isMinor } from '../identity/age.ts';
import { findPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import type { Held } from '../platform/held.ts';
import { ledger_entries, orders, payment_findings } from './payments.tables.ts';

const { id: orderId, user_id, checkout_id, payment_intent, ...order } = getTableColumns(orders);
const { cents, ...move } = { at: ledger_entries.at, kind: ledger_entries.kind, cents: ledger_entries.cents };

/** Amounts are between us and whoever paid: a minor's own copy holds none, their parent's does. */
async function hidesAmounts(db: Db, { id, reader }: { id: number; reader: 'user' | 'guardian' }): Promise<boolean> {
  const person = await findPerson(db, id, ['adult_on']);
  return reader === 'user' && person !== undefined && isMinor(person, new Date());
}

/** What was bought for a person, and how the money moved. */
export const PURCHASES: Held[] = [
  {
    part: 'account',
    title: 'Plans that were bought',
    about: 'Each purchase with what was agreed at that moment. Cards and names of payers are with the payment provider alone.',
    tables: [orders],
    rows: async (db, person) => {
      const rows = await db.select(order).from(orders).where(eq(user_id, person.id)).orderBy(asc(orderId));
      if (!(await hidesAmounts(db, person))) return rows;
      return rows.map(({ price_cents: _price, credit_cents: _credit, amount_cents: _amount, ...row }) => row);
    },
  },
  {
    part: 'account',
    title: 'Payments and refunds',
    about: 'Every movement of money for those plans, and whether something about one had to be looked at by a person.',
    tables: [ledger_entries, payment_findings],
    rows: async (db, person) => {
      const shown = (await hidesAmounts(db, person)) ? move : { ...move, cents };
      const moved = await db
        .select({ order: orders.number, ...shown })
        .from(ledger_entries)
        .innerJoin(orders, eq(orders.id, ledger_entries.order_id))
        .where(eq(user_id, person.id))
        .orderBy(asc(ledger_entries.id));
      const found = await db
        .select({ order: orders.number, at: payment_findings.found_at, looked_at: payment_findings.handled_at })
        .from(payment_findings)
        .innerJoin(orders, eq(orders.id, payment_findings.order_id))
        .where(eq(user_id, person.id))
        .orderBy(asc(payment_findings.id));
      return [...moved, ...found];
    },
  },
];
