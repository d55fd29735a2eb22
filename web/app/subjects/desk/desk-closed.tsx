import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** For those who are signed in and have no place at the desk, or have it no more. */
export function DeskClosed() {
  return (
    <main id="main" tabIndex={-1} className="wrap desk-closed">
      <h1 className="h2" tabIndex={-1}>
        The desk is for the people who run CareerScoop
      </h1>
      <p className="lead">Your account has no place here. If you work with us, ask an administrator for one.</p>
      <p>
        <Link className="btn" to={paths.profileInfo}>
          Go to your profile
        </Link>
      </p>
    </main>
  );
}
