import type { FastifyError, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { isDatabaseAway } from '../../platform/database-away.ts';
import { crisisCardFor } from '../safety/answer.ts';

/** Refused before it was read, a message is looked at up to this size. */
const MOST_BYTES = 64 * 1024;

/**
 * Help is never behind a gate: a message in which somebody is in danger is refused with the card that helps, whatever the
 * refusal is, also where the database is away.
 */
export async function withHelp(error: FastifyError | AppError, request: FastifyRequest): Promise<FastifyError | AppError> {
  const away = isDatabaseAway(error);
  if (!away && !(error instanceof AppError)) return error;
  const card = crisisCardFor(textOf(request.body ?? (away ? await unread(request) : undefined)));
  if (!card) return error;
  if (away) return new AppError('unavailable', { retryAfterSeconds: 2, cause: error, card });
  const { code, fields, detail, retryAfterSeconds } = error as AppError;
  return fields ? error : new AppError(code, { detail, card, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) });
}

/** Who is asked first whether a session is open: nobody has read the message yet when they cannot say. */
async function unread({ raw }: FastifyRequest): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of raw) {
    size += (part as Buffer).length;
    if (size > MOST_BYTES) return undefined;
    parts.push(part as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
}

/** The message in either shape of the body, which nobody has checked. */
function textOf(body: unknown): string {
  const { text, messages } = (body ?? {}) as { text?: unknown; messages?: unknown };
  const last = Array.isArray(messages) ? (messages.at(-1) as { content?: unknown } | undefined)?.content : text;
  return typeof last === 'string' ? last.slice(0, 20_000) : '';
}
