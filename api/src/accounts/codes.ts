import { randomInt } from 'node:crypto';
import { PRODUCT } from '@careerscoop/contract/constants';
import { RECOVERY_CODES } from '@careerscoop/contract/second-factor';
import { Secret, TOTP } from 'otpauth';
import { keyedHash } from '../platform/keyed-hash.ts';

// What all apps can do: RFC 6238 with its usual values. Others are ignored by several apps, which then show wrong codes.
const USUAL = { algorithm: 'SHA1', digits: 6, period: 30 };
// A code of the half minute before or after is right too: phones are some seconds off, and typing takes its time.
const STEPS_OFF = 1;
/** Without signs that look alike on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SIGNS_OF_A_CODE = 10;

/** 160 bits for an authenticator app, as it is typed where no camera is at hand. */
export const makeSecret = () => new Secret({ size: 20 }).base32;

/** What the QR code holds. */
export function otpauthAddress(secret: string, email: string): string {
  return new TOTP({ ...USUAL, issuer: PRODUCT.name, label: email, secret }).toString();
}

export const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** The half minute that a code is of; nothing where it is of none near now. Compared in constant time. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const timestamp = now.getTime();
  const off = TOTP.validate({ ...USUAL, token: code, secret: Secret.fromBase32(secret), timestamp, window: STEPS_OFF });
  return off === null ? undefined : TOTP.counter({ period: USUAL.period, timestamp }) + off;
}

/** Ten codes for the day the phone is gone: 49 bits of chance each, in two halves to read them from paper. */
export function makeRecoveryCodes(): string[] {
  const sign = () => SIGNS.charAt(randomInt(SIGNS.length));
  const half = () => Array.from({ length: SIGNS_OF_A_CODE / 2 }, sign).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

/** The fingerprint of a recovery code as it was made or typed; without the server's secret nobody can try codes against it. */
export function recoveryHash(secret: Uint8Array, userId: number, code: string): string {
  return keyedHash(secret, 'recovery code', `${userId}\n${code.replaceAll('-', '')}`);
}
