import SmilingScoop from '@careerscoop/art/scenes/smiling-scoop.tsx';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { weekdayInWords } from '../lib/time-in-words.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { MentorFeedbackForm } from '../subjects/mentoring/feedback/mentor-feedback-form.tsx';
import { StudentFeedbackForm } from '../subjects/mentoring/feedback/student-feedback-form.tsx';
import { sessionsQuery } from '../subjects/mentoring/mentoring.queries.ts';
import { SessionsSkeleton } from '../subjects/mentoring/sessions-skeleton.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('Write feedback');

/** Either side writes to the other after their session. */
export default function WriteFeedbackPage() {
  const id = Number(useParams()['id']);
  const { data, error, refetch, isFetching } = useAnswer(sessionsQuery);
  const isMentor = useSessionUser()?.role === 'Mentor';
  const session = data?.find((each) => each.id === id);
  const questions = isMentor ? 'Three short questions.' : 'Two short questions.';
  return (
    <ProfileScreen
      name={session ? `Two minutes for ${partnerIn(session, isMentor)}` : 'Write feedback'}
      lead={session?.datetime ? `You talked on ${weekdayInWords(session.datetime)}. ${questions}` : undefined}
      back={paths.sessions}
      className="feedback-page"
    >
      {data ? (
        <Feedback session={session} isMentor={isMentor} />
      ) : error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SessionsSkeleton label="Loading your session…" />
      )}
    </ProfileScreen>
  );
}

/** Said to everybody whose words are read first: why they are is nobody's to guess, since it may be what another person told us. */
const WE_PASS_ON = 'We pass on no numbers, links or names of apps.';

/** The first name of the other side. */
const partnerIn = ({ student, mentor_name }: MentorSession, isMentor: boolean) => (isMentor ? student : (mentor_name ?? 'your mentor'));

function Feedback({ session, isMentor }: { session: MentorSession | undefined; isMentor: boolean }) {
  const [sent, setSent] = useState<{ held: boolean }>();
  const back = <LinkButton to={paths.sessions}>{isMentor ? 'To your week' : 'To your sessions'}</LinkButton>;
  if (sent && session) {
    const when = `${partnerIn(session, isMentor)} reads it once they have written too, or after 7 days.`;
    return (
      <EmptyState
        title="Thank you, it is on its way"
        text={sent.held ? `One of us reads it first, as we do with some of what is written here. ${WE_PASS_ON} Then ${when}` : when}
        art={<SmilingScoop />}
        actions={back}
      />
    );
  }
  const Form = isMentor ? MentorFeedbackForm : StudentFeedbackForm;
  if (session?.may.includes('feedback')) return <Form session={session} onSent={(held) => setSent({ held })} />;
  return (
    <EmptyState
      title={session?.feedback_given ? 'You have written already' : 'There is nothing to write yet'}
      text={
        session?.feedback_given
          ? 'Each side writes once. Thank you for doing it.'
          : 'Feedback opens once a session has taken place, and only for who was in it.'
      }
      actions={back}
    />
  );
}
