import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '@careerscoop/contract/second-factor';
import type { FastifyInstance } from 'fastify';
import { noteAudit } from '../identity/audit.sql.ts';
import { findAddresseeById, lockPerson } from '../identity/people.sql.ts';
import { beganLately, endOtherSessions } from '../identity/sessions.ts';
import type { Db } from '../platform/database.ts';
import { AppError, refuse } from '../platform/errors.ts';
import { handle } from '../platform/handle.ts';
import { type Mail, sendMailJob } from '../platform/mail.ts';
import { seal, unseal } from '../platform/sealed.ts';
import type { Services } from '../platform/services.ts';
import { visitorOf } from '../platform/sign-in-guard.ts';
import { requireCurrentPassword } from './check-current-password.ts';
import { makeRecoveryCodes, makeSecret, otpauthAddress, recoveryHash, stepOf } from './codes.ts';
import * as rows from './second-factor.sql.ts';
import { factorBegunLetter, factorEndedLetter, newCodesLetter } from './second-factor-letters.ts';

/** After a sign-in nobody types the password again for so long to set up the app. */
const FRESH_MS = 15 * 60 * 1000;
const ONCE_MORE = 'You signed in a while ago. Enter your password once more.';
const THERE_ALREADY = 'An authenticator app is set up already. Turn it off first to set up another one.';
const NOT_BEGUN = 'Begin again: this key does not count any more.';
const WRONG = 'This code is not right. Enter the one that the app shows now.';

/** The authenticator app of one's own account: setting it up, turning it off, new recovery codes. */
export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits, now } = services;
  const { db } = database;
  const { sessionSecret, publicUrl } = config;

  /** Makes the codes anew, keeps their fingerprints, and answers them: nobody can read them again. */
  async function freshCodes(tx: Db, id: number): Promise<string[]> {
    const codes = makeRecoveryCodes();
    const hashes = codes.map((code) => recoveryHash(sessionSecret, id, code));
    await rows.replaceRecoveryCodes(tx, id, hashes, now());
    return codes;
  }

  async function tell(tx: Db, id: number, letter: (publicUrl: string, to: { email: string; first_name: string }) => Mail): Promise<void> {
    const person = await findAddresseeById(tx, id);
    if (person) await jobs.enqueue(tx, sendMailJob, letter(publicUrl, person));
  }

  handle(app, getSecondFactor, async ({ request }) => {
    const { id } = visitorOf(request);
    const factor = await rows.findSecondFactor(db, id);
    return { on_since: factor?.confirmed_at?.toISOString() ?? null, codes_left: await rows.countRecoveryCodes(db, id) };
  });

  handle(app, beginSecondFactor, async ({ body, request }) => {
    const { id, session } = visitorOf(request);
    // A browser left open somewhere must not be enough to lock its owner out.
    if (body.current_password !== undefined) await requireCurrentPassword(services, id, body.current_password);
    else if (!(await beganLately(db, services, session, FRESH_MS))) throw refuse('current_password', ONCE_MORE);
    const person = await findAddresseeById(db, id);
    if (!person) throw new AppError('session_expired');
    const secret = makeSecret();
    if (!(await rows.beginFactor(db, id, seal(sessionSecret, 'second factor', id, secret), now()))) {
      throw new AppError('conflict', { detail: THERE_ALREADY });
    }
    return { secret, otpauth: otpauthAddress(secret, person.email) };
  });

  handle(app, confirmSecondFactor, async ({ body, request }) => {
    const { id, session } = visitorOf(request);
    await limits.use('code_device', String(id));
    const factor = await rows.findSecondFactor(db, id);
    if (!factor) throw new AppError('conflict', { detail: NOT_BEGUN });
    if (factor.confirmed_at) throw new AppError('conflict', { detail: THERE_ALREADY });
    const secret = unseal(sessionSecret, 'second factor', id, factor.secret);
    if (secret === undefined) throw new AppError('conflict', { detail: NOT_BEGUN });
    const step = stepOf(secret, body.code, now());
    if (step === undefined) throw refuse('code', WRONG);
    const { ended, recovery_codes } = await db.transaction(async (tx) => {
      await lockPerson(tx, id);
      if (!(await rows.confirmFactor(tx, id, factor.secret, now()))) throw new AppError('conflict', { detail: NOT_BEGUN });
      await rows.takeStep(tx, id, step);
      const families = await endOtherSessions(tx, services, id, session);
      await noteAudit(tx, { at: now(), action: 'second_factor.begun', actor: 'user', actor_id: id, user_id: id });
      await tell(tx, id, factorBegunLetter);
      return { ended: families, recovery_codes: await freshCodes(tx, id) };
    });
    services.sessions.forget(ended);
    await limits.clear('code_device', String(id));
    return { recovery_codes };
  });

  handle(app, endSecondFactor, async ({ body, request }) => {
    const { id } = visitorOf(request);
    await requireCurrentPassword(services, id, body.current_password);
    await db.transaction(async (tx) => {
      await lockPerson(tx, id);
      // Once more, or one that was never confirmed: nothing to tell.
      if (!(await rows.dropFactor(tx, id))) return;
      await noteAudit(tx, { at: now(), action: 'second_factor.ended', actor: 'user', actor_id: id, user_id: id });
      await tell(tx, id, factorEndedLetter);
    });
    return undefined;
  });

  handle(app, renewRecoveryCodes, async ({ body, request }) => {
    const { id } = visitorOf(request);
    await requireCurrentPassword(services, id, body.current_password);
    return db.transaction(async (tx) => {
      await lockPerson(tx, id);
      if (!(await rows.hasSecondFactor(tx, id))) throw new AppError('conflict', { detail: 'Set up an authenticator app first.' });
      const recovery_codes = await freshCodes(tx, id);
      await noteAudit(tx, { at: now(), action: 'second_factor.codes_made', actor: 'user', actor_id: id, user_id: id });
      await tell(tx, id, newCodesLetter);
      return { recovery_codes };
    });
  });
}
