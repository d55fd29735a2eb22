import type { ComponentProps } from 'react';

import { FieldError, fieldClass, FieldHint, FieldLabel, useFieldIds, type FieldProps } from './field.tsx';

type TextareaFieldProps = FieldProps & ComponentProps<'textarea'>;

/** Some lines of text. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, optional, fieldClass: extra, className, ...area } = props;
  const field = { label, hint, error, optional, fieldClass: extra };
  const { id, hintId, errorId, aria } = useFieldIds(area.id, area.name, field);
  return (
    <div className={fieldClass(field)}>
      <FieldLabel id={id} label={label} optional={optional} />
      <FieldHint id={hintId} hint={hint} />
      <textarea {...area} {...aria} id={id} className={className ? `in ${className}` : 'in'} />
      <FieldError id={errorId} error={error} />
    </div>
  );
}
