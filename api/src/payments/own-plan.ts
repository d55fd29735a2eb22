import type { OwnPlan, Receipt } from '@careerscoop/contract/payments';
import { isMinor } from '../identity/age.ts';
import { findPerson } from '../identity/people.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { findEntitlements } from '../plans/find-entitlements.ts';
import { type RunningTerm, runningTerm } from '../plans/terms.ts';
import { sumRefunds } from './ledger.sql.ts';
import { type Order, listPaidOrders } from './orders.sql.ts';

/** What is open to a student, the term that names their plan, and what was paid. Minors see no amounts, their parents do. */
export async function findOwnPlan(db: Db, services: Services, userId: number, reader: 'user' | 'guardian' = 'user'): Promise<OwnPlan> {
  const { now, payments, sms } = services;
  const person = await findPerson(db, userId, ['adult_on']);
  if (!person) throw new AppError('session_expired');
  const adult_needed = isMinor(person, now());
  const orders = await listPaidOrders(db, userId);
  const refunds = await sumRefunds(
    db,
    orders.map(({ id }) => id),
  );
  const term = await runningTerm(db, userId, now());
  return {
    entitlements: await findEntitlements(db, services, userId),
    term: term ? presentTerm(term, orders) : null,
    receipts: orders.map((order) => presentReceipt(order, refunds.get(order.id) ?? 0, adult_needed && reader === 'user')),
    adult_needed,
    sms: sms.available,
    payments: payments !== undefined,
  };
}

function presentTerm({ plan_id, title, source, starts_at, ends_at, order_id }: RunningTerm, orders: Order[]): OwnPlan['term'] {
  const order = orders.find(({ id }) => id === order_id)?.number ?? null;
  return { plan_id, title, source, starts_at: starts_at.toISOString(), ends_at: ends_at?.toISOString() ?? null, order };
}

/** `bare` is without the amounts, which are between us and the adult who paid. A bank may refuse what was given back, weeks later. */
function presentReceipt({ number, title, state, paid_at, amount_cents }: Order, refunded: number, bare: boolean): Receipt {
  const amounts = bare ? { amount: null, refunded: null } : { amount: amount_cents, refunded };
  const bank_refused = state === 'refunded' && refunded < amount_cents;
  return { number, title, state, paid_at: paid_at?.toISOString() ?? '', ...amounts, bank_refused };
}
