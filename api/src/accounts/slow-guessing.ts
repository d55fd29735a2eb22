import type { FastifyRequest } from 'fastify';
import type { Services } from '../platform/services.ts';
import { knownDevice } from './known-device.ts';
import { hashToken } from '../identity/secrets.ts';

const FROM_ELSEWHERE =
  'There were too many wrong passwords for this email. Use a device where you signed in before, or press Forgot Password.';

/**
 * Counts a try to sign in, in the same way whether or not there is such an account. A device that has signed in to it
 * before is counted by itself, so that guessing from elsewhere, however much, never locks the owner out.
 * @returns what to call when the password was right.
 */
export async function slowGuessing({ config, limits }: Services, email: string, request: FastifyRequest) {
  await limits.use('sign_in_address', request.ip);
  const device = knownDevice(config, email, request.headers.cookie);
  const attempt = hashToken(`${email} ${device ?? request.ip}`);
  await limits.use('sign_in_account', attempt);
  const account = hashToken(email);
  if (!device) await limits.use('sign_in_unknown', account, FROM_ELSEWHERE);
  return async () => {
    await limits.clear('sign_in_account', attempt);
    if (!device) await limits.giveBack('sign_in_unknown', account);
  };
}

const WRONG_CODES = 'There were too many wrong codes. Wait a quarter of an hour, then try again.';

/** The same for the code after a right password: whoever knows the password must not lock its owner out by guessing. */
export async function slowCodes({ config, limits }: Services, email: string, request: FastifyRequest) {
  const device = knownDevice(config, email, request.headers.cookie);
  const attempt = hashToken(`${email} ${device ?? request.ip}`);
  await limits.use('code_device', attempt, WRONG_CODES);
  const account = hashToken(email);
  if (!device) await limits.use('code_unknown', account, WRONG_CODES);
  return async () => {
    await limits.clear('code_device', attempt);
    if (!device) await limits.giveBack('code_unknown', account);
  };
}
