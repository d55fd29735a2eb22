import type { ConsentState } from '@careerscoop/contract/consent';

/** Where one purpose stands, from the parent's decision and whether anybody was asked. */
export function stateOf(decision: { granted: boolean } | undefined, asked: boolean): ConsentState {
  if (decision) return decision.granted ? 'granted' : 'refused';
  return asked ? 'waiting' : 'open';
}

/** A student may ask, and ask somebody else, until a parent has answered: from then on only the parent changes it. */
export function mayAsk(minor: boolean, guardian: { answered_at: Date | null } | undefined): boolean {
  return minor && !guardian?.answered_at;
}
