import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { EditProfile } from '../subjects/profile/edit-profile.tsx';
import { WithProfile } from '../subjects/profile/with-profile.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import '../subjects/profile/profile-info.css';

export const meta = () => privateMeta('Edit Profile Info');

export default function EditProfilePage() {
  usePageName('Edit Profile Info', paths.profileInfo);
  return (
    <RequireSignIn>
      <main id="main" tabIndex={-1} className="wrap profile-page">
        <PageTitle inBar>Edit Profile Info</PageTitle>
        <WithProfile>{(profile) => <EditProfile profile={profile} />}</WithProfile>
      </main>
    </RequireSignIn>
  );
}
