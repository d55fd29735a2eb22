import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { ConsentPanel } from '../subjects/consent/consent-panel.tsx';
import { ProfileInfo } from '../subjects/profile/profile-info.tsx';
import { WithProfile } from '../subjects/profile/with-profile.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export const meta = () => privateMeta('Profile Info');

export default function ProfileInfoPage() {
  usePageName('Profile Info', paths.profile);
  return (
    <RequireSignIn>
      <main id="main" tabIndex={-1} className="wrap profile-page">
        <PageTitle inBar>Profile Info</PageTitle>
        <WithProfile>{(profile) => <ProfileInfo profile={profile} consent={profile.role === 'Student' && <ConsentPanel />} />}</WithProfile>
      </main>
    </RequireSignIn>
  );
}
