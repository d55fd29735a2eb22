import { useEffect } from 'react';
import { Link } from 'react-router';
import ConeBoard from '@careerscoop/art/scenes/cone-board.tsx';
import { localPath, paths } from '../../../lib/paths.ts';
import { Redirect } from '../../../lib/redirect.tsx';
import { useSessionUser } from '../../../lib/session.ts';
import { EntryLayout } from '../entry-layout.tsx';
import { clearIntent, keepIntent, readIntent } from '../intent.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useAddressParameter } from '../use-address-parameter.ts';

/** The way in. Who is signed in already goes on at once, and never to another house. */
export function SignInPage() {
  const user = useSessionUser();
  const redirect = localPath(useAddressParameter('redirect'));
  const keep = () => redirect && keepIntent(redirect);
  if (user) return <GoOn to={redirect ?? readIntent() ?? paths.profile} />;
  return (
    <EntryLayout
      room="mint"
      panel="Good to see you again"
      art={<ConeBoard crop="xMidYMax meet" />}
      title="Login"
      lead={
        <span className="entry__more">
          New here?{' '}
          <Link to={paths.newStudent()} onClick={keep}>
            Join as a student
          </Link>{' '}
          or{' '}
          <Link to={paths.signUp} onClick={keep}>
            Sign Up
          </Link>{' '}
          another way.
        </span>
      }
    >
      <SignInForm />
    </EntryLayout>
  );
}

function GoOn({ to }: { to: string }) {
  useEffect(clearIntent, []);
  return <Redirect to={to} />;
}
