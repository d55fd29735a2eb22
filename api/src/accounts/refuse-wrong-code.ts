import type { FastifyRequest } from 'fastify';
import { findCode } from '../identity/schools.sql.ts';
import type { Services } from '../platform/services.ts';
import { refuseClosed } from '../plans/redeem-code.ts';

const TOO_MANY = 'There were too many wrong codes from here. Sign up without one for now: you can enter it later, on your plan.';

/**
 * Refuses a code of a sign-up that cannot be redeemed, at its field. Those that nobody has are counted by the network they come from: nobody
 * needs an account to try codes here.
 */
export async function refuseWrongCode(services: Services, request: FastifyRequest, code: string): Promise<void> {
  const { database, limits } = services;
  await limits.use('signup_code_address', request.ip, TOO_MANY);
  // A whole class may type one that is full or closed by now; who guesses types what nobody has.
  if (await findCode(database.db, code.toUpperCase())) await limits.giveBack('signup_code_address', request.ip);
  await refuseClosed(database.db, services, code, 'affiliate_code');
}
