import type { Role } from '@careerscoop/contract/accounts';
import MentorMeeting from '@careerscoop/art/scenes/mentor-meeting.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states.tsx';

const WORDS = {
  student: {
    active: ['No session is planned', 'Book a talk from the page of a career, or ask for one about anything else.'],
    history: ['No session yet', 'Talks that you have had with a mentor are kept here.'],
  },
  mentor: {
    active: ['No session is planned', 'A representative writes to you when a student would like to talk with you.'],
    history: ['No session yet', 'Talks that you have had with students are kept here.'],
  },
} as const;

/** Nothing under a tab. Students find the ways to a first session. */
export function SessionsEmpty({ active, role }: { active: boolean; role: Role }) {
  const student = role === 'Student';
  const [title, text] = WORDS[student ? 'student' : 'mentor'][active ? 'active' : 'history'];
  return (
    <EmptyState
      title={title}
      text={text}
      room="mint"
      art={<MentorMeeting />}
      actions={
        student && (
          <>
            <LinkButton kind="go" to={paths.customRequest}>
              Ask for a session
            </LinkButton>
            <LinkButton kind="line" to={paths.scenario(0)}>
              Start Test Now
            </LinkButton>
          </>
        )
      }
    />
  );
}
