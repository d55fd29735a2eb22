import { Outlet, useMatch } from 'react-router';
import { paths } from '../lib/paths.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useSessionUser } from '../lib/session.ts';
import { useMedia, WIDE } from '../lib/use-media.ts';
import { ProfileMenu } from '../shell/profile-menu.tsx';
import { BelowProfile } from './below-profile.tsx';
import './profile-layout.css';

/** What stands round every screen of the signed-in area: the menu beside it where there is room for both. */
export default function ProfileLayout() {
  return (
    <RequireSignIn>
      <Profile />
    </RequireSignIn>
  );
}

function Profile() {
  const user = useSessionUser();
  const wide = useMedia(WIDE);
  // Who is leaving has one screen and nowhere else to go.
  const staying = user !== null && !user.deletion_on;
  const withMenu = wide && staying;
  const isMenuAlone = useMatch(paths.profile) !== null;
  return (
    <div className={withMenu ? 'pf' : undefined}>
      {withMenu && (
        <aside className="pf__m" aria-label="Your profile">
          <ProfileMenu user={user} />
        </aside>
      )}
      {/* The screen; what belongs below all of them stands after it, in the same column. */}
      <div className="pf__c">
        <Outlet />
        {staying && !isMenuAlone && <BelowProfile />}
      </div>
    </div>
  );
}
