import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Config } from '../platform/config.ts';
import { makeToken } from '../identity/secrets.ts';

// The "device cookie" of OWASP: it opens nothing, and only says that this browser has signed in to this account before.
const KEPT_SECONDS = 180 * 24 * 60 * 60;
type Keys = Pick<Config, 'sessionSecret' | 'publicUrl'>;

/** Which device asks, when it has signed in with this email before. */
export function knownDevice({ sessionSecret }: Keys, email: string, cookies = ''): string | undefined {
  const name = nameOf(sessionSecret, email);
  for (const cookie of cookies.split('; ')) {
    const [, device, mark] = new RegExp(`^${name}=([\\w-]{43})\\.([\\w-]{43})$`).exec(cookie) ?? [];
    if (device && mark && isEqual(mark, markOf(sessionSecret, email, device))) return device;
  }
  return undefined;
}

/** What a browser keeps after a right password. Scripts cannot read it, and only the sign-in is sent it. */
export function deviceCookie({ sessionSecret, publicUrl }: Keys, email: string): string {
  const device = makeToken();
  const value = `${device}.${markOf(sessionSecret, email, device)}`;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const rules = `Max-Age=${KEPT_SECONDS}; Path=/api/v1/auth; HttpOnly; SameSite=Strict${secure}`;
  return `${nameOf(sessionSecret, email)}=${value}; ${rules}`;
}

// Several people may use one browser: each has a cookie of their own, whose name does not tell the email.
const nameOf = (secret: Uint8Array, email: string) => `device_${keyedHash(secret, 'device name', email).slice(0, 16)}`;
const markOf = (secret: Uint8Array, email: string, device: string) => keyedHash(secret, 'device', `${email}\n${device}`);
const isEqual = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
