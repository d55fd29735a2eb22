import { confirmPasswordReset, requestPasswordReset } from '@careerscoop/contract/passwords';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../identity/audit.sql.ts';
import { AppError } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { confirmAccount, holdForConfirming } from './confirm-account.ts';
import { deviceCookie } from './known-device.ts';
import { findLink, useLink } from '../identity/links.sql.ts';
import { ownerOf, refuseWeak, replacePassword } from './replace-password.ts';
import { hashPassword, hashToken } from '../identity/secrets.ts';
import { resetPasswordJob } from './mail-password-reset.ts';
import { hasSecondFactor } from './second-factor.sql.ts';

/** A new password for who has forgotten the old one. */
export function passwordResetRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits, now, sessions } = services;
  const { db } = database;

  app.register(async (reset) => {
    reset.addHook('onSend', async (_request, reply, payload) => (reply.statusCode < 400 ? payload : withMessage(payload)));

    handle(reset, requestPasswordReset, async ({ body, request }) => {
      await limits.use('mail_address', request.ip);
      await limits.use('reset_account', hashToken(body.email));
      // The job looks for the account, so that neither answer nor time tells whether there is one.
      await jobs.enqueue(db, resetPasswordJob, { email: body.email });
      return { detail: 'If this email has an account, a link for a new password is on its way.' };
    });

    handle(reset, confirmPasswordReset, async ({ body, request, reply }) => {
      await limits.use('link_address', request.ip);
      const token = hashToken(body.token);
      const link = await findLink(db, token, 'reset_password');
      if (!link) throw new AppError('bad_link');
      if (link.used_at) throw new AppError('link_used');
      if (link.expires_at <= now()) throw new AppError('link_expired');
      const { user_id } = link;
      await refuseWeak('new_password', body.new_password, await ownerOf(db, user_id));
      const password_hash = await hashPassword(body.new_password);
      const ended = await db.transaction(async (tx) => {
        await holdForConfirming(tx, user_id);
        if (!(await useLink(tx, token, now()))) throw new AppError('link_used');
        // The link came to this mailbox, which is all that the first confirmation proves.
        await confirmAccount(tx, services, user_id);
        await noteAudit(tx, { at: now(), action: 'password.reset', actor: 'user', actor_id: user_id, user_id });
        return replacePassword(tx, services, user_id, password_hash);
      });
      sessions.forget(ended);
      // Who holds the mailbox gets in from here, even while somebody else guesses at the account; not past a code of an app.
      if (!(await hasSecondFactor(db, user_id))) {
        reply.header('set-cookie', deviceCookie(config, { email: link.email, password_hash }, now()));
      }
      return { detail: 'Your password is changed. You can sign in with it now.' };
    });
  });
}

/** Refusals of these calls also say what the older wire says: a status and one message. */
function withMessage(payload: unknown): unknown {
  const body = JSON.parse(String(payload)) as Record<string, unknown>;
  const [first] = Object.values(body).flat();
  return JSON.stringify({ ...body, status: 'error', msg: body['detail'] ?? first });
}
