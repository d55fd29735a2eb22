import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

export function HaveAccount() {
  return (
    <p className="small soft">
      Have an account? <Link to={paths.signIn()}>Login</Link>
    </p>
  );
}
