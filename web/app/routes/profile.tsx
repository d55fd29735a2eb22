import { Navigate } from 'react-router';
import MentorMeeting from '../art/scenes/mentor-meeting.tsx';
import { paths } from '../lib/paths.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useSessionUser } from '../lib/session.ts';
import { displayName, planLabel } from '../shell/plan-label.ts';
import { Block } from '../ui/block.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import './profile.css';

export const meta = () => [{ title: 'Your profile · CareerScoop' }, { name: 'robots', content: 'noindex' }];

export default function ProfilePage() {
  return (
    <RequireSignIn>
      <Profile />
    </RequireSignIn>
  );
}

const COMING = {
  Mentor:
    'Your sessions with students, your About Me and your feedback come here. They open with a later release.',
  Staff: 'The desk for representatives will be here. It opens with a later release.',
} as const;

/** Students land on their careers; what mentors and representatives get is to come, and this says so. */
function Profile() {
  const user = useSessionUser();
  if (!user) return null;
  if (user.role === 'Student') return <Navigate to={paths.recommendations} replace />;
  return (
    <main id="main" tabIndex={-1} className="wrap profile">
      <PageTitle kicker={planLabel(user)}>{displayName(user)}</PageTitle>
      <Block room="mint" className="profile__room">
        <div className="profile__t">
          <h2 className="h2">You are signed in</h2>
          <p className="lead">{COMING[user.role]}</p>
        </div>
        <MentorMeeting className="profile__art" />
      </Block>
    </main>
  );
}
