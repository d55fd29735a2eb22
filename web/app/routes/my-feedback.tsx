import { useQuery } from '@tanstack/react-query';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useSessionUser } from '../lib/session.ts';
import { FeedbackView } from '../subjects/mentoring/feedback-view.tsx';
import { feedbackQuery, sessionsQuery } from '../subjects/mentoring/mentoring.queries.ts';
import { SessionsSkeleton } from '../subjects/mentoring/sessions-skeleton.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/states.tsx';
import '../subjects/mentoring/sessions.css';

export const meta = () => privateMeta('My Feedback');

export default function MyFeedbackPage() {
  usePageName('My Feedback', paths.profile);
  return (
    <RequireSignIn>
      <main id="main" tabIndex={-1} className="wrap sessions-page">
        <PageTitle inBar>My Feedback</PageTitle>
        <Feedback />
      </main>
    </RequireSignIn>
  );
}

/** The feedback with the sessions that it belongs to: they know who wrote it. */
function Feedback() {
  const user = useSessionUser();
  const feedback = useQuery(feedbackQuery);
  const sessions = useQuery(sessionsQuery);
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
