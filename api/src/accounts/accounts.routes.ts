import { checkEmail, confirmSignup, resendConfirmation, signup } from '@careerscoop/contract/signup';
import type { FastifyInstance } from 'fastify';
import { AppError, refuse } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import type { Services } from '../platform/services.ts';
import { addUserTags, hasIndustry, hasTags } from '../identity/choices.sql.ts';
import { addUser, isEmailTaken } from '../identity/people.sql.ts';
import { noteAudit } from '../identity/audit.sql.ts';
import { adultOn, isMinor } from '../identity/age.ts';
import { findLink, useLink } from '../identity/links.sql.ts';
import { confirmAccount, holdForConfirming } from './confirm-account.ts';
import { deviceCookie } from './known-device.ts';
import { newMentorLetter } from './mentor-letters.ts';
import { emailChangeRoutes } from './email-change.routes.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { personOf } from './person-of.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { refuseWeak } from './replace-password.ts';
import { hashPassword, hashToken } from '../identity/secrets.ts';
import { leaveDeviceSecret, signInOnDevice } from './signup-device.ts';
import { refuseWrongCode } from './refuse-wrong-code.ts';
import { sendMailJob } from '../platform/mail.ts';
import { confirmEmailJob } from './mail-confirmation.ts';

const emailTaken = () => refuse('email', 'An account with this email already exists.');

/** Opening an account: sign-up, confirmation of the email, and the session calls beside them. */
export function accountsRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits, now } = services;
  const { db } = database;

  handle(app, signup, async ({ body, request }) => {
    await limits.use('signup_address', request.ip);
    await refuseWeak('password', body.password, body);
    const { person, tag_ids, affiliate_code } = personOf(body);
    // Told as ever, and before the code is looked at: else one taken email would be enough to try codes with.
    if (await isEmailTaken(db, person.email)) throw emailTaken();
    if (affiliate_code) await refuseWrongCode(services, request, affiliate_code);
    const password_hash = await hashPassword(body.password);
    const device = await db.transaction(async (tx) => {
      if (person.industry_id && !(await hasIndustry(tx, person.industry_id))) throw refuse('Industry', 'Choose one of the list.');
      if (!(await hasTags(tx, tag_ids))) throw refuse('tags', 'Choose from the list.');
      const id = await addUser(tx, {
        ...person,
        password_hash,
        // Noted, and redeemed when the email is confirmed.
        affiliate_code: affiliate_code?.toUpperCase() ?? null,
        adult_on: person.age ? adultOn(person.age, now()) : null,
        terms_accepted_at: now(),
      });
      if (id === undefined) throw emailTaken();
      await addUserTags(tx, id, tag_ids);
      await noteAudit(tx, { at: now(), action: 'account.opened', actor: 'user', actor_id: id, user_id: id, detail: { role: person.role } });
      await jobs.enqueue(tx, confirmEmailJob, { email: person.email });
      if (person.role === 'Mentor') await jobs.enqueue(tx, sendMailJob, newMentorLetter(id));
      return leaveDeviceSecret(tx, services, id);
    });
    return { detail: 'Confirm your email to proceed.', device };
  });

  handle(app, checkEmail, async ({ body, request }) => {
    await limits.use('email_check_address', request.ip);
    return { taken: await isEmailTaken(db, body.email) };
  });

  handle(app, confirmSignup, async ({ body, request, reply }) => {
    await limits.use('link_address', request.ip);
    const token = hashToken(body.token);
    const link = await findLink(db, token, 'confirm_email');
    if (!link) throw new AppError('bad_link');
    const minor = isMinor(link, now());
    if (link.email_confirmed_at) {
      return { detail: 'Your email is already confirmed. You can sign in.', already_confirmed: true, minor, session: null };
    }
    if (link.expires_at <= now()) throw new AppError('link_expired');
    const { session, cookie, of_code } = await db.transaction(async (tx) => {
      const person = await holdForConfirming(tx, link.user_id);
      if (!person || !(await useLink(tx, token, now()))) return { session: null };
      const of_code = await confirmAccount(tx, services, link.user_id);
      const session = body.device ? await signInOnDevice(tx, services, link.user_id, body.device) : null;
      return { session, cookie: deviceCookie(config, person, now()), of_code };
    });
    if (session && cookie) reply.header('set-cookie', cookie);
    const detail = session ? 'Your email is confirmed, and you are signed in.' : 'Your email is confirmed. You can sign in now.';
    return { detail: of_code ? `${detail} ${of_code}` : detail, already_confirmed: false, minor, session };
  });

  handle(app, resendConfirmation, async ({ body, request }) => {
    await limits.use('mail_address', request.ip);
    await limits.use('mail_account', hashToken(body.email));
    // The job looks for the account, so that neither answer nor time tells whether there is one.
    await jobs.enqueue(db, confirmEmailJob, { email: body.email });
    return { detail: 'If this address has an account that waits for its email to be confirmed, a new link is on its way.' };
  });

  sessionRoutes(app, services);
  passwordResetRoutes(app, services);
  emailChangeRoutes(app, services);
}
