import type { ComponentProps } from 'react';

import { FieldError, fieldClass, FieldHint, FieldLabel, useFieldIds, type FieldProps } from './field.tsx';

export interface Choice {
  value: string | number;
  label: string;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  choices: readonly Choice[];
  /** Shown first with an empty value, such as "Choose one". */
  placeholder?: string;
}

/** One of many. The browser's own select: it opens fast and works with every phone and screen reader. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, fieldClass: extra, className, choices, placeholder, ...select } = props;
  const field = { label, hint, error, optional, fieldClass: extra };
  const { id, hintId, errorId, aria } = useFieldIds(select.id, select.name, field);
  return (
    <div className={fieldClass(field)}>
      <FieldLabel id={id} label={label} optional={optional} />
      <FieldHint id={hintId} hint={hint} />
      <select {...select} {...aria} id={id} className={className ? `in ${className}` : 'in'}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
