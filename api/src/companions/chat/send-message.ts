import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Sent, beginTurn } from './begin-turn.ts';
import { type OpenTurns, openTurnsOf } from './open-turns.ts';
import type { RunningTurn } from './running-turn.ts';
import { listInTheWay } from './turns.sql.ts';
import { isStale } from './stale-turns.ts';

export const fingerprint = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** The key by which a message that is sent twice is known. */
export function keyOf({ headers, id }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return fingerprint('key', typeof key === 'string' && key.trim() !== '' ? key : id);
}

/** Where a message stands: being answered here, or known to the database alone. */
export type Found = { running: RunningTurn } | { stored: string };

/**
 * The turn of a message: the one that it has by its key, or a new one.
 * @throws key_reused for another body with this key, chat_busy while another answer runs
 */
export async function turnOf(services: Services, sent: Sent): Promise<Found> {
  const { db } = services.database;
  const turns = openTurnsOf(services);
  const beside = await begunBeside(turns, sent);
  if (beside) return { running: beside };
  const present = await listInTheWay(db, sent.user_id, sent.key_hash);
  const stored = present.find(({ key_hash }) => key_hash === sent.key_hash);
  if (stored) {
    if (stored.body_hash !== sent.body_hash) throw new AppError('key_reused');
    return { stored: stored.id };
  }
  const [other] = present;
  if (other && !turns.find(other.id) && !isStale(other, services.now())) throw new AppError('chat_busy');
  // Meanwhile another tab may have been faster.
  const now = await begunBeside(turns, sent);
  return { running: now ?? (await turns.claim(sent.user_id, sent, () => beginTurn(services, sent))) };
}

/** The turn of the same message, where it is just at work here. @throws chat_busy where it is that of another */
async function begunBeside(turns: OpenTurns, { user_id, key_hash, body_hash }: Sent): Promise<RunningTurn | undefined> {
  const claim = turns.claimOf(user_id);
  if (!claim) return undefined;
  if (claim.key_hash !== key_hash) throw new AppError('chat_busy');
  if (claim.body_hash !== body_hash) throw new AppError('key_reused');
  return claim.turn;
}
