import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../platform/keyed-hash.ts';

const NUMBER_BYTES = 4;

/**
 * What the link "I did not agree to this" of a receipt holds, as `PUBLIC_URL/pay/disagree#token`: the order's id with as much
 * of a keyed hash as 43 signs take. Nothing of it is stored; only this server can make it.
 */
export function disagreeToken(secret: Uint8Array, orderId: number): string {
  const id = Buffer.alloc(NUMBER_BYTES);
  id.writeUInt32BE(orderId);
  const seal = Buffer.from(keyedHash(secret, 'disagree', String(orderId)), 'base64url');
  return Buffer.concat([id, seal.subarray(0, seal.length - NUMBER_BYTES)]).toString('base64url');
}

/** The order that such a token is of; nothing where we did not make it. */
export function orderOfDisagreeToken(secret: Uint8Array, token: string): number | undefined {
  const sent = Buffer.from(token, 'base64url');
  if (sent.length !== 32) return undefined;
  const orderId = sent.readUInt32BE(0);
  return timingSafeEqual(sent, Buffer.from(disagreeToken(secret, orderId), 'base64url')) ? orderId : undefined;
}
