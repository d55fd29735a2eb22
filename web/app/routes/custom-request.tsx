import MentorMeeting from '@careerscoop/art/scenes/mentor-meeting.tsx';
import { privateMeta } from '../lib/private-meta.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { PurposeNotice } from '../subjects/consent/purpose-notice.tsx';
import { RequestSession } from '../subjects/mentoring/request-session.tsx';
import { Block } from '../ui/block.tsx';

export const meta = () => privateMeta('Custom Request');

export default function CustomRequestPage() {
  return (
    <ProfileScreen
      name="Custom Request"
      lead="Half an hour with a mentor, about whatever you want to know. Say what it is."
      role="Student"
      className="request-page"
    >
      <PurposeNotice purpose="mentor_sessions" />
      <Block room="mint" as="div" className="request-room">
        <RequestSession />
        <MentorMeeting />
      </Block>
    </ProfileScreen>
  );
}
