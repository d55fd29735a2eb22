import type { ErrorCode, FieldErrors } from '@careerscoop/contract/errors';

/** What people read of a failure on our side, whatever the server says of it. */
const OUR_FAULT = 'Something went wrong on our side. Try again in a moment; if it happens again, write to us.';
const AWAY = 'We are away for a moment. Nothing is lost; try again in a few seconds.';

/** A refusal or failure of the API, the same class for all of them. */
export class CallError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: FieldErrors;
  /** By which we find a failure in our log: the beginning of the request's id. */
  readonly reference: string | undefined;
  /** Help in danger, which a refused message can bring; as the server sent it. */
  readonly card: unknown;

  constructor(status: number, message: string, code?: ErrorCode, fields: FieldErrors = {}, requestId?: string, card?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.reference = requestId?.slice(0, 8);
    this.card = card;
  }

  /** Whether the same, sent once more, would be refused once more: neither a failure nor too many calls. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429;
  }

  /** Every message of the server's body: the detail, or all fields' messages. */
  get messages(): string[] {
    const texts = Object.values(this.fields).flat();
    return texts.length > 0 ? texts : [this.message];
  }

  /** "field: first message" per refused field, else the detail. */
  get fieldLines(): string[] {
    const lines = Object.entries(this.fields).map(([field, [first]]) => `${field}: ${first ?? ''}`);
    return lines.length > 0 ? lines : [this.message];
  }
}

/** The older wire's way to refuse with a good status: `{status: "error", msg}`. */
export const isRefusal = (body: unknown) =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'error' && 'msg' in body;

/** Reads a refusal's body; anything that is not JSON in the API's form counts as no answer. */
export function callErrorFrom(status: number, body: unknown, noAnswer: string): CallError {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return new CallError(status, noAnswer);
  const record = body as Record<string, unknown>;
  if (status >= 500) {
    const { code, request_id, card } = record;
    return new CallError(
      status,
      status === 503 ? AWAY : OUR_FAULT,
      code as ErrorCode | undefined,
      {},
      typeof request_id === 'string' ? request_id : undefined,
      card,
    );
  }
  if (typeof record['detail'] === 'string') {
    return new CallError(status, record['detail'], record['code'] as ErrorCode | undefined, {}, undefined, record['card']);
  }
  // The older form of password_reset/, which may stand beside refused fields.
  const { status: kind, msg, ...rest } = record;
  const said = kind === 'error' && typeof msg === 'string' ? msg : undefined;
  const fields: FieldErrors = {};
  for (const [field, messages] of Object.entries(said ? rest : record)) {
    const texts = (Array.isArray(messages) ? messages : [messages]).filter((text) => typeof text === 'string');
    if (texts.length > 0) fields[field] = texts;
  }
  const first = said ?? Object.values(fields)[0]?.[0];
  return first ? new CallError(status, first, undefined, fields) : new CallError(status, noAnswer);
}
