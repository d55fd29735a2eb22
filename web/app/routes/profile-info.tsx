import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { ProfileInfo } from '../subjects/profile/profile-info.tsx';
import { WithProfile } from '../subjects/profile/with-profile.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export const meta = () => [{ title: 'Profile Info · CareerScoop' }, { name: 'robots', content: 'noindex' }];

export default function ProfileInfoPage() {
  return (
    <RequireSignIn>
      <main id="main" tabIndex={-1} className="wrap profile-page">
        <PageTitle>Profile Info</PageTitle>
        <WithProfile>{(profile) => <ProfileInfo profile={profile} />}</WithProfile>
      </main>
    </RequireSignIn>
  );
}
