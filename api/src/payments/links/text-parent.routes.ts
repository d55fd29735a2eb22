import { textParent } from '@careerscoop/contract/payments';
import type { FastifyInstance } from 'fastify';
import { isOwnContact, smsNumber } from '../../consent/contacts.ts';
import { hashToken } from '../../identity/secrets.ts';
import { refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { visitorOf } from '../../platform/sign-in-guard.ts';
import { STOPPED, isSmsStopped } from '../../platform/sms-stops.sql.ts';
import { sendSmsJob } from '../../platform/sms.ts';
import { requireWanted, storePayLink } from './make-pay-link.ts';
import { payText } from './pay-text.ts';

const ENOUGH = 'This number had enough texts for today. Share the link yourself, or try again tomorrow.';

/** A student of any age has a link to pay texted to a parent. */
export function textParentRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits, sms } = services;
  const { db } = database;

  handle(app, textParent, async ({ body, request }) => {
    const plan_id = body.pricing_plan;
    const user_id = visitorOf(request).id;
    if (!sms.available) throw refuse('phone', 'We do not send texts here. Share the link from your own phone instead.');
    const contact = smsNumber(body.phone);
    if (!contact) throw refuse('phone', 'Please enter a phone number with its area code.');
    const { student, quote } = await requireWanted(services, user_id, plan_id);
    if (isOwnContact(student, 'sms', contact)) throw refuse('phone', 'This is your own number. Please enter the one of your parent.');
    await limits.use(
      'pay_account',
      String(user_id),
      'You have sent enough texts for today. Share the link yourself, or try again tomorrow.',
    );
    await limits.use('pay_contact', hashToken(contact), ENOUGH);
    if (await isSmsStopped(db, config, contact)) throw refuse('phone', `${STOPPED} Share the link from your own phone instead.`);
    await db.transaction(async (tx) => {
      const url = await storePayLink(tx, services, { user_id, plan_id, channel: 'sms', contact });
      await jobs.enqueue(tx, sendSmsJob, { to: contact, text: payText(student.first_name, quote.title, url) });
    });
    return { detail: 'Your text is on its way. The link in it works for 7 days.' };
  });
}
