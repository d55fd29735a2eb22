import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { CallError } from '../../lib/call-error.ts';

/** What is wrong with a form, in the order of the page, which is not the order in which fields made themselves known. */
export function faultsOf<F extends FieldValues>(errors: FieldErrors<F>, order: readonly Path<F>[]) {
  return order.flatMap((id) => {
    const message = errors[id]?.message;
    return typeof message === 'string' && message ? [{ id, message }] : [];
  });
}

export function focusFirst<F extends FieldValues>(errors: FieldErrors<F>, order: readonly Path<F>[]): void {
  const first = order.find((name) => errors[name]);
  if (first) document.getElementById(first)?.focus();
}

/** Puts the server's refusals at the fields they are about. @returns whether any of them is in this form. */
export function markRefused<F extends FieldValues>(
  form: Pick<UseFormReturn<F>, 'setError'>,
  order: readonly Path<F>[],
  error: CallError,
): boolean {
  const refused = order.filter((name) => error.fields[name]);
  for (const name of refused) form.setError(name, { type: 'server', message: error.fields[name]?.[0] ?? '' });
  return refused.length > 0;
}
