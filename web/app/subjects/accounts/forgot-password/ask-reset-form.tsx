import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { checksLater, fetchAhead } from '../../../lib/checks-later.ts';
import { fetched } from '../../../lib/fetched.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { fetchPasswordCalls, useRequestReset } from '../passwords.queries.ts';
import '../sign-in.css';

const fetchCheck = async () => (await import('./check-email.ts')).checkEmail;
const fetchDone = () => import('./check-email-dialog.tsx');
const fetchFailed = () => import('./failed-dialog.tsx');

const resolver = checksLater<{ email: string }>(fetchCheck);
const CheckEmailDialog = fetched(fetchDone);
const FailedDialog = fetched(fetchFailed);

/** Brings in the checks, the call and the dialogs while the form is filled in. */
const prepare = () => fetchAhead(fetchCheck, fetchPasswordCalls, fetchDone, fetchFailed);

/** Step 1 of a forgotten password: which mailbox gets the link. Nobody learns here whether it has an account. */
export function AskResetForm() {
  const { register, handleSubmit, reset, formState } = useForm<{ email: string }>({ resolver });
  const ask = useRequestReset();

  function done() {
    ask.reset();
    reset({ email: '' });
  }

  return (
    <>
      <form className="sign-in" noValidate method="post" onFocus={prepare} onSubmit={handleSubmit(({ email }) => ask.mutate(email))}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          {...register('email')}
          error={formState.errors.email?.message}
        />
        <Button kind="go" type="submit" wide busy={ask.isPending}>
          {ask.isPending ? 'Sending…' : 'Send me a link'}
        </Button>
      </form>
      <Suspense fallback={null}>
        {ask.isSuccess && <CheckEmailDialog onClose={done} />}
        {ask.error && <FailedDialog title="Reset Password Failed." error={ask.error} onClose={() => ask.reset()} />}
      </Suspense>
    </>
  );
}
