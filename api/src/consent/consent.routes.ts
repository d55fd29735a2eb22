import { PRODUCT } from '@careerscoop/contract/constants';
import { askParent, getConsent, type StudentConsent } from '@careerscoop/contract/consent';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../identity/secrets.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import type { Db } from '../platform/database.ts';
import { AppError, refuse } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { STOPPED, isSmsStopped } from '../platform/sms-stops.sql.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';
import { isMinor } from '../identity/age.ts';
import { lockPerson } from '../identity/people.sql.ts';
import { mayAsk, stateOf } from './consent.policy.ts';
import { findConsentStudent, findGuardian, listConsents, nameGuardian } from './consent.sql.ts';
import { isOwnContact, smsNumber } from './contacts.ts';
import { contactForChild } from './guardianships.sql.ts';
import { wasPutOutAt } from './put-out.ts';
import { sendGuardianLink } from './send-link.ts';

const PUT_OUT = `We took this adult out of your family. Name somebody else, or write to ${PRODUCT.mailbox}.`;

/** A student's side of consent: where it stands, and asking a parent. */
export function consentRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits, now, sms } = services;
  const { db } = database;

  const view = async (tx: Db, userId: number): Promise<StudentConsent> => {
    const student = await findConsentStudent(tx, userId);
    if (!student) throw new AppError('session_expired');
    const [guardian, decisions] = [await findGuardian(tx, userId), await listConsents(tx, userId)];
    const minor = isMinor(student, now());
    return {
      needed: minor,
      adult_on: student.adult_on,
      can_ask: mayAsk(minor, guardian),
      sms: sms.available,
      asked: guardian
        ? {
            channel: guardian.channel,
            // Whole: they typed it, and a slip in it is why nobody answers.
            contact: await contactForChild(tx, userId, guardian),
            asked_at: guardian.asked_at.toISOString(),
            answered_at: guardian.answered_at?.toISOString() ?? null,
          }
        : null,
      purposes: CONSENT_TEXTS.purposes.map(({ purpose, title, about }) => ({
        purpose,
        title,
        about,
        state: stateOf(
          decisions.find((decision) => decision.purpose === purpose),
          guardian !== undefined,
        ),
      })),
    };
  };

  handle(app, getConsent, ({ request }) => view(db, visitorOf(request).id));

  handle(app, askParent, async ({ body, request }) => {
    const userId = visitorOf(request).id;
    const student = await findConsentStudent(db, userId);
    if (!student) throw new AppError('session_expired');
    if (!isMinor(student, now())) throw new AppError('of_age', { detail: 'You are 18 or older: you decide alone.' });
    const contact = body.channel === 'email' ? body.contact : smsNumber(body.contact);
    if (body.channel === 'sms' && !sms.available) throw refuse('channel', 'Text messages are not offered here. Please use email.');
    if (!contact) throw refuse('contact', 'Please enter a phone number with its area code.');
    if (isOwnContact(student, body.channel, contact)) {
      throw refuse('contact', 'This is your own. Please enter the one of your parent.');
    }
    if (!mayAsk(true, await findGuardian(db, userId))) throw new AppError('consent_answered');
    await limits.use('consent_account', String(userId));
    await limits.use('consent_contact', hashToken(contact));
    if (body.channel === 'sms' && (await isSmsStopped(db, config, contact))) {
      throw refuse('contact', `${STOPPED} You can ask by email instead.`);
    }
    return db.transaction(async (tx) => {
      // A parent who answers at this moment comes first, or after: never for the one who is named here.
      await lockPerson(tx, userId);
      if (await wasPutOutAt(tx, userId, { channel: body.channel, contact })) throw refuse('contact', PUT_OUT);
      const asked = { user_id: userId, channel: body.channel, contact, asked_at: now() };
      const id = await nameGuardian(tx, asked);
      if (id === undefined) throw new AppError('consent_answered');
      await sendGuardianLink(tx, { ...services, jobs }, 'ask', { ...asked, id }, student.first_name);
      await noteAudit(tx, {
        at: now(),
        action: 'consent.asked',
        actor: 'user',
        actor_id: userId,
        user_id: userId,
        detail: { channel: body.channel },
      });
      return view(tx, userId);
    });
  });
}
