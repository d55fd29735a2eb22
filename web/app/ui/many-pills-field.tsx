import { Check } from 'lucide-react';

import { FieldSet } from './field-set.tsx';
import { useFieldIds, type FieldProps } from './field.tsx';

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
  const ids = useFieldIds(undefined, name, field);
  return (
    <FieldSet field={field} ids={ids}>
      <div className="pills pills--many">
        {choices.map((choice, index) => (
          <label className="pill" key={choice.value}>
            <input
              id={index === 0 ? ids.id : undefined}
              type="checkbox"
              name={name}
              value={choice.value}
              checked={value.includes(choice.value)}
              onChange={({ target }) => onValue(target.checked ? [...value, choice.value] : value.filter((one) => one !== choice.value))}
              aria-invalid={ids.aria['aria-invalid']}
            />
            <span>
              <Check className="ic" />
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
