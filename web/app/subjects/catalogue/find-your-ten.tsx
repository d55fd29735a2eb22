import { paths } from '../../lib/paths.ts';
import { useSessionUser } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** The way into the assessment, for everybody whom it is for. */
export function FindYourTen() {
  const user = useSessionUser();
  if (user && user.role !== 'Student') return null;
  const start = paths.scenario(0);
  return (
    <LinkButton kind="go" to={user ? start : paths.signIn(start)}>
      Find your ten
    </LinkButton>
  );
}
