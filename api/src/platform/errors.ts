import { ERRORS, type ErrorBody, type ErrorCode, type FieldErrors } from '@careerscoop/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDatabaseAway } from './database-away.ts';
import { bareHeaders } from './security-headers.ts';

/** The one error that handlers throw on purpose: its code decides status and text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly detail: string;
  readonly retryAfterSeconds: number | undefined;
  /** What helps somebody in danger whose message is refused. */
  readonly card: ErrorBody['card'];
  /** The next free times, where the one that was asked for is taken. */
  readonly slots: ErrorBody['slots'];

  constructor(
    code: ErrorCode,
    options: {
      detail?: string;
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      card?: ErrorBody['card'];
      slots?: ErrorBody['slots'];
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.detail = options.detail ?? ERRORS[code].detail;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.card = options.card;
    this.slots = options.slots;
  }
}

/** A refused field; the shortest way to say it in a handler. */
export function refuse(field: string, message: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: [message] } });
}

/** Where several shapes are allowed, the faults of the one that was meant: the fewest strange marks, else the first. */
function closestVariant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest = []] = [...issue.errors].sort((a, b) => strangeness(a) - strangeness(b));
  return closest.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] }));
}

function strangeness(faults: z.core.$ZodIssue[]): number {
  const marks = faults.map((fault) => {
    if (fault.code === 'unrecognized_keys') return fault.keys.length;
    // A word that only this shape has, as `role` does.
    return fault.code === 'invalid_value' && fault.values.length === 1 && typeof fault.values[0] === 'string' ? 1 : 0;
  });
  return marks.reduce((sum: number, count) => sum + count, 0);
}

// An answer names what is wrong with a form. Whoever sends no form of ours need not read of everything that is strange.
const LONGEST_ANSWER = 6_000;
const LONGEST_NAME = 80;

/** zod's issues as `{field: [messages]}`, the first ones; the field is the path, joined by dots. */
export function fieldsOf(error: z.ZodError): FieldErrors {
  // No plain object: a field may have the name of something that every object has, as `constructor`.
  const fields = new Map<string, string[]>();
  let length = 0;
  for (const { path, text } of faultsOf(error)) {
    const name = path.map(String).join('.').slice(0, LONGEST_NAME) || 'body';
    length += JSON.stringify([name, text]).length;
    if (length > LONGEST_ANSWER) break;
    fields.set(name, [...(fields.get(name) ?? []), text]);
  }
  return Object.fromEntries(fields);
}

function faultsOf(error: z.ZodError): { path: PropertyKey[]; text: string }[] {
  return error.issues
    .flatMap(closestVariant)
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ path: [...issue.path, key], text: 'This field is not known.' }))
        : [{ path: issue.path, text: issue.message }],
    );
}

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_UNDER_PRESSURE: 'unavailable',
};

function asAppError(error: FastifyError | AppError): AppError | undefined {
  if (error instanceof AppError) return error;
  const known = byFastifyCode[error.code];
  if (known) return new AppError(known, known === 'unavailable' ? { retryAfterSeconds: 5 } : {});
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfterSeconds: 2, cause: error });
  if (error.statusCode === 429) return new AppError('too_many_requests');
  if (error.statusCode === 400) return new AppError('malformed_json', { cause: error });
  return undefined;
}

/** What is answered to an error: its status, its body and the seconds after which to ask again. */
export interface Refusal {
  status: number;
  body: FieldErrors | ErrorBody;
  retryAfterSeconds?: number | undefined;
}

/** Reads any error as a refusal from the one table; only the unexpected is logged. */
export function refusalFor(error: FastifyError | AppError, request: FastifyRequest): Refusal {
  const known = asAppError(error);
  if (!known) {
    // A database error's message holds the query's parameters, so only its kind may be logged.
    const cause = error.cause as { code?: string; constraint?: string } | undefined;
    request.log.error(
      { kind: error.name, sql_code: cause?.code, constraint: cause?.constraint, stack: stackWithoutMessage(error) },
      'unexpected error',
    );
    return { status: 500, body: { detail: ERRORS.internal.detail, code: 'internal', request_id: request.id } };
  }
  if (known.code === 'unavailable' && known.cause) request.log.warn('the database is away');
  if (known.code === 'payments_away' && known.cause) request.log.warn(faultAtPayments(known.cause), 'the payment provider is away');
  const { status } = ERRORS[known.code];
  const { detail, code, fields, card, slots, retryAfterSeconds } = known;
  return { status, body: fields ?? { detail, code, ...(card ? { card } : {}), ...(slots ? { slots } : {}) }, retryAfterSeconds };
}

/** What the provider called it; its own message may quote what was sent. */
function faultAtPayments(cause: unknown) {
  const { type, code, statusCode } = cause as { type?: string; code?: string; statusCode?: number };
  return { kind: type, provider_code: code, status: statusCode };
}

/** Answers every error of the API as JSON. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body, retryAfterSeconds } = refusalFor(error, request);
    // Whatever the answer's own handler would have let others keep.
    reply.header('cache-control', 'no-store');
    if (retryAfterSeconds) reply.header('retry-after', Math.ceil(retryAfterSeconds));
    return reply.status(status).send(body);
  });
}

/** An address that the router cannot read; it is not said again in the answer. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  bareHeaders(reply).status(ERRORS.not_found.status).send({ detail: ERRORS.not_found.detail, code: 'not_found' });
}

function stackWithoutMessage(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
    .join('\n');
}
