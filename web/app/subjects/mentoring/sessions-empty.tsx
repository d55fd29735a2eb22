import type { Role } from '@careerscoop/contract/accounts';
import MentorMeeting from '@careerscoop/art/scenes/mentor-meeting.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states.tsx';

const WORDS = {
  student: {
    active: [
      'No session is planned',
      'Book a talk from the page of a career, or ask for one about anything else. We find somebody who does the work, and you choose a time.',
    ],
    history: ['No session yet', 'Talks that you have had with a mentor are kept here. After each you can write what you took from it.'],
    refused: [
      'No session is planned',
      'Your parent answered no to talks with a mentor, so they are closed for now. Only your parent can open them again.',
    ],
  },
  mentor: {
    active: ['No session is planned', 'A representative writes to you when a student would like to talk with you.'],
    history: ['No session yet', 'Talks that you have had with students are kept here.'],
  },
} as const;

interface SessionsEmptyProps {
  active: boolean;
  role: Role;
  /** How long an answer usually takes, in words, where that is known. */
  usual?: string | null;
  /** A parent answered no to talks with a mentor. */
  refused?: boolean;
}

/** Nothing under a tab. Students find the ways to a first session, or why there is none. */
export function SessionsEmpty({ active, role, usual = null, refused = false }: SessionsEmptyProps) {
  const student = role === 'Student';
  if (active && student && refused) return <Refused />;
  const [title, text] = WORDS[student ? 'student' : 'mentor'][active ? 'active' : 'history'];
  return (
    <EmptyState
      title={title}
      text={active && usual ? `${text} ${usual}` : text}
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

function Refused() {
  const [title, text] = WORDS.student.refused;
  const see = (
    <LinkButton kind="line" to={paths.profileConsent}>
      See where it stands
    </LinkButton>
  );
  return <EmptyState title={title} text={text} room="mint" art={<MentorMeeting />} actions={see} />;
}
