import type { Services } from '../platform/services.ts';
import { atStripe, isRefused } from './at-stripe.ts';
import { noteOutcome } from './events.sql.ts';
import { noteFinding } from './note-finding.ts';
import { type Order, findOrder, findOrderPaidBy, listOpenOrders } from './orders.sql.ts';
import type { Hint } from './payment-jobs.ts';
import { settleOrder } from './settle-order.ts';

/** Settles the order that something is said to have happened to. */
export async function settleHinted(services: Services, hint: Hint): Promise<void> {
  const { database, now, payments } = services;
  if (!payments) return;
  const order = await findHinted(services, hint);
  const settled = order && (await settleOrder(services, order.id));
  if (!order) await noteUnknown(services, hint);
  if (hint.event_id) await noteOutcome(database.db, hint.event_id, settled?.state ?? 'unknown_order', now());
}

/** The order itself, that of the payment, or that of the checkout which the payment was made in. */
async function findHinted({ database: { db }, ...services }: Services, { order_id, payment_intent }: Hint): Promise<Order | undefined> {
  if (order_id !== undefined) return findOrder(db, order_id);
  if (payment_intent === undefined) return undefined;
  const known = await findOrderPaidBy(db, payment_intent);
  if (known) return known;
  const [checkout] = await atStripe(services, async (client) => (await client.checkout.sessions.list({ payment_intent })).data);
  const id = Number(checkout?.client_reference_id);
  const order = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await findOrder(db, id) : undefined;
  return order?.checkout_id === checkout?.id ? order : undefined;
}

/** Money that belongs to no order of ours is for a person to look at; a checkout that nobody paid is not. */
async function noteUnknown(services: Services, { payment_intent }: Hint): Promise<void> {
  if (!payment_intent) return;
  await services.database.db.transaction((tx) => noteFinding(tx, services, { kind: 'unknown_order', external_id: payment_intent }));
}

const MOST = 500;
/** The request that began an order is making its checkout just now. */
const BEING_MADE_MS = 60_000;

/** Settles what is neither paid nor over: a process may have died, or an event was lost. One that fails holds up no other. */
export async function settleOpen(services: Services): Promise<void> {
  if (!services.payments) return;
  const begun = services.now().getTime() - BEING_MADE_MS;
  let failed = 0;
  for (const { id, state, created_at } of await listOpenOrders(services.database.db, MOST)) {
    if (state === 'new' && created_at.getTime() > begun) continue;
    await settleOrder(services, id).catch((error: unknown) => {
      // What is refused for good has been noted by then.
      if (!isRefused(error)) failed += 1;
    });
  }
  if (failed > 0) throw new Error(`${failed} orders could not be settled`);
}
