import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { CallError } from '../../../lib/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Reference } from '../../../ui/reference.tsx';

interface AskPasswordProps {
  /** What its button does. */
  go: string;
  busy: boolean;
  error: CallError | null;
  onSend: (password: string) => void;
}

/** A step that a stranger at an open browser must not take: it asks for the password in the same form. */
export function AskPassword({ go, busy, error, onSend }: AskPasswordProps) {
  const id = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const refused = error?.fields['current_password']?.[0];
  return (
    <form className="factor__form" noValidate method="post" onSubmit={handleSubmit(({ password }) => !busy && onSend(password))}>
      <PasswordField
        id={id}
        label="Your password"
        autoComplete="current-password"
        {...register('password', { required: 'Enter your password.' })}
        error={formState.errors.password?.message ?? refused}
      />
      {error && !refused && (
        <Notice tone="bad">
          {error.message} <Reference of={error} />
        </Notice>
      )}
      <div>
        <Button kind="line" type="submit" busy={busy}>
          {go}
        </Button>
      </div>
    </form>
  );
}
