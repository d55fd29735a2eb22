import { useLocation, useParams } from 'react-router';
import { privateMeta, SECRET_ADDRESS } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { GuardianDoor } from '../subjects/mentoring/door/guardian-door.tsx';
import { OwnDoor } from '../subjects/mentoring/door/own-door.tsx';
import '../subjects/mentoring/door/door.css';

export const meta = () => [...privateMeta('Your session'), SECRET_ADDRESS];

/** The door of a session. A guardian's link holds a token after the sign, and stays in the address: they may load the page again. */
export default function SessionJoinPage() {
  const id = Number(useParams()['id']);
  const token = useLocation().hash.slice(1);
  return (
    <main id="main" tabIndex={-1} className="wrap door-page">
      {token ? (
        <GuardianDoor key={token} token={token} />
      ) : (
        <RequireSignIn>
          <OwnDoor key={id} id={id} />
        </RequireSignIn>
      )}
    </main>
  );
}
