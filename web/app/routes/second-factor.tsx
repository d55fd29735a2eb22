import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { SecondFactor } from '../subjects/accounts/second-factor/second-factor.tsx';

export const meta = () => privateMeta('Code at Sign-in');

const TO_THE_DESK = { to: paths.desk, label: 'Open the desk' };
const TO_THE_PROFILE = { to: paths.profileInfo, label: 'Back to your profile' };

export default function SecondFactorPage() {
  const role = useSessionUser()?.role;
  const atTheDesk = role === 'Staff' || role === 'Organization';
  return (
    <ProfileScreen
      name="Code at Sign-in"
      lead={atTheDesk ? 'The desk opens with an authenticator app: what is there is about young people.' : 'A second lock on your account.'}
      back={paths.profileInfo}
      className="second-factor"
    >
      <SecondFactor onward={atTheDesk ? TO_THE_DESK : TO_THE_PROFILE} />
    </ProfileScreen>
  );
}
