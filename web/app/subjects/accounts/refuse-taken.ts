import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isTaken } from './accounts.queries.ts';

/** The kind of refusal by which a form knows that other ways lead on. */
export const TAKEN = 'taken';

/** Stops a first page whose email has an account already, and says so there, and not many fields later. */
export async function refuseTaken<F extends FieldValues, T>(form: UseFormReturn<F, unknown, T>, typed: string): Promise<boolean> {
  const taken = await isTaken(typed);
  if (taken) {
    form.setError('email' as Path<F>, { type: TAKEN, message: 'An account with this email already exists.' });
    document.getElementById('email')?.focus();
  }
  return taken;
}
