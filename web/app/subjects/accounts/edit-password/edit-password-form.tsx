import { changePasswordForm, type PasswordChange } from '@careerscoop/contract/passwords';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Reference } from '../../../ui/reference.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useSetPassword } from '../passwords.queries.ts';
import { useRepeatedPassword } from '../use-repeated-password.ts';

const EMPTY: PasswordChange = { current_password: '', new_password: '', confirm_password: '' };
const FIELDS = Object.keys(EMPTY) as (keyof PasswordChange)[];

/** A new password for who knows the old one. Save waits while anything on the page is wrong. */
export function EditPasswordForm({ onDone }: { onDone: () => void }) {
  const form = useForm<PasswordChange>({
    resolver: zodResolver(changePasswordForm),
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const { register, handleSubmit, setError, trigger, getFieldState, formState } = form;
  const repeat = useRepeatedPassword(form, 'confirm_password');
  const { errors, isDirty } = formState;
  const save = useSetPassword();
  const isWrong = FIELDS.some((name) => errors[name]);
  const refusedFields = FIELDS.some((name) => save.error?.fields[name]);

  function send(fields: PasswordChange) {
    save.mutate(fields, {
      onSuccess: onDone,
      onError: (error) => {
        for (const name of FIELDS) {
          const [message] = error.fields[name] ?? [];
          if (message) setError(name, { message }, { shouldFocus: true });
        }
      },
    });
  }

  return (
    <form className="edit-password__form" noValidate method="post" onSubmit={handleSubmit(send)}>
      <LeaveGuard when={isDirty && !save.isSuccess} />
      <PasswordField
        label="Current Password"
        hint="So that nobody else changes it on your screen"
        autoComplete="current-password"
        {...register('current_password')}
        error={errors.current_password?.message}
      />
      <PasswordField
        label="New Password"
        hint="8 or more characters"
        autoComplete="new-password"
        {...register('new_password', {
          // The second field is right or wrong by the first one as well.
          onChange: (event: ChangeEvent<HTMLInputElement>) => {
            repeat(event);
            if (getFieldState('confirm_password').isTouched) void trigger('confirm_password');
          },
        })}
        error={errors.new_password?.message}
      />
      <PasswordField
        label="Confirm New Password"
        hint="The same once more"
        autoComplete="new-password"
        {...register('confirm_password')}
        error={errors.confirm_password?.message}
      />
      <p className="edit-password__forgot">
        Forgot the current one? <Link to={paths.forgotPassword}>Get a link by mail</Link>
      </p>
      {save.error && !refusedFields && (
        <Notice tone="bad">
          {save.error.messages.join(' ')} <Reference of={save.error} />
        </Notice>
      )}
      <div className="row edit-password__go">
        <LinkButton kind="line" to={paths.profileInfo}>
          Cancel
        </LinkButton>
        <Button type="submit" disabled={isWrong} busy={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
