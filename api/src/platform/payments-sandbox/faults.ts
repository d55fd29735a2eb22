import { Refusal } from './refusal.ts';

/**
 * What may go wrong with a call: too many at once; broken before it was looked at; broken, and answered so again under its
 * key; the card refused; no answer because it never arrived, or because it was done and the answer was lost.
 */
export type Fault = 'rate_limited' | 'broken' | 'broken_kept' | 'card_declined' | 'lost' | 'answer_lost';

const BROKEN = { type: 'api_error', message: 'Something went wrong on our end. Please try again.' };
const ANSWERS = {
  rate_limited: new Refusal(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }),
  broken: new Refusal(500, BROKEN),
  broken_kept: new Refusal(500, BROKEN),
  card_declined: new Refusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  }),
} as const;

/** The refusal that a fault is answered with; nothing where there is no answer at all. */
export function refusalOf(fault: Fault): Refusal | undefined {
  return fault === 'lost' || fault === 'answer_lost' ? undefined : ANSWERS[fault];
}

/** As the library sees a connection that said nothing until its time was over. */
export const noAnswer = (): DOMException => new DOMException('The operation was aborted.', 'AbortError');
