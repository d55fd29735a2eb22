import { correctAge, decideConsent, freshParentLink, getParentView, lookAtLink, openConsent } from '@careerscoop/contract/consent';
import { PRODUCT } from '@careerscoop/contract/constants';
import type { FastifyInstance } from 'fastify';
import { changePerson, lockPerson } from '../identity/people.sql.ts';
import { hashToken } from '../identity/secrets.ts';
import { announce } from '../platform/announce.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { AppError, refuse } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';
import { listConsents, noteAnswer, recordDecision, useGuardianLink } from './consent.sql.ts';
import { adultOn, isMinor } from '../identity/age.ts';
import { smsNumber } from './contacts.ts';
import { openedBy, requireStillNamed, signGuardianToken } from './guardian-guard.ts';
import { ageCorrectedLetter, answeredLetter, receiptWords, tellGuardian } from './guardian-letters.ts';
import { ageByOtherWords, answeredWords, otherGuardiansOf, tellOtherGuardians } from './other-guardians.ts';
import { findOpenLink } from './open-link.ts';
import { parentViewOf } from './parent-view.ts';
import { sendMailJob } from '../platform/mail.ts';
import { freshLinksJob } from './fresh-links.ts';

const ASK_US = `Another parent answers for this child as well. Please write to ${PRODUCT.mailbox}, and we look at it together.`;

const ANSWERED_SINCE = 'Another answer was given while you read this page. It shows now how it stands: please look at it again.';

/** Opening a mailed link and asking for a fresh one: open to all, so neither tells whether a contact is known. */
export function consentLinkRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits, now } = services;
  const { db } = database;

  // What the mail said already; a link that opens nothing is answered as one that never was.
  handle(app, lookAtLink, async ({ body, request }) => {
    await limits.use('link_address', request.ip);
    const link = await findOpenLink(services, body.token).catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
    return { first_name: link?.opened.student.first_name ?? null };
  });

  handle(app, openConsent, async ({ body, request }) => {
    await limits.use('link_address', request.ip);
    const { token_hash, opened } = await findOpenLink(services, body.token);
    if (!(await useGuardianLink(db, token_hash, now()))) throw new AppError('link_used');
    return signGuardianToken(config.sessionSecret, opened.guardian, now());
  });

  handle(app, freshParentLink, async ({ body, request }) => {
    await limits.use('consent_address', request.ip);
    const contact = body.channel === 'email' ? body.contact : smsNumber(body.contact);
    if (contact) {
      await limits.use('fresh_contact', hashToken(contact));
      // The job looks for the contact, so that neither answer nor time tells whether it is known.
      await jobs.enqueue(db, freshLinksJob, { channel: body.channel, contact });
    }
    return { detail: 'If a student here named you as parent, a fresh link is on its way.' };
  });
}

/** A parent's page, for half an hour after the link was opened. */
export function guardianRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, now } = services;
  const { db } = database;

  handle(app, getParentView, ({ request }) => parentViewOf(db, openedBy(request)));

  handle(app, decideConsent, async ({ body, request }) => {
    const opened = openedBy(request);
    const { guardian, student, parent_id } = opened;
    if (body.text_version !== CONSENT_TEXTS.version) {
      throw new AppError('conflict', { detail: 'The text was changed while you read it. Please load the page again.' });
    }
    return db.transaction(async (tx) => {
      await lockPerson(tx, student.id);
      await requireStillNamed(tx, opened);
      const before = await listConsents(tx, student.id);
      const changes = CONSENT_TEXTS.purposes.flatMap(({ purpose }) => {
        const granted = body.decisions[purpose];
        const same = before.some((held) => held.purpose === purpose && held.granted === granted);
        return granted === undefined || same ? [] : [{ purpose, granted }];
      });
      for (const { purpose } of changes) {
        const seen = body.seen?.[purpose];
        const stands = before.find((held) => held.purpose === purpose)?.granted ?? null;
        if (seen !== undefined && seen !== stands) throw new AppError('conflict', { detail: ANSWERED_SINCE });
      }
      // One moment for the record and the log, by which the two lines are found to be one.
      const at = now();
      const common = {
        user_id: student.id,
        text_version: body.text_version,
        at,
        actor: 'guardian' as const,
        contact: guardian.contact,
      };
      for (const change of changes) await recordDecision(tx, { ...common, ...change });
      await noteAnswer(tx, guardian.id, at);
      const view = await parentViewOf(tx, { guardian, student, parent_id });
      if (changes.length === 0) return view;
      const detail = Object.fromEntries(changes.map(({ purpose, granted }) => [purpose, granted]));
      await noteAudit(tx, { at, action: 'consent.decided', actor: 'guardian', actor_id: parent_id, user_id: student.id, detail });
      await tellGuardian(jobs, tx, guardian, receiptWords(view, config));
      await tellOtherGuardians(tx, services, { student, guardian, parent_id }, answeredWords(view, config));
      await jobs.enqueue(tx, sendMailJob, answeredLetter(student, config.publicUrl));
      const purposes = changes.flatMap(({ purpose, granted }) => (granted ? [] : [purpose]));
      const by = { by: 'guardian', actor_id: parent_id } as const;
      if (purposes.length > 0) await announce(tx, services, 'consent_withdrawn', { student, ...by, purposes });
      return view;
    });
  });

  handle(app, correctAge, async ({ body, request }) => {
    const opened = openedBy(request);
    const { guardian, student, parent_id } = opened;
    return db.transaction(async (tx) => {
      await lockPerson(tx, student.id);
      await requireStillNamed(tx, opened);
      const adult_on = adultOn(body.age, now());
      // Of several parents none ends alone what all of them decide.
      const ends = !isMinor({ adult_on }, now());
      if (ends && (await otherGuardiansOf(tx, opened)).length > 0) throw refuse('age', ASK_US);
      // Else in either direction: a parent knows it.
      await changePerson(tx, student.id, { age: body.age, adult_on });
      await noteAudit(tx, { at: now(), action: 'age.corrected', actor: 'guardian', actor_id: parent_id, user_id: student.id });
      await tellOtherGuardians(tx, services, opened, ageByOtherWords(student.first_name, body.age, config));
      await jobs.enqueue(tx, sendMailJob, ageCorrectedLetter(student, body.age, config.publicUrl));
      return parentViewOf(tx, { guardian, parent_id, student: { ...student, age: body.age, adult_on } });
    });
  });
}
