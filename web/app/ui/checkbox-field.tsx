import type { ComponentProps } from 'react';

import { FieldError, fieldClass, FieldHint, useFieldIds, type FieldProps } from './field.tsx';

type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** Yes or no. The label may hold links; the whole line can be pressed. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, optional, fieldClass: extra, ...input } = props;
  const field = { label, hint, error, optional, fieldClass: extra };
  const { id, hintId, errorId, aria } = useFieldIds(input.id, input.name, field);
  return (
    <div className={fieldClass(field)}>
      <label className="check">
        <input {...input} {...aria} id={id} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldHint id={hintId} hint={hint} />
      <FieldError id={errorId} error={error} />
    </div>
  );
}
