import { openPayLink, payCheckout } from '@careerscoop/contract/payments';
import type { FastifyInstance } from 'fastify';
import { isOwnContact } from '../../consent/contacts.ts';
import { refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { findVisitor } from '../../platform/sign-in-guard.ts';
import { runningTerm } from '../../plans/terms.ts';
import { beginOrder } from '../begin-order.ts';
import { quoteFor } from '../quote.ts';
import { findLink, isUnderWay, requireUsable, settledOrder } from './find-link.ts';
import { noteOpened, noteOrder } from './pay-links.sql.ts';
import { forPayer, notNeeded } from './payer-refusals.ts';

/** The page that a link to pay opens, for whoever has the link: what it is for, and on to the checkout. */
export function payRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, now } = services;
  const { db } = database;

  handle(app, openPayLink, async ({ body, request }) => {
    await limits.use('pay_address', request.ip);
    const visitor = await findVisitor(services, request);
    const found = await findLink(services, body.token);
    const { link, plan, student, first_name } = found;
    const order = await settledOrder(services, found);
    requireUsable(found, order, now());
    await noteOpened(db, link.token_hash, now());
    const { id, title, duration, description } = plan;
    const shown = {
      first_name,
      plan: { id, title, duration, description },
      texted_to: link.contact?.slice(-2) ?? null,
      asked_at: link.created_at.toISOString(),
      expires_at: link.expires_at.toISOString(),
      handed_over: visitor?.id === student.id,
    };
    try {
      const { price, credit, amount, ends_at } = await quoteFor(db, services, student.id, id);
      return { ...shown, price, credit, amount, ends_at, state: order && isUnderWay(order) ? ('paying' as const) : ('open' as const) };
    } catch (error) {
      if (!notNeeded(error)) throw forPayer(error, first_name);
      const runs = await runningTerm(db, student.id, now());
      const price = Math.round(plan.price * 100);
      return { ...shown, price, credit: 0, amount: price, ends_at: runs?.ends_at?.toISOString() ?? null, state: 'not_needed' as const };
    }
  });

  handle(app, payCheckout, async ({ body, request }) => {
    await limits.use('pay_address', request.ip);
    const found = await findLink(services, body.token);
    const { link, student, first_name } = found;
    requireUsable(found, await settledOrder(services, found), now());
    if (isOwnContact(student, 'email', body.payer_email)) {
      throw refuse('payer_email', 'This is the email of the one you pay for. Please enter yours: the receipt goes there.');
    }
    await limits.use('pay_checkout', String(student.id));
    const wish = {
      user_id: student.id,
      plan_id: link.plan_id,
      payer: 'adult',
      payer_email: body.payer_email,
      adult_said_at: now(),
    } as const;
    const { order, url } = await beginOrder(services, wish).catch((error: unknown) => {
      throw forPayer(error, first_name);
    });
    await noteOrder(db, link.token_hash, order.id);
    return { payment_link: url };
  });
}
