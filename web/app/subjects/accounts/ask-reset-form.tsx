import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CheckEmailDialog } from './check-email-dialog.tsx';
import { accountEmail } from './email-schema.ts';
import FailedDialog from './failed-dialog.tsx';
import { useRequestReset } from './passwords.queries.ts';
import './sign-in.css';

const schema = z.object({ email: accountEmail });

/** Step 1 of a forgotten password: which mailbox gets the link. Nobody learns here whether it has an account. */
export function AskResetForm() {
  const { register, handleSubmit, reset, formState } = useForm<{ email: string }>({ resolver: zodResolver(schema) });
  const ask = useRequestReset();

  function done() {
    ask.reset();
    reset({ email: '' });
  }

  return (
    <>
      <form className="sign-in" noValidate method="post" onSubmit={handleSubmit(({ email }) => ask.mutate(email))}>
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
      <CheckEmailDialog open={ask.isSuccess} onClose={done} />
      <FailedDialog title="Reset Password Failed." error={ask.error} onClose={() => ask.reset()} />
    </>
  );
}
