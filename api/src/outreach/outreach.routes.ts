import { invite, sendMessage, subscribe, unsubscribe } from '@careerscoop/contract/outreach';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findUser } from '../identity/people.sql.ts';
import { hashToken } from '../identity/secrets.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { networkOf } from '../platform/network-of.ts';
import type { Services } from '../platform/services.ts';
import { findVisitor } from '../platform/sign-in-guard.ts';
import { inviteeHash } from './invitee-hash.ts';
import { invitationLetter, teamLetter, welcomeLetter } from './letters.ts';
import { addMessage, addSubscriber, endSubscription, noteInvitation } from './outreach.sql.ts';
import { sendMailJob } from '../platform/mail.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Newsletter, invitations and messages to the team, for visitors with or without an account. */
export function outreachRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits, now } = services;
  const { db } = database;

  const findSender = async (request: FastifyRequest) => {
    const visitor = await findVisitor(services, request);
    return visitor && findUser(db, visitor.id);
  };

  handle(app, subscribe, async ({ body: { email }, request }) => {
    await limits.use('subscription_address', request.ip);
    const token = keyedHash(config.sessionSecret, 'unsubscribe', email);
    await db.transaction(async (tx) => {
      const isNew = await addSubscriber(tx, email, hashToken(token), now());
      if (isNew) await jobs.enqueue(tx, sendMailJob, welcomeLetter(config.publicUrl, email, token));
    });
    return { detail: 'You are subscribed. A letter of welcome is on its way to every new address.' };
  });

  handle(app, unsubscribe, async ({ body, request }) => {
    await limits.use('link_address', request.ip);
    if (!(await endSubscription(db, hashToken(body.token), now()))) throw new AppError('bad_link');
    return { detail: 'You are unsubscribed. No more newsletters will come.' };
  });

  handle(app, invite, async ({ body: { email, message }, request }) => {
    const sender = await findSender(request);
    if (sender) await limits.use('invitation_account', String(sender.id));
    else await limits.use('invitation_address', request.ip);
    const email_hash = inviteeHash(config.sessionSecret, email);
    const sent_at = now();
    await db.transaction(async (tx) => {
      const invitation = { email_hash, user_id: sender?.id ?? null, sent_at };
      if (!(await noteInvitation(tx, invitation, new Date(sent_at.getTime() - WEEK)))) return;
      await jobs.enqueue(tx, sendMailJob, invitationLetter(config.publicUrl, email, message, sender?.first_name));
    });
    return { detail: 'Your invitation is on its way.' };
  });

  handle(app, sendMessage, async ({ body: { kind, email, message }, request }) => {
    await limits.use('message_address', request.ip);
    // Counted for the pair, so that nobody can silence somebody else's address.
    await limits.use('message_sender', hashToken(`${email} ${networkOf(request.ip)}`));
    const user_id = (await findSender(request))?.id ?? null;
    await db.transaction(async (tx) => {
      await addMessage(tx, { kind, email, message, user_id, created_at: now() });
      await jobs.enqueue(tx, sendMailJob, teamLetter(kind, email, message, user_id));
    });
    return { detail: 'Thanks for writing. We answer by mail.' };
  });
}
