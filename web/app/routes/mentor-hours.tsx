import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { HoursEditor } from '../subjects/mentoring/hours/hours-editor.tsx';
import { hoursQuery } from '../subjects/mentoring/mentor.queries.ts';
import { SessionsSkeleton } from '../subjects/mentoring/sessions-skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('Your hours');

export default function MentorHoursPage() {
  return (
    <ProfileScreen name="Your hours" role="Mentor" back={paths.sessions} className="hours-page">
      <Hours />
    </ProfileScreen>
  );
}

function Hours() {
  // What is being edited is not taken away by a fresher answer: the form keeps the one that it began with.
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useAnswer(hoursQuery);
  if (data && isFetchedAfterMount) return <HoursEditor kept={data} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SessionsSkeleton label="Loading your hours…" />;
}
