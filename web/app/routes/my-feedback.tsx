import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { FeedbackView } from '../subjects/mentoring/feedback-view.tsx';
import { feedbackQuery, sessionsQuery } from '../subjects/mentoring/mentoring.queries.ts';
import { SessionsSkeleton } from '../subjects/mentoring/sessions-skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';
import '../subjects/mentoring/sessions.css';

export const meta = () => privateMeta('My Feedback');

export default function MyFeedbackPage() {
  return (
    <ProfileScreen name="My Feedback" className="sessions-page">
      <Feedback />
    </ProfileScreen>
  );
}

/** The feedback with the sessions that it belongs to: they know who wrote it. */
function Feedback() {
  const user = useSessionUser();
  const feedback = useAnswer(feedbackQuery);
  const sessions = useAnswer(sessionsQuery);
  const error = feedback.error ?? sessions.error;
  if (feedback.data && sessions.data && user) {
    return <FeedbackView feedback={feedback.data} sessions={sessions.data} role={user.role} />;
  }
  if (error) {
    const retry = () => void Promise.all([feedback.refetch(), sessions.refetch()]);
    return <ErrorState text={error.message} onRetry={retry} retrying={feedback.isFetching || sessions.isFetching} />;
  }
  return <SessionsSkeleton label="Loading your feedback…" />;
}
