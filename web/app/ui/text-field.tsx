import type { ComponentProps } from 'react';

import { FieldError, fieldClass, FieldHint, FieldLabel, useFieldIds, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

/** One line of text. Spread what register() of react-hook-form returns into it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, fieldClass: extra, className, ...input } = props;
  const field = { label, hint, error, optional, fieldClass: extra };
  const { id, hintId, errorId, aria } = useFieldIds(input.id, input.name, field);
  return (
    <div className={fieldClass(field)}>
      <FieldLabel id={id} label={label} optional={optional} />
      <FieldHint id={hintId} hint={hint} />
      <input {...input} {...aria} id={id} className={className ? `in ${className}` : 'in'} />
      <FieldError id={errorId} error={error} />
    </div>
  );
}
