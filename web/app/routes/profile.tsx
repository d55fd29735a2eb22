import type { Role } from '@careerscoop/contract/accounts';
import { Navigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { useMedia, WIDE } from '../lib/use-media.ts';
import { ProfileMenu } from '../shell/profile-menu.tsx';
import { displayName, planLabel } from '../shell/plan-label.ts';
import { Block } from '../ui/block.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export const meta = () => privateMeta('Your profile');

const START: Partial<Record<Role, string>> = { Student: paths.recommendations, Mentor: paths.sessions };

/** Small screens choose from the menu here; where the menu stands beside everything, the first screen is open. */
export default function ProfilePage() {
  const user = useSessionUser();
  const wide = useMedia(WIDE);
  if (!user) return null;
  const start = START[user.role];
  if (wide && start) return <Navigate to={start} replace />;
  return (
    <main id="main" tabIndex={-1} className="wrap pf-home">
      {wide ? <PageTitle kicker={planLabel(user)}>{displayName(user)}</PageTitle> : <ProfileMenu user={user} isScreen />}
      {user.role === 'Staff' && (
        <Block room="mint" pad>
          <p className="lead">The desk for representatives will be here. It opens with a later release.</p>
        </Block>
      )}
    </main>
  );
}
