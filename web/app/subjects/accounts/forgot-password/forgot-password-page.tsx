import { useState } from 'react';
import { Link } from 'react-router';
import Scooper from '@careerscoop/art/scenes/scooper.tsx';
import { paths } from '../../../lib/paths.ts';
import { useHydrated } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { AskResetForm } from './ask-reset-form.tsx';
import { EntryLayout } from '../entry-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useAddressParameter } from '../use-address-parameter.ts';

const frame = { room: 'blue', panel: 'It happens to all of us', art: <Scooper crop="xMidYMax meet" /> } as const;

/** A forgotten password: which mailbox, then by the mailed link the new password. */
export function ForgotPasswordPage() {
  const token = useAddressParameter('token');
  const hydrated = useHydrated();
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <EntryLayout
        {...frame}
        title="Your password is changed"
        lead="For safety, every device is signed out. Log in with your new password."
      >
        <p className="vh" role="status">
          Your password is changed.
        </p>
        <div className="row">
          <LinkButton kind="go" size="large" to={paths.signIn()}>
            Login
          </LinkButton>
        </div>
      </EntryLayout>
    );
  }
  if (token) {
    return (
      <EntryLayout {...frame} title="Choose a new password" lead="Make it one that you use nowhere else.">
        <NewPasswordForm token={token} onDone={() => setDone(true)} />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout
      {...frame}
      title="Forgot Password"
      lead={
        <span className="entry__more not-by-link">
          We mail you a link to choose a new one. Remember it after all? <Link to={paths.signIn()}>Login</Link>
        </span>
      }
    >
      <div className="not-by-link">
        <AskResetForm />
      </div>
      {/* Which of the two steps this is, only the address tells: a built page waits for its scripts where it has a token. */}
      {!hydrated && (
        <div className="by-link">
          <Spinner />
        </div>
      )}
    </EntryLayout>
  );
}
