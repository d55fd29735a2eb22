import { eq } from 'drizzle-orm';
import { orders, payment_findings } from '../src/payments/payments.tables.ts';
import { listEntries } from '../src/payments/ledger.sql.ts';
import type { Order } from '../src/payments/orders.sql.ts';
import { plan_terms } from '../src/plans/plans.tables.ts';
import { deliver, pay, stripeOf } from './payments.ts';
import { type SignedIn, newStudent } from './people.ts';
import type { Answered, TestServer } from './test-server.ts';

/** Somebody who may pay for themselves. */
export const newAdult = (server: TestServer) => newStudent(server, { age: 20 });

export const askLink = (server: TestServer, who: SignedIn, pricing_plan: unknown): Promise<Answered> =>
  server.ask('POST', '/payment_link/', { as: who.access, body: { pricing_plan } });

/** Begins a purchase. @returns the checkout's address and the order */
export async function begin(server: TestServer, who: SignedIn, plan = 3): Promise<{ url: string; order: Order }> {
  const { status, body, text } = await askLink(server, who, plan);
  if (status !== 200) throw new Error(`payment_link/ answered ${status}: ${text}`);
  const [order] = (await ordersOf(server, who)).slice(-1);
  if (!order) throw new Error('no order was kept');
  return { url: body.payment_link, order };
}

/** In the order in which they were begun. */
export async function ordersOf({ services }: TestServer, { id }: { id: number }): Promise<Order[]> {
  return services.database.db.select().from(orders).where(eq(orders.user_id, id)).orderBy(orders.id);
}

export async function orderNow({ services }: TestServer, { id }: { id: number }): Promise<Order> {
  const [row] = await services.database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('no such order');
  return row;
}

/** Every term, the oldest first, as `plan source: why it ended`. */
export async function termsOf({ services }: TestServer, { id }: { id: number }): Promise<string[]> {
  const rows = await services.database.db.select().from(plan_terms).where(eq(plan_terms.user_id, id)).orderBy(plan_terms.id);
  return rows.map(({ plan_id, source, end_reason }) => `${plan_id} ${source}: ${end_reason ?? 'runs'}`);
}

/** The ledger of an order as `kind cents`. */
export async function ledgerOf({ services }: TestServer, { id }: { id: number }): Promise<string[]> {
  return (await listEntries(services.database.db, id)).map(({ kind, cents }) => `${kind} ${cents}`);
}

/** What waits for a person, as `kind: its order`. */
export async function findingsOf({ services }: TestServer, { id }: { id: number }): Promise<string[]> {
  const rows = await services.database.db.select().from(payment_findings).where(eq(payment_findings.order_id, id));
  return rows.map(({ kind }) => kind).sort();
}

/** The ledger and the provider's own account, whole, in cents: they must be the same. */
export async function bothAccounts(server: TestServer): Promise<{ ledger: number; provider: number }> {
  const { rows } = (await server.services.database.db.execute(
    'select coalesce(sum(cents), 0)::int as cents from ledger_entries',
  )) as unknown as {
    rows: { cents: number }[];
  };
  const stripe = await stripeOf(server);
  const moved = await stripe.balanceTransactions.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  // What is kept of a charge itself is no movement of an order's money.
  const provider = moved.reduce((sum, { amount, fee, type }) => sum + amount - (type === 'adjustment' ? fee : 0), 0);
  return { ledger: rows[0]?.cents ?? 0, provider };
}

const OURS = "('settle-order', 'refund-order', 'tell-findings', 'send-mail', 'send-sms')";

/** Waits until all that was enqueued about payments is done; what is to be tried again later is not waited for. */
export async function jobsDone({ services }: TestServer): Promise<void> {
  const text = `select count(*)::int as waiting from jobs.job where name in ${OURS} and state in ('created', 'active') and start_after <= now()`;
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = (await services.database.runSql(text)) as { rows: { waiting: number }[] };
    if (rows[0]?.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('jobs about payments do not come to an end');
}

/** An adult who has paid for a plan, with the order and the provider's charge. */
export async function boughtPlan(server: TestServer, plan = 3): Promise<{ student: SignedIn; order: Order; charge: string }> {
  const student = await newAdult(server);
  const { url, order } = await begin(server, student, plan);
  await pay(server, url);
  await jobsDone(server);
  const stripe = await stripeOf(server);
  const checkout = await stripe.checkout.sessions.retrieve(order.checkout_id!, { expand: ['payment_intent'] });
  return { student, order, charge: String((checkout.payment_intent as { latest_charge: string }).latest_charge) };
}

/** All that the provider has to tell is told, and what follows from it is done. */
export async function allTold(server: TestServer): Promise<void> {
  await deliver(server);
  await jobsDone(server);
}
