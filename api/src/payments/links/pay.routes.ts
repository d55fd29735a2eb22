import { openPayLink, payCheckout } from '@careerscoop/contract/payments';
import type { FastifyInstance } from 'fastify';
import { isOwnContact } from '../../consent/contacts.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { findVisitor } from '../../platform/sign-in-guard.ts';
import { runningTerm } from '../../plans/terms.ts';
import { beginOrder } from '../begin-order.ts';
import { quoteFor } from '../quote.ts';
import { type FoundLink, findLink, isUnderWay, requireUsable, settledOrder } from './find-link.ts';
import { notNeeded } from './not-needed.ts';
import { noteOpened, noteOrder } from './pay-links.sql.ts';

/** The page that a link to pay opens, for whoever has the link: what it is for, and on to the checkout. */
export function payRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, now } = services;
  const { db } = database;

  /** The order of a link on opening; where the provider is away, as it was known last. */
  const knownOrder = (found: FoundLink) =>
    settledOrder(services, found).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'payments_away') return 'away' as const;
      throw error;
    });

  handle(app, openPayLink, async ({ body, request }) => {
    await limits.use('pay_address', request.ip);
    const visitor = await findVisitor(services, request);
    const found = await findLink(services, body.token);
    const { link, plan, student, first_name } = found;
    const order = await knownOrder(found);
    requireUsable(found, order === 'away' ? undefined : order, now());
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
      const paying = order === 'away' || (order !== undefined && isUnderWay(order));
      return { ...shown, price, credit, amount, ends_at, state: paying ? 'paying' : 'open' };
    } catch (error) {
      if (!notNeeded(error)) throw error;
      const runs = await runningTerm(db, student.id, now());
      const price = Math.round(plan.price * 100);
      return { ...shown, price, credit: 0, amount: price, ends_at: runs?.ends_at?.toISOString() ?? null, state: 'not_needed' };
    }
  });

  handle(app, payCheckout, async ({ body, request }) => {
    await limits.use('pay_address', request.ip);
    const found = await findLink(services, body.token);
    const { link, student, first_name } = found;
    requireUsable(found, await settledOrder(services, found), now());
    if (isOwnContact(student, 'email', body.payer_email)) {
      throw refuse('payer_email', `This is ${first_name === 'Your child' ? 'your child' : first_name}'s own. Please enter yours: the receipt goes there.`);
    }
    await limits.use('pay_checkout', String(student.id));
    const wish = { user_id: student.id, plan_id: link.plan_id, payer: 'adult', payer_email: body.payer_email, adult_said_at: now() } as const;
    const { order, url } = await beginOrder(services, wish).catch((error: unknown) => {
      throw wordsForPayer(error, first_name);
    });
    await noteOrder(db, link.token_hash, order.id);
    return { payment_link: url };
  });
}

/** The same refusal, said to the one who pays. */
function wordsForPayer(error: unknown, first_name: string): unknown {
  if (notNeeded(error)) {
    return new AppError(error.code, { detail: `${first_name} has a plan like this already. Nothing needs to be paid.` });
  }
  if (error instanceof AppError && error.code === 'already_paid') {
    return new AppError('already_paid', { detail: 'This is paid already, nothing more is charged. The plan starts in a moment.' });
  }
  return error;
}
