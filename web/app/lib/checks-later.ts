import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Where a form finds that it could not be checked; it is none of its fields. */
export const UNCHECKED = 'unchecked';
const COULD_NOT_BE = {
  [UNCHECKED]: { type: UNCHECKED, message: 'Your answers could not be checked. Check your connection and try again.' },
};

/**
 * The checks of a form that fetches them when somebody begins to fill it in. Where they cannot be had, `pass` leaves it to
 * the call that follows to say so; `stop` is for a form that no call follows.
 */
export function checksLater<F extends FieldValues, T = F>(
  fetchCheck: () => Promise<Resolver<F, unknown, T>>,
  unfetched: 'pass' | 'stop' = 'pass',
): Resolver<F, unknown, T> {
  let check: Resolver<F, unknown, T> | undefined;
  return async (values, context, options) => {
    // Asking a browser again for what it has takes it a moment, in which somebody may type on.
    check ??= await fetchCheck().catch(() => undefined);
    if (check) return check(values, context, options);
    if (unfetched === 'stop') return { values: {}, errors: COULD_NOT_BE as unknown as FieldErrors<F> };
    return { values: values as unknown as T, errors: {} };
  };
}

/** Fetches ahead what will be wanted soon. What cannot be had yet is asked for again when it is. */
export function fetchAhead(...loads: (() => Promise<unknown>)[]): void {
  for (const load of loads) void load().catch(() => undefined);
}
