import { getOrder, getPlan, getQuote, requestPaymentLink } from '@careerscoop/contract/payments';
import type { FastifyInstance } from 'fastify';
import { isMinor } from '../identity/age.ts';
import { findPerson } from '../identity/people.sql.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { findTermOfOrder } from '../plans/terms.sql.ts';
import { requirePayments } from './at-stripe.ts';
import { beginOrder } from './begin-order.ts';
import { type Order, findOrderNumbered } from './orders.sql.ts';
import { findOwnPlan } from './own-plan.ts';
import { quoteFor } from './quote.ts';
import { settleOrder } from './settle-order.ts';

/** Gives a minor the address of a page for an adult to pay at; the plan is one that can be bought. */
export type MinorsWay = (services: Services, student: { id: number; plan_id: number }) => Promise<string>;

/** A student's plan, what another would cost, and buying it. */
export function orderRoutes(app: FastifyInstance, services: Services, minorsWay: MinorsWay): void {
  const { database, limits, now } = services;
  const { db } = database;

  handle(app, getPlan, ({ request }) => findOwnPlan(db, services, visitorOf(request).id));

  handle(app, getQuote, async ({ params, request }) => {
    const { months: _months, ...quote } = await quoteFor(db, services, visitorOf(request).id, params.plan_id);
    return quote;
  });

  handle(app, requestPaymentLink, async ({ body, request }) => {
    const { id } = visitorOf(request);
    const asked_at = now();
    requirePayments(services);
    const person = await findPerson(db, id, ['email', 'adult_on']);
    if (!person) throw new AppError('session_expired');
    await quoteFor(db, services, id, body.pricing_plan);
    if (isMinor(person, now())) return { payment_link: await minorsWay(services, { id, plan_id: body.pricing_plan }) };
    await limits.use('order_account', String(id));
    const { url } = await beginOrder(services, {
      user_id: id,
      plan_id: body.pricing_plan,
      payer: 'self',
      payer_email: person.email,
      asked_at,
    });
    return { payment_link: url };
  });

  handle(app, getOrder, async ({ params, request }) => {
    const found = await findOrderNumbered(db, params.number);
    if (found?.user_id !== visitorOf(request).id) throw new AppError('not_found');
    const { id, number, state, title, plan_id } = await settledNow(services, found);
    const term = state === 'paid' ? await findTermOfOrder(db, id) : undefined;
    return { number, state, title, plan_id, ends_at: term && !term.ended_at ? (term.ends_at?.toISOString() ?? null) : null };
  });
}

/** As the provider has it now; while that is away, as it was known last: a page that waits for it asks again. */
async function settledNow(services: Services, order: Order): Promise<Order> {
  if (order.state !== 'new' && order.state !== 'open') return order;
  return settleOrder(services, order.id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'payments_away') return order;
    throw error;
  });
}
