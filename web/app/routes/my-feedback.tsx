import { useQuery } from '@tanstack/react-query';
import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { FeedbackView } from '../subjects/mentoring/feedback-view.tsx';
import { FeedbackToWrite } from '../subjects/mentoring/feedback/feedback-to-write.tsx';
import { feedbackQuery, sessionsQuery } from '../subjects/mentoring/mentoring.queries.ts';
import { SessionsSkeleton } from '../subjects/mentoring/sessions-skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';
import '../subjects/mentoring/sessions.css';

export const meta = () => privateMeta('My Feedback');

export default function MyFeedbackPage() {
  return (
    <ProfileScreen name="My Feedback" className="sessions-page">
      <ToWrite />
      <Feedback />
    </ProfileScreen>
  );
}

/** Sessions about which the reader can still write come first: who writes, reads what the other wrote. */
function ToWrite() {
  const user = useSessionUser();
  const { data } = useQuery(sessionsQuery);
  return user && data ? <FeedbackToWrite sessions={data} role={user.role} /> : null;
}

function Feedback() {
  const user = useSessionUser();
  const { data, error, refetch, isFetching } = useAnswer(feedbackQuery);
  if (data && user) return <FeedbackView feedback={data} role={user.role} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SessionsSkeleton label="Loading your feedback…" />;
}
