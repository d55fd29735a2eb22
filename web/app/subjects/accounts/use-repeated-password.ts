import { useRef, type ChangeEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** What fingers do; a password manager and pasting are neither. */
const BY_HAND = /^(insertText|insertComposition|delete)/;

/**
 * For the first of two fields of a new password: where a password manager fills it, or it is pasted, the second gets the
 * same. It is there against slips of the fingers. What somebody wrote into the second stays.
 */
export function useRepeatedPassword<F extends FieldValues, T>(
  { getValues, setValue, formState }: Pick<UseFormReturn<F, unknown, T>, 'getValues' | 'setValue' | 'formState'>,
  second: Path<F>,
) {
  const filled = useRef('');
  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const held = (getValues(second) as string | undefined) ?? '';
    if (held !== filled.current) return;
    const byHand = BY_HAND.test((nativeEvent as InputEvent | undefined)?.inputType ?? '');
    if (byHand && held === '') return;
    // Changed by hand afterwards, it has to be repeated by hand.
    filled.current = byHand ? '' : target.value;
    setValue(second, filled.current as PathValue<F, Path<F>>, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
}
