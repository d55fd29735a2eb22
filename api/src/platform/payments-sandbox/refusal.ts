/** A refusal in the words and the shape that Stripe has for it. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: { type: string; message: string; code?: string; param?: string; decline_code?: string };

  constructor(status: number, error: Refusal['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** 400: something in the request itself is not right. */
export function invalid(message: string, more: { code?: string; param?: string } = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...more });
}

/** 404: there is no such thing. */
export function noSuch(kind: string, id: string, param = 'id'): Refusal {
  return new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'`, param });
}
