import { Check } from 'lucide-react';

import { FieldError, fieldClass, FieldHint, useFieldIds, type FieldProps } from './field.tsx';

interface ManyPillsFieldProps extends FieldProps {
  name: string;
  choices: readonly { value: number; label: string }[];
  value: readonly number[];
  onValue: (value: number[]) => void;
}

/** Any number of a few, all to be seen at once: a press picks one, another press takes it away. */
export function ManyPillsField(props: ManyPillsFieldProps) {
  const { label, hint, error, optional, fieldClass: extra, name, choices, value, onValue } = props;
  const field = { label, hint, error, optional, fieldClass: extra };
  const { id, hintId, errorId, aria } = useFieldIds(undefined, name, field);
  return (
    <fieldset className={fieldClass(field)} aria-describedby={aria['aria-describedby']}>
      <legend className="lbl">
        {label}
        {optional && <span className="opt-mark"> (optional)</span>}
      </legend>
      <FieldHint id={hintId} hint={hint} />
      <div className="pills pills--many">
        {choices.map((choice, index) => (
          <label className="pill" key={choice.value}>
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              name={name}
              value={choice.value}
              checked={value.includes(choice.value)}
              onChange={({ target }) =>
                onValue(target.checked ? [...value, choice.value] : value.filter((one) => one !== choice.value))
              }
              aria-invalid={aria['aria-invalid']}
            />
            <span>
              <Check className="ic" />
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
