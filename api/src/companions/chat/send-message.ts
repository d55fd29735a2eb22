import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Sent, beginTurn } from './begin-turn.ts';
import { type Found, openTurnsOf } from './open-turns.ts';

export const fingerprint = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** The key by which a message that is sent twice is known. */
export function keyOf({ headers, id }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return fingerprint('key', typeof key === 'string' && key.trim() !== '' ? key : id);
}

/**
 * The turn of a message: the one that it has by its key, or a new one.
 * @throws key_reused for another body with this key, chat_busy while another answer runs
 */
export async function turnOf(services: Services, sent: Sent): Promise<Found> {
  const turns = openTurnsOf(services);
  const claim = turns.claimOf(sent.user_id);
  if (!claim) return turns.claim(sent.user_id, sent, () => beginTurn(services, sent));
  if (claim.key_hash !== sent.key_hash) throw new AppError('chat_busy');
  if (claim.body_hash !== sent.body_hash) throw new AppError('key_reused');
  return claim.turn;
}
