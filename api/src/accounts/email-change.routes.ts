import { confirmEmailChange } from '@careerscoop/contract/passwords';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../identity/audit.sql.ts';
import { announce } from '../platform/announce.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { emailChangedLetter } from './account-letters.ts';
import { changePerson, isEmailTaken, lockPerson } from '../identity/people.sql.ts';
import { endLinks, findLink, useLink } from '../identity/links.sql.ts';
import { hashToken } from '../identity/secrets.ts';
import { sendMailJob } from '../platform/mail.ts';

const TAKEN = 'This email belongs to another account by now. Choose a different one in your profile.';

/** The press on the link that went to a new address: from now on it counts. */
export function emailChangeRoutes(app: FastifyInstance, services: Services): void {
  const { database, jobs, limits, now } = services;
  const { db } = database;

  handle(app, confirmEmailChange, async ({ body, request }) => {
    await limits.use('link_address', request.ip);
    const token = hashToken(body.token);
    const link = await findLink(db, token, 'change_email');
    if (!link?.new_email) throw new AppError('bad_link');
    const { new_email, user_id, email, first_name } = link;
    if (link.used_at && new_email === email) return { detail: 'Your new email counts already.', already_confirmed: true };
    if (link.used_at) throw new AppError('link_used');
    if (link.expires_at <= now()) throw new AppError('link_expired');
    if (await isEmailTaken(db, new_email)) throw new AppError('conflict', { detail: TAKEN });
    await db
      .transaction(async (tx) => {
        await lockPerson(tx, user_id);
        if (!(await useLink(tx, token, now()))) throw new AppError('link_used');
        // At once confirmed: its link came from there.
        await changePerson(tx, user_id, { email: new_email, email_confirmed_at: now() });
        // Links that went to the old mailbox must not open the account any more.
        await endLinks(tx, user_id, now());
        await announce(tx, services, 'email_changed', { user_id, from: email, to: new_email });
        await noteAudit(tx, { at: now(), action: 'email.changed', actor: 'user', actor_id: user_id, user_id });
        await jobs.enqueue(tx, sendMailJob, emailChangedLetter({ email, first_name }));
      })
      .catch((error: unknown) => {
        // Two people pressed links to one address in the same moment: the index let only one of them through.
        const { constraint } = ((error as Error).cause ?? {}) as { constraint?: string };
        throw constraint === 'users_email' ? new AppError('conflict', { detail: TAKEN }) : error;
      });
    return { detail: 'Your new email counts from now on.', already_confirmed: false };
  });
}
