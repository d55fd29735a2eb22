import { confirmByCode } from '@careerscoop/contract/confirm-code';
import type { FastifyInstance } from 'fastify';
import { slowGuessing } from '../../accounts/slow-guessing.ts';
import { noteAudit } from '../../identity/audit.sql.ts';
import { confirmEmail, findCredentials, lockPerson } from '../../identity/people.sql.ts';
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
    const wasRight = await slowGuessing(services, body.email, request);
    const known = await findCredentials(database.db, body.email);
    if (!(await checkPassword(known?.password_hash, body.password)) || !known) throw new AppError('wrong_credentials');
    await wasRight();
    if (known.email_confirmed_at) return { detail: 'Your account is confirmed already. You can sign in.' };
    await limits.use('confirming_account', String(known.id), TOO_MANY);
    const fingerprint = fingerprintOf(config.sessionSecret, body.code);
    if (!(await database.db.transaction((tx) => confirm(tx, known.id, fingerprint)))) throw refuse('code', REFUSED);
    await limits.clear('confirming_account', String(known.id));
    return { detail: 'Your account is confirmed. You can sign in now.' };
  });

  async function confirm(tx: Db, user_id: number, fingerprint: string): Promise<boolean> {
    const at = now();
    const person = await lockPerson(tx, user_id, ['role', 'affiliate_code', 'email_confirmed_at']);
    if (person?.role !== 'Student' || person.affiliate_code === null) return false;
    if (person.email_confirmed_at) return true;
    if (!(await useConfirmingCode(tx, fingerprint, { user_id, affiliate_code: person.affiliate_code, at }))) return false;
    await confirmEmail(tx, user_id, at);
    const detail = { affiliate_code: person.affiliate_code };
    await noteAudit(tx, { at, action: 'email.confirmed_at_school', actor: 'user', actor_id: user_id, user_id, detail });
    return true;
  }
}
