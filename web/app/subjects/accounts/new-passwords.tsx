import type { ChangeEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSettled } from '../../lib/use-settled.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { passwordsDiffer } from './passwords-differ.ts';
import { useRepeatedPassword } from './use-repeated-password.ts';

const DIFFER = 'Passwords do not match';
const TYPING_PAUSE_MS = 600;

interface Passwords extends FieldValues {
  password: string;
  confirm_password: string;
}

/** A new password, twice. That the two differ is said once typing pauses, and is gone as soon as it goes on. */
export function NewPasswords<F extends Passwords, T>({ form }: { form: UseFormReturn<F, unknown, T> }) {
  const { register, watch, clearErrors, getFieldState, formState } = form;
  const [password, confirm] = ['password' as Path<F>, 'confirm_password' as Path<F>];
  const repeat = useRepeatedPassword(form, confirm);
  const typed: Passwords = { password: watch(password), confirm_password: watch(confirm) };
  const pair = JSON.stringify(typed);
  const differ = useSettled(pair, TYPING_PAUSE_MS) === pair && passwordsDiffer(typed);
  return (
    <>
      <PasswordField
        label="Password"
        hint="8 or more characters"
        autoComplete="new-password"
        {...register(password, {
          onChange: (event: ChangeEvent<HTMLInputElement>) => {
            repeat(event);
            clearErrors(confirm);
          },
        })}
        error={getFieldState(password, formState).error?.message}
      />
      <PasswordField
        label="Confirm Password"
        hint="The same once more"
        autoComplete="new-password"
        {...register(confirm, { onChange: () => clearErrors(confirm) })}
        error={differ ? DIFFER : getFieldState(confirm, formState).error?.message}
      />
    </>
  );
}

/** Stops a form whose passwords differ, and says so at the second one. */
export function refuseDiffering<F extends Passwords, T>(form: UseFormReturn<F, unknown, T>): boolean {
  const confirm = 'confirm_password' as Path<F>;
  const differ = passwordsDiffer(form.getValues());
  if (differ) form.setError(confirm, { type: 'differ', message: DIFFER }, { shouldFocus: true });
  return differ;
}
