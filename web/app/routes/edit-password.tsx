import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { EditPassword } from '../subjects/accounts/edit-password/edit-password.tsx';
import { SignOutEverywhere } from '../subjects/accounts/edit-password/sign-out-everywhere.tsx';

export const meta = () => privateMeta('Change Password');

export default function EditPasswordPage() {
  return (
    <ProfileScreen
      name="Change Password"
      lead="When you save, your other devices are signed out."
      back={paths.profileInfo}
      className="edit-password"
    >
      <EditPassword />
      <SignOutEverywhere />
    </ProfileScreen>
  );
}
