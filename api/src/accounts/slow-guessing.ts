import type { FastifyRequest } from 'fastify';
import { networkOf } from '../platform/network-of.ts';
import type { Services } from '../platform/services.ts';
import { knownDevice } from './known-device.ts';
import { hashToken } from '../identity/secrets.ts';

const FROM_ELSEWHERE =
  'There were too many wrong passwords for this email. Use a device where you signed in before, or press Forgot Password.';
const FROM_KNOWN = 'There were too many wrong passwords for this email. Press Forgot Password to choose a new one.';

/** From where somebody tries to get into an account, and as what that is counted. */
function triesOf({ config, now }: Services, email: string, password_hash: string | undefined, { ip, headers }: FastifyRequest) {
  const device = password_hash && knownDevice(config, { email, password_hash }, headers.cookie, now());
  return {
    device,
    attempt: hashToken(`${email} ${device ?? networkOf(ip)}`),
    // All known devices together, by the password that they know: a new one begins a new count, of which nobody else uses any.
    account: hashToken(device ? `${email} ${password_hash}` : email),
  };
}

/**
 * Counts a try to sign in, in the same way whether or not there is such an account (without one there is no `password_hash`). A device
 * that has signed in to it before is counted apart, so that guessing from elsewhere, however much, never locks the owner out.
 * @returns what to call when the password was right.
 */
export async function slowGuessing(services: Services, email: string, password_hash: string | undefined, request: FastifyRequest) {
  const { limits } = services;
  await limits.use('sign_in_address', request.ip);
  const { device, attempt, account } = triesOf(services, email, password_hash, request);
  await limits.use('sign_in_account', attempt);
  const together = device ? 'sign_in_known' : 'sign_in_unknown';
  await limits.use(together, account, device ? FROM_KNOWN : FROM_ELSEWHERE);
  return async () => {
    await limits.clear('sign_in_account', attempt);
    await limits.giveBack(together, account);
  };
}

const WRONG_CODES = 'There were too many wrong codes. Wait a quarter of an hour, then try again.';
const WRONG_ALL_DAY = 'There were too many wrong codes today. Press Forgot Password to choose a new password, then try again.';

/** The same for the code after a right password: whoever knows the password must not lock its owner out by guessing. */
export async function slowCodes(services: Services, email: string, password_hash: string, request: FastifyRequest) {
  const { limits } = services;
  const { device, attempt, account } = triesOf(services, email, password_hash, request);
  await limits.use('code_device', attempt, WRONG_CODES);
  const together = device ? 'code_known' : 'code_unknown';
  await limits.use(together, account, device ? WRONG_ALL_DAY : WRONG_CODES);
  return async () => {
    await limits.clear('code_device', attempt);
    await limits.giveBack(together, account);
  };
}
