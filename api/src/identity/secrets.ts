import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's second profile for argon2id: 19 MiB, two passes, one lane; about 11 ms here.
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON);
}

let hashOfNobody: Promise<string> | undefined;

/** Checks a password. Without a stored hash the same work is done, so that time does not tell who has an account. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(stored ?? (await hashOfNobody), password);
  return matches && stored !== undefined;
}

/** 32 random bytes for a link or a session; only {@link hashToken} of it is stored. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
