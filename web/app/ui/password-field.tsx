import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { FieldError, fieldClass, FieldHint, FieldLabel, useFieldIds, type FieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password that can be shown. Give it autoComplete "current-password" or "new-password". */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, fieldClass: extra, ...input } = props;
  const field = { label, hint, error, optional, fieldClass: extra };
  const { id, hintId, errorId, aria } = useFieldIds(input.id, input.name, field);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={fieldClass(field)}>
      <FieldLabel id={id} label={label} optional={optional} />
      <FieldHint id={hintId} hint={hint} />
      <div className="in-row">
        <input {...input} {...aria} id={id} className="in" type={shown ? 'text' : 'password'} spellCheck={false} />
        <button
          className="in-row__b"
          type="button"
          aria-label="Show password"
          aria-pressed={shown}
          aria-controls={id}
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon className="ic" />
        </button>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
