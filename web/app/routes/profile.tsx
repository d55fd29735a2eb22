import type { Role } from '@careerscoop/contract/accounts';
import { Navigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { useMedia, WIDE } from '../lib/use-media.ts';
import { ProfileMenu } from '../shell/profile-menu.tsx';
import { displayName, planLabel } from '../shell/plan-label.ts';
import { PageTitle } from '../ui/page-title.tsx';

export const meta = () => privateMeta('Your profile');

const START: Partial<Record<Role, string>> = { Student: paths.recommendations, Mentor: paths.sessions };
/** Who works here, or looks after others, has a place of their own at every width. */
const ELSEWHERE: Partial<Record<Role, string>> = { Staff: paths.desk, Organization: paths.desk, Parent: paths.family };

/** Small screens choose from the menu here; where the menu stands beside everything, the first screen is open. */
export default function ProfilePage() {
  const user = useSessionUser();
  const wide = useMedia(WIDE);
  if (!user) return null;
  const start = ELSEWHERE[user.role] ?? (wide ? START[user.role] : undefined);
  if (start) return <Navigate to={start} replace />;
  return (
    <main id="main" tabIndex={-1} className="wrap pf-home">
      {wide ? <PageTitle kicker={planLabel(user)}>{displayName(user)}</PageTitle> : <ProfileMenu user={user} isScreen />}
    </main>
  );
}
