import { resetFactor } from '../accounts/reset-factor.ts';
import type { Services } from '../platform/services.ts';
import type { Options } from './commands.ts';
import { findAccount } from './desk.sql.ts';
import { Refusal } from './refusal.ts';
import { ruled } from './ruled.ts';

export const SECOND_FACTOR_USAGE = 'second-factor reset <email> --as <your email>: for who has lost the phone and the recovery codes';

/** Takes the authenticator app off an account whose owner cannot. Make sure first that it is them who ask. */
export async function secondFactor(
  services: Services,
  [what = '', email = '']: string[],
  _options: Options,
  by: number | null,
): Promise<string> {
  if (what !== 'reset') throw new Refusal(`Use: ${SECOND_FACTOR_USAGE}`);
  const person = await findAccount(services.database.db, email);
  if (!person) throw new Refusal('There is no account with this email.');
  await ruled(resetFactor(services, person.id, by));
  return 'Reset. The password alone signs in now; at the desk a new app is set up first. All sessions of the account have ended.';
}
