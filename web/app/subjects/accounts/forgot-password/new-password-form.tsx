import { Suspense, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { checksLater, fetchAhead } from '../../../lib/checks-later.ts';
import { fetched } from '../../../lib/fetched.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { paths } from '../../../lib/paths.ts';
import { useRepeatedPassword } from '../use-repeated-password.ts';
import { fetchPasswordCalls, useConfirmReset, type NewPassword } from '../passwords.queries.ts';
import '../sign-in.css';

type Fields = Omit<NewPassword, 'token'>;

const fetchCheck = async () => (await import('./check-new-password.ts')).checkNewPassword;
const fetchFailed = () => import('./failed-dialog.tsx');

const resolver = checksLater<Fields>(fetchCheck);
const FailedDialog = fetched(fetchFailed);

/** Brings in the checks, the call and the dialog while the form is filled in. */
const prepare = () => fetchAhead(fetchCheck, fetchPasswordCalls, fetchFailed);

const DEAD_LINK: readonly (string | undefined)[] = ['bad_link', 'link_expired', 'link_used'];

/** Step 2 of a forgotten password. The link is used up by Save alone, never by opening the page. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm<Fields>({ resolver });
  const { register, handleSubmit, setError, trigger, formState } = form;
  const repeat = useRepeatedPassword(form, 'confirm_password');
  const { errors, isSubmitted } = formState;
  const confirm = useConfirmReset();
  const refusedField = confirm.error?.fields['new_password']?.[0];
  // A link that is cut off is refused as a field that this form does not have.
  const dead = DEAD_LINK.includes(confirm.error?.code) || confirm.error?.fields['token'] !== undefined;

  function save(fields: Fields) {
    confirm.mutate(
      { ...fields, token },
      {
        onSuccess: onDone,
        onError: ({ fields: { new_password } }) => {
          if (new_password?.[0]) setError('new_password', { message: new_password[0] }, { shouldFocus: true });
        },
      },
    );
  }

  return (
    <>
      <form className="sign-in" noValidate method="post" onFocus={prepare} onSubmit={handleSubmit(save)}>
        <PasswordField
          label="New Password"
          hint="8 or more characters"
          autoComplete="new-password"
          {...register('new_password', {
            onChange: (event: ChangeEvent<HTMLInputElement>) => {
              repeat(event);
              if (isSubmitted) void trigger('confirm_password');
            },
          })}
          error={errors.new_password?.message}
        />
        <PasswordField
          label="Confirm Password"
          hint="The same once more"
          autoComplete="new-password"
          {...register('confirm_password')}
          error={errors.confirm_password?.message}
        />
        <Button kind="go" type="submit" wide busy={confirm.isPending}>
          {confirm.isPending ? 'Saving…' : 'Save new password'}
        </Button>
      </form>
      <Suspense fallback={null}>
        {confirm.error && !refusedField && (
          <FailedDialog
            title="Reset Password Failed."
            error={confirm.error}
            onClose={() => confirm.reset()}
            actions={
              dead && (
                <LinkButton to={paths.forgotPassword} onClick={() => confirm.reset()}>
                  Get a new link
                </LinkButton>
              )
            }
          />
        )}
      </Suspense>
    </>
  );
}
