import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useIsDemo } from '../../../lib/site.ts';
import { prepareSignInFailed, SignInFailed } from './sign-in-failed.tsx';
import { checksLater, fetchAhead } from '../../../lib/checks-later.ts';
import { fetched } from '../../../lib/fetched.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { type Credentials, fetchSignIn, useSignIn } from './sign-in.queries.ts';
import '../sign-in.css';

const CodeStep = fetched(() => import('./code-step.tsx'));

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
  const [known, setKnown] = useState<Credentials | null>(null);

  function send(fields: Credentials) {
    signIn.mutate(fields, { onError: ({ code }) => code === 'code_needed' && setKnown(fields) });
  }

  function tryAgain() {
    signIn.reset();
    reset({ email: '', password: '' });
    setKnown(null);
  }

  if (known) {
    return (
      <Suspense fallback={<Spinner>One moment…</Spinner>}>
        <CodeStep credentials={known} onBack={tryAgain} />
      </Suspense>
    );
  }

  return (
    <>
      <form className="sign-in" noValidate method="post" onFocus={prepare} onSubmit={handleSubmit(send)}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          {...register('email')}
          error={errors.email?.message}
        />
        <PasswordField label="Password" autoComplete="current-password" {...register('password')} error={errors.password?.message} />
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

const PASSWORD = 'scoop-demo-2026';
const PEOPLE = [
  { email: 'student@demo.careerscoop.app', who: 'A student who has her ten' },
  { email: 'new@demo.careerscoop.app', who: 'A student at the very start' },
  { email: 'mentor@demo.careerscoop.app', who: 'A mentor' },
  { email: 'parent@demo.careerscoop.app', who: 'Her parent' },
  { email: 'staff@demo.careerscoop.app', who: 'Somebody who runs the desk' },
  { email: 'coordinator@demo.careerscoop.app', who: 'A coordinator at her school' },
];

/** On a demo, who can be tried. Elsewhere there is nothing to see. */
function DemoAccounts({ onPick }: { onPick: (fields: Credentials) => void }) {
  if (!useIsDemo()) return null;
  return (
    <details className="demo">
      <summary>Demo accounts</summary>
      <p className="small">
        This is a demo. The password of all is <code>{PASSWORD}</code>
      </p>
      <ul>
        {PEOPLE.map(({ email, who }) => (
          <li key={email}>
            <button type="button" className="demo__b" onClick={() => onPick({ email, password: PASSWORD })}>
              <b>{email}</b>
              <span>{who}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const fetchCheck = async () => (await import('./check-sign-in.ts')).checkSignIn;

/** Brings in what the form needs once it is sent, while it is filled in. */
const prepareSignIn = () => fetchAhead(fetchSignIn, fetchCheck);

const signInResolver = checksLater<Credentials>(fetchCheck);
