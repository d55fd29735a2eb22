import type { FieldError } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { TAKEN } from './refuse-taken.ts';

/** The ways on for somebody whose email has an account already, once its field says so. */
export function EmailTaken({ error }: { error: FieldError | undefined }) {
  if (error?.type !== TAKEN) return null;
  return (
    <div className="form-grid__w2">
      <Notice>
        You have been here before? <TakenWays /> What you typed stays while you look.
      </Notice>
    </div>
  );
}

export function TakenWays() {
  return (
    <>
      <Link to={paths.signIn()}>Login</Link>, or <Link to={paths.forgotPassword}>Forgot Password</Link>.
    </>
  );
}
