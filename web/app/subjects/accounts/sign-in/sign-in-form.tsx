import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { prepareSignInFailed, SignInFailed } from './sign-in-failed.tsx';
import { type Credentials, prepareSignIn, signInResolver, useSignIn } from './use-sign-in.ts';
import '../sign-in.css';

/** Brings in the checks, the call and the dialog while the form is filled in. */
function prepare() {
  prepareSignIn();
  prepareSignInFailed();
}

/** Email and password. Asks the server only when both can be right; the session itself tells the page that it worked. */
export function SignInForm() {
  const { register, handleSubmit, reset, setValue, getValues, formState } = useForm<Credentials>({
    resolver: signInResolver,
  });
  const { errors } = formState;
  const signIn = useSignIn();
  const loading = signIn.isPending || signIn.isSuccess;

  function tryAgain() {
    signIn.reset();
    reset({ email: '', password: '' });
  }

  return (
    <>
      <form
        className="sign-in"
        noValidate
        method="post"
        onFocus={prepare}
        onSubmit={handleSubmit((fields) => signIn.mutate(fields))}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          {...register('email')}
          error={errors.email?.message}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...register('password')}
          error={errors.password?.message}
        />
        <p className="sign-in__forgot">
          <Link to={paths.forgotPassword}>Forgot Password</Link>
        </p>
        <Button kind="go" type="submit" wide busy={loading}>
          {loading ? 'Loading...' : 'Login'}
        </Button>
      </form>
      <DemoAccounts
        onPick={(fields) => {
          setValue('email', fields.email, { shouldValidate: true });
          setValue('password', fields.password, { shouldValidate: true });
        }}
      />
      <SignInFailed error={signIn.error} email={getValues('email')} onClose={tryAgain} />
    </>
  );
}
