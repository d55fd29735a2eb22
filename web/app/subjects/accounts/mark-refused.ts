import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { CallError } from '../../lib/call-error.ts';

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
