import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { EditProfile } from '../subjects/profile/edit-profile.tsx';
import { WithProfile } from '../subjects/profile/with-profile.tsx';
import '../subjects/profile/profile-info.css';

export const meta = () => privateMeta('Edit Profile Info');

export default function EditProfilePage() {
  return (
    <ProfileScreen name="Edit Profile Info" back={paths.profileInfo} className="profile-page">
      <WithProfile fresh>{(profile) => <EditProfile profile={profile} />}</WithProfile>
    </ProfileScreen>
  );
}
