import { timingSafeEqual } from 'node:crypto';
import type { Guardian } from '../../consent/consent.sql.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';

const NUMBER_BYTES = 4;

/** Whom it is for: the guardian as they were named this time, so that the link of one named before opens nothing. */
type Named = Pick<Guardian, 'id' | 'contact' | 'asked_at'>;

/** Or an account of the family: it opens while the account has its place there, whoever is named. */
type Holder = Named | { parent_id: number };

const sealedFor = (holder: Holder) =>
  'parent_id' in holder ? `family ${holder.parent_id}` : `${holder.id} ${holder.asked_at.toISOString()} ${holder.contact}`;

/**
 * What a guardian's link to a session holds, as `/sessions/:id/join#token`: the session's id with as much of a keyed hash over it
 * and whom it is for as 43 signs take. Nothing of it is stored; only this server can make it.
 */
export function doorToken(secret: Uint8Array, sessionId: number, holder: Holder): string {
  const bytes = Buffer.alloc(NUMBER_BYTES);
  bytes.writeUInt32BE(sessionId);
  const sealed = keyedHash(secret, 'session door', `${sessionId} ${sealedFor(holder)}`);
  const seal = Buffer.from(sealed, 'base64url');
  return Buffer.concat([bytes, seal.subarray(0, seal.length - NUMBER_BYTES)]).toString('base64url');
}

/** The session that such a token names; whether it was made for a parent of its student shows in `isDoorToken`. */
export function sessionOfDoorToken(token: string): number | undefined {
  const sent = Buffer.from(token, 'base64url');
  return sent.length === 32 ? sent.readUInt32BE(0) : undefined;
}

export function isDoorToken(secret: Uint8Array, token: string, sessionId: number, holder: Holder): boolean {
  const sent = Buffer.from(token, 'base64url');
  const right = Buffer.from(doorToken(secret, sessionId, holder), 'base64url');
  return sent.length === right.length && timingSafeEqual(sent, right);
}
