import { keyedHash } from '../platform/keyed-hash.ts';

/** What is kept of an invited address. name+one@… and name+two@… are the same person's box. */
export function inviteeHash(secret: Uint8Array, email: string): string {
  return keyedHash(secret, 'invited', email.replace(/\+[^@]*/, ''));
}
