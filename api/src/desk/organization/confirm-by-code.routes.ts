import { confirmByCode } from '@careerscoop/contract/confirm-code';
import type { FastifyInstance } from 'fastify';
import { confirmAccount, holdForConfirming } from '../../accounts/confirm-account.ts';
import { slowGuessing } from '../../accounts/slow-guessing.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { findCredentials } from '../../identity/people.sql.ts';
import { checkPassword } from '../../identity/secrets.ts';
import type { Db } from '../../platform/database.ts';
import { AppError, refuse } from '../../platform/errors.ts';
import { handle } from '../../platform/handle.ts';
import type { Services } from '../../platform/services.ts';
import { fingerprintOf } from './confirming-codes.ts';
import { useConfirmingCode } from './confirming.sql.ts';

const REFUSED = 'This code does not open this account: it was used, has ended, or is of another class. Ask for the next one.';
const TOO_MANY = 'There were too many wrong codes. Wait a quarter of an hour, then try again.';

/** Confirms accounts at school whose mailboxes refuse our mail. The password says whose account it is; the code that the school knows them. */
export function confirmByCodeRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, limits, now } = services;

  handle(app, confirmByCode, async ({ body, request }) => {
    const known = await findCredentials(database.db, body.email);
    const wasRight = await slowGuessing(services, body.email, known?.password_hash, request);
    if (!(await checkPassword(known?.password_hash, body.password)) || !known) throw new AppError('wrong_credentials');
    await wasRight();
    if (known.email_confirmed_at) return { detail: 'Your account is confirmed already. You can sign in.' };
    await limits.use('confirming_account', String(known.id), TOO_MANY);
    const fingerprint = fingerprintOf(config.sessionSecret, body.code);
    const of_code = await database.db.transaction((tx) => confirm(tx, known.id, fingerprint));
    await limits.clear('confirming_account', String(known.id));
    const detail = 'Your account is confirmed. You can sign in now.';
    return { detail: of_code ? `${detail} ${of_code}` : detail };
  });

  /** @returns what is to be said of the code of the sign-up, where it opens nothing any more */
  async function confirm(tx: Db, user_id: number, fingerprint: string): Promise<string | undefined> {
    const at = now();
    const person = await holdForConfirming(tx, user_id);
    if (person?.role !== 'Student' || person.affiliate_code === null) throw refuse('code', REFUSED);
    if (person.email_confirmed_at) return undefined;
    if (!(await useConfirmingCode(tx, fingerprint, { user_id, affiliate_code: person.affiliate_code, at }))) throw refuse('code', REFUSED);
    const detail = { affiliate_code: person.affiliate_code };
    await noteAudit(tx, { at, action: 'email.confirmed_at_school', actor: 'user', actor_id: user_id, user_id, detail });
    return confirmAccount(tx, services, user_id);
  }
}
