import { randomBytes } from 'node:crypto';
import { hashToken } from '../identity/secrets.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Services } from '../platform/services.ts';

export type Secrets = Pick<Services, 'config'>;

const tokenOf = ({ config }: Secrets, salt: string) => keyedHash(config.sessionSecret, 'report', salt);

/** What is stored of a new address: 256 bits of chance, and the fingerprint of the token that the server makes of them. */
export function newAddress(secrets: Secrets): { salt: string; token_hash: string } {
  const salt = randomBytes(32).toString('base64url');
  return { salt, token_hash: hashToken(tokenOf(secrets, salt)) };
}

/** The address itself; none when the server's secret has changed since, as its token would open nothing. */
export function addressOf(secrets: Secrets, { salt, token_hash }: { salt: string; token_hash: string }): string {
  const token = tokenOf(secrets, salt);
  return hashToken(token) === token_hash ? `${secrets.config.publicUrl}/report/${token}` : '';
}
