import MentorMeeting from '../art/scenes/mentor-meeting.tsx';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { PurposeNotice } from '../subjects/consent/purpose-notice.tsx';
import { RequestSession } from '../subjects/mentoring/request-session.tsx';
import { Block } from '../ui/block.tsx';
import { PageTitle } from '../ui/page-title.tsx';

export const meta = () => privateMeta('Custom Request');

export default function CustomRequestPage() {
  usePageName('Custom Request', paths.profile);
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1} className="wrap request-page">
        <PageTitle inBar lead="Half an hour with a mentor, about whatever you want to know. Say what it is.">
          Custom Request
        </PageTitle>
        <PurposeNotice purpose="mentor_sessions" />
        <Block room="mint" as="div" className="request-room">
          <RequestSession />
          <MentorMeeting />
        </Block>
      </main>
    </RequireSignIn>
  );
}
