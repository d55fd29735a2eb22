import type { ComponentProps } from 'react';

import { FieldSet } from './field-set.tsx';
import { useFieldIds, type FieldProps } from './field.tsx';
import type { Choice } from './select-field.tsx';

interface PillsFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  choices: readonly Choice[];
  /** The picked value, where the form does not keep it by itself. */
  value?: string | number;
  defaultValue?: string | number;
}

/** One of a few, all to be seen at once. What register() returns goes to each of the radio buttons. */
export function PillsField(props: PillsFieldProps) {
  const { label, hint, error, optional, fieldClass: extra, choices, value, defaultValue, ...input } = props;
  const field = { label, hint, error, optional, fieldClass: extra };
  const ids = useFieldIds(input.id, input.name, field);
  return (
    <FieldSet field={field} ids={ids}>
      <div className="pills">
        {choices.map((choice, index) => (
          <label className="pill" key={choice.value}>
            <input
              {...input}
              id={index === 0 ? ids.id : undefined}
              type="radio"
              name={input.name ?? ids.id}
              value={choice.value}
              checked={value === undefined ? undefined : value === choice.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === choice.value}
              aria-invalid={ids.aria['aria-invalid']}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
