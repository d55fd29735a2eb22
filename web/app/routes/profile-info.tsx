import { privateMeta } from '../lib/private-meta.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { ConsentPanel } from '../subjects/consent/consent-panel.tsx';
import { ProfileInfo } from '../subjects/profile/profile-info.tsx';
import { WithProfile } from '../subjects/profile/with-profile.tsx';

export const meta = () => privateMeta('Profile Info');

export default function ProfileInfoPage() {
  return (
    <ProfileScreen name="Profile Info" className="profile-page">
      <WithProfile>{(profile) => <ProfileInfo profile={profile} consent={profile.role === 'Student' && <ConsentPanel />} />}</WithProfile>
    </ProfileScreen>
  );
}
