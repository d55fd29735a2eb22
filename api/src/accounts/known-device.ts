import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Config } from '../platform/config.ts';
import { makeToken } from '../identity/secrets.ts';

// The "device cookie" of OWASP: it opens nothing, and only says that this browser has signed in to this account before.
const KEPT_DAYS = 180;
const DAY_SECONDS = 24 * 60 * 60;
type Keys = Pick<Config, 'sessionSecret' | 'publicUrl'>;
/** The account with its password of now: a new one ends what was left with the old one. */
interface Account {
  email: string;
  password_hash: string;
}

const dayOf = (now: Date) => Math.floor(now.getTime() / 1000 / DAY_SECONDS);

/** Which device asks, when it has signed in with this email and its present password within the last half year. */
export function knownDevice({ sessionSecret }: Keys, account: Account, cookies = '', now: Date): string | undefined {
  const shape = new RegExp(`^${nameOf(sessionSecret, account.email)}=([\\w-]{43})\\.(\\d{1,6})\\.([\\w-]{43})$`);
  for (const cookie of cookies.split('; ')) {
    const [, device, day, mark] = shape.exec(cookie) ?? [];
    if (!device || !day || !mark || dayOf(now) - Number(day) >= KEPT_DAYS) continue;
    if (isEqual(mark, markOf(sessionSecret, account, device, Number(day)))) return device;
  }
  return undefined;
}

/** What a browser keeps after a right password. Scripts cannot read it, and only the sign-in is sent it. */
export function deviceCookie({ sessionSecret, publicUrl }: Keys, account: Account, now: Date): string {
  const device = makeToken();
  const day = dayOf(now);
  const value = `${device}.${day}.${markOf(sessionSecret, account, device, day)}`;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const rules = `Max-Age=${KEPT_DAYS * DAY_SECONDS}; Path=/api/v1/auth; HttpOnly; SameSite=Strict${secure}`;
  return `${nameOf(sessionSecret, account.email)}=${value}; ${rules}`;
}

// Several people may use one browser: each has a cookie of their own, whose name does not tell the email.
const nameOf = (secret: Uint8Array, email: string) => `device_${keyedHash(secret, 'device name', email).slice(0, 16)}`;
const markOf = (secret: Uint8Array, { email, password_hash }: Account, device: string, day: number) =>
  keyedHash(secret, 'device', [email, device, day, password_hash].join('\n'));
const isEqual = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
