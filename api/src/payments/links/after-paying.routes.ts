import { disagree, getPayStatus, payConsent, type PayStatus, stopTexts } from '@careerscoop/contract/payments';
import type { FastifyInstance } from 'fastify';
import { nameGuardian } from '../../consent/consent.sql.ts';
import { putOutRefusal, wasPutOutAt } from '../../consent/put-out.ts';
import { sendGuardianLink } from '../../consent/send-link.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { lockPerson } from '../../identity/people.sql.ts';
import { hashToken } from '../../identity/secrets.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { findVisitor } from '../../platform/sign-in-guard.ts';
import { addSmsStop } from '../../platform/sms-stops.sql.ts';
import { findTermOfOrder } from '../../plans/terms.sql.ts';
import { orderOfDisagreeToken } from '../disagree-token.ts';
import { noteFinding } from '../note-finding.ts';
import { findOrder, type Order } from '../orders.sql.ts';
import { quoteFor } from '../quote.ts';
import { findLink, type FoundLink, requireUsable, settledOrder } from './find-link.ts';
import { consentNumber } from './offer-consent.ts';
import { endPayLink } from './pay-links.sql.ts';
import { forPayer, notNeeded } from './payer-refusals.ts';

/** What an order means to whoever holds the link; one that nobody can pay any more leaves it open. */
const STATES: Record<Order['state'], PayStatus['state']> = {
  new: 'paying',
  open: 'paying',
  paid: 'paid',
  expired: 'open',
  failed: 'open',
  refunded: 'refunded',
  disputed: 'review',
  review: 'review',
};

/** What the holder of a link does beside paying: sees what came of it, is asked for consent, or wants none of it. */
export function afterPayingRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, limits, now } = services;
  const { db } = database;

  handle(app, getPayStatus, async ({ body, request }) => {
    await limits.use('pay_address', request.ip);
    const visitor = await findVisitor(services, request);
    const found = await findLink(services, body.token);
    const order = await settledOrder(services, found);
    const paid = order?.state === 'paid' ? order : undefined;
    const term = paid && (await findTermOfOrder(db, paid.id));
    return {
      state: await stateOf(found, order),
      title: order?.title ?? found.plan.title,
      first_name: found.first_name,
      ends_at: term?.ends_at?.toISOString() ?? null,
      number: paid?.number ?? null,
      paid_at: paid?.paid_at?.toISOString() ?? null,
      amount: paid?.amount_cents ?? null,
      consent: typeof (await consentNumber(services, found, order, visitor)) === 'string',
    };
  });

  const stateOf = async (found: FoundLink, order: Order | undefined): Promise<PayStatus['state']> => {
    const state = order ? STATES[order.state] : 'open';
    if (state !== 'open') return state;
    requireUsable(found, order, now());
    try {
      await quoteFor(db, services, found.student.id, found.link.plan_id);
      return 'open';
    } catch (error) {
      if (notNeeded(error)) return 'not_needed';
      throw forPayer(error, found.first_name);
    }
  };

  handle(app, payConsent, async ({ body, request }) => {
    await limits.use('pay_address', request.ip);
    const visitor = await findVisitor(services, request);
    const found = await findLink(services, body.token);
    const { student } = found;
    const contact = await consentNumber(services, found, await settledOrder(services, found), visitor);
    if (contact instanceof AppError) throw contact;
    await limits.use('consent_contact', hashToken(contact));
    await db.transaction(async (tx) => {
      await lockPerson(tx, student.id);
      // Whom the desk takes out of the family at this moment is not named after it.
      if (await wasPutOutAt(tx, student.id, { channel: 'sms', contact })) throw putOutRefusal();
      const at = now();
      const asked = { user_id: student.id, channel: 'sms', contact, asked_at: at } as const;
      const id = await nameGuardian(tx, asked);
      if (id === undefined) throw new AppError('consent_answered');
      await sendGuardianLink(tx, services, 'ask', { ...asked, id }, student.first_name);
      await noteAudit(tx, { at, action: 'consent.asked', actor: 'guardian', user_id: student.id, detail: { channel: 'sms' } });
    });
    return { detail: 'We have texted you a link. It opens what you can say yes or no to, and works for 7 days.' };
  });

  handle(app, stopTexts, async ({ body, request }) => {
    await limits.use('pay_address', request.ip);
    const { link, student } = await findLink(services, body.token);
    const { contact } = link;
    if (contact === null) throw new AppError('conflict', { detail: 'This link was not texted by us. Please tell whoever sent it to you.' });
    await db.transaction(async (tx) => {
      const at = now();
      await addSmsStop(tx, config, contact, at);
      // Who is no parent of this child shall not go on reading of it.
      await endPayLink(tx, link.token_hash, at);
      await noteAudit(tx, { at, action: 'texts.stopped', actor: 'guardian', user_id: student.id });
    });
    return { detail: 'We send no more texts to this number.' };
  });

  handle(app, disagree, async ({ body, request }) => {
    await limits.use('pay_address', request.ip);
    const orderId = orderOfDisagreeToken(config.sessionSecret, body.token);
    const order = orderId === undefined ? undefined : await findOrder(db, orderId);
    if (!order) throw new AppError('not_found', { detail: 'This link does not work. Please write to us with the number of your order.' });
    await db.transaction((tx) => noteFinding(tx, services, { kind: 'disagreed', external_id: order.number, order_id: order.id }));
    return { detail: 'A person looks into it, and writes to the address that the receipt went to.' };
  });
}
