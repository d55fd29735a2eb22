import { lockPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { applyMoney } from './apply-money.ts';
import { isMissing } from './at-stripe.ts';
import { endCheckout, withCheckout } from './checkout.ts';
import { addEntries, listEntries } from './ledger.sql.ts';
import { noteFinding } from './note-finding.ts';
import { type Order, changeOrder, findOrder, lockOrder } from './orders.sql.ts';
import { type Facts, readFacts } from './read-facts.ts';
import { faultOf, stateOf } from './state-of.ts';

/**
 * The only road to a plan that is paid for: asks the provider how the order stands now and applies that under a lock. As
 * often as it is called, and whenever, it ends in the same state.
 * @throws AppError payments_away where the provider cannot be asked
 */
export async function settleOrder(services: Services, orderId: number): Promise<Order> {
  const { db } = services.database;
  const found = await findOrder(db, orderId);
  if (!found) throw new AppError('not_found');
  // The process that began it may have died before it kept the checkout.
  const order = found.state === 'new' ? await withCheckout(services, found) : found;
  const { checkout_id } = order;
  if (!checkout_id) return order;
  // Nobody is there any more who could have what is bought.
  if (order.user_id === null && order.state === 'open') await endCheckout(services, checkout_id);
  const facts = await readFacts(services, { ...order, checkout_id }).catch((error: unknown) => {
    if (order.state !== 'open' || !isMissing(error)) throw error;
  });
  return db.transaction((tx) => (facts ? applyFacts(tx, services, order, facts) : endUnknown(tx, services, order)));
}

/** After a change of keys nobody can pay there any more, and the student would stand before an open order for ever. */
async function endUnknown(tx: Db, services: Services, { id, number }: Order): Promise<Order> {
  const order = await lockOrder(tx, id);
  if (!order) throw new AppError('not_found');
  if (order.state !== 'open') return order;
  await noteFinding(tx, services, { kind: 'checkout_unknown', external_id: number, order_id: id });
  return (await changeOrder(tx, id, { state: 'failed' })) ?? order;
}

/** Locks the student, then the order: everything that changes both does it in this order. */
async function applyFacts(tx: Db, services: Services, { id, user_id }: Order, facts: Facts): Promise<Order> {
  const person = user_id === null ? undefined : await lockPerson(tx, user_id, ['id', 'email', 'first_name', 'adult_on', 'time_zone']);
  const order = await lockOrder(tx, id);
  if (!order) throw new AppError('not_found');
  const added = await addEntries(tx, id, facts.entries);
  const ledger = await listEntries(tx, id);
  const fault = faultOf(order, facts);
  const state = stateOf(order, ledger, facts, fault !== undefined);
  const first = facts.paid !== undefined && order.paid_at === null;
  const paid = first ? { paid_at: facts.paid?.at ?? null, payment_intent: facts.named ? facts.payment_intent : null } : {};
  const changed = first || state !== order.state ? await changeOrder(tx, id, { state, ...paid }) : order;
  if (!changed) throw new AppError('not_found');
  if (first || added.length > 0) await applyMoney(tx, services, { order: changed, person, facts, added, first, fault });
  return changed;
}
