import { type SQL, and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { DeskOrder } from '@careerscoop/contract/desk-orders';
import type { OrderState } from '@careerscoop/contract/payments';
import { users } from '../../identity/identity.tables.ts';
import { ledger_entries, orders, payment_findings } from '../../payments/payments.tables.ts';
import type { Db } from '../../platform/database.ts';
import { COUNT_TO } from '../counted.ts';
import { containing, countRows, pageOf } from '../list-page.ts';
import type { Scope } from '../scope.ts';

type Sort = 'created_at' | 'paid_at' | 'amount' | 'number';
interface Asked {
  q?: string | undefined;
  state?: OrderState | undefined;
  by: Sort;
  down: boolean;
  page: number;
}

const SORTS = { created_at: orders.created_at, paid_at: orders.paid_at, amount: orders.amount_cents, number: orders.number };

const refunded = sql<number>`(select coalesce(-sum(${ledger_entries.cents}), 0)::int from ${ledger_entries}
  where ${ledger_entries.order_id} = ${orders.id} and ${ledger_entries.kind} = 'refund')`;

/** A scope of orders reaches all of them: no level has some of its own. */
const within = (scope: Scope): SQL => (scope.reach === 'all' ? sql`true` : sql`false`);

/** A page of orders as the desk lists them, and how many there are, as far as they are counted. */
export async function listOrdersAt(db: Db, scope: Scope, { q, state, by, down, page }: Asked) {
  const found = and(within(scope), q ? sought(q) : undefined, state ? eq(orders.state, state) : undefined);
  const counted = db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(found)
    .limit(COUNT_TO)
    .as('counted');
  const { limit, offset } = pageOf(page);
  const [order, thenBy] = down ? [sql`${SORTS[by]} desc nulls last`, desc(orders.id)] : [sql`${SORTS[by]} asc nulls last`, asc(orders.id)];
  const rows = await db
    .select({ order: orders, first_name: users.first_name, refunded })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(found)
    .orderBy(order, thenBy)
    .limit(limit)
    .offset(offset);
  return { total: await countRows(db, counted), rows };
}

export type OrderAtDesk = Awaited<ReturnType<typeof listOrdersAt>>['rows'][number];

/** By part of a number, by a first name, or by a whole email. */
function sought(q: string): SQL | undefined {
  return or(ilike(orders.number, containing(q)), ilike(users.first_name, containing(q)), eq(users.email, q.toLowerCase()));
}

export async function findOrderAt(db: Db, scope: Scope, number: string): Promise<OrderAtDesk | undefined> {
  const [row] = await db
    .select({ order: orders, first_name: users.first_name, refunded })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(and(within(scope), eq(orders.number, number)));
  return row;
}

/** What was found about an order, the oldest first. */
export async function listFindingsOf(db: Db, scope: Scope, orderId: number) {
  const { id, kind, found_at, handled_at, order_id } = payment_findings;
  return db
    .select({ id, kind, found_at, handled_at })
    .from(payment_findings)
    .where(and(within(scope), eq(order_id, orderId)))
    .orderBy(asc(id));
}

/** A row as it goes over the wire. */
export function orderRowOf({ order, first_name, refunded: given }: OrderAtDesk): DeskOrder {
  const { number, state, title, payer, user_id, amount_cents, created_at, paid_at } = order;
  return {
    number,
    state,
    title,
    payer,
    amount: amount_cents,
    refunded: given,
    student: user_id === null || first_name === null ? null : { id: user_id, first_name },
    created_at: created_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
  };
}
