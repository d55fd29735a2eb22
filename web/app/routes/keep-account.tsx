import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { signOut } from '@careerscoop/contract/accounts';
import type { Profile } from '@careerscoop/contract/profile';
import { call } from '../lib/call.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { session, useSessionUser } from '../lib/session.ts';
import { useLeave } from '../lib/use-leave.ts';
import { KeepAccount } from '../subjects/profile/keep-account.tsx';
import { WithProfile } from '../subjects/profile/with-profile.tsx';
import '../subjects/profile/profile-info.css';

export const meta = () => privateMeta('Keep your account?');

export default function KeepAccountPage() {
  const leave = useLeave();

  function signOutHere() {
    const refresh = session.refreshToken();
    // Here it ends at once; the server is told, and its failure changes nothing.
    if (refresh) void call(signOut, { body: { refresh } }).catch(() => undefined);
    leave(paths.home);
  }

  return (
    <main id="main" tabIndex={-1} className="wrap profile-page">
      <WithProfile fresh>
        {(profile) => (profile.deletion_on ? <KeepAccount profile={profile} onSignOut={signOutHere} /> : <Kept profile={profile} />)}
      </WithProfile>
    </main>
  );
}

/** Kept elsewhere: what the browser holds of the person learns of it first, else the profile would lead back here for ever. */
function Kept({ profile }: { profile: Profile }) {
  const user = useSessionUser();
  useEffect(() => {
    if (session.user()?.id === profile.id) session.keepUser(profile);
  }, [profile]);
  return user?.deletion_on ? null : <Navigate to={paths.profile} replace />;
}
