import type { ReactNode } from 'react';

import { FieldError, fieldClass, FieldHint, type FieldProps, type useFieldIds } from './field.tsx';

interface FieldSetProps {
  field: FieldProps;
  ids: ReturnType<typeof useFieldIds>;
  children: ReactNode;
}

/** Several inputs that are one field. */
export function FieldSet({ field, ids: { hintId, errorId, aria }, children }: FieldSetProps) {
  const { label, hint, error, optional } = field;
  return (
    <fieldset className={fieldClass(field)} aria-describedby={aria['aria-describedby']}>
      <legend className="lbl">
        {label}
        {optional && <span className="opt-mark"> (optional)</span>}
      </legend>
      <FieldHint id={hintId} hint={hint} />
      {children}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
