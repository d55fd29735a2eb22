import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { displayName } from '../shell/plan-label.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { HoursGiven } from '../subjects/mentoring/given/hours-given.tsx';
import { standingQuery } from '../subjects/mentoring/mentor.queries.ts';
import { SessionsSkeleton } from '../subjects/mentoring/sessions-skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('Hours you gave');

export default function HoursGivenPage() {
  return (
    <ProfileScreen name="Hours you gave" role="Mentor" back={paths.sessions} className="given-page">
      <Given />
    </ProfileScreen>
  );
}

function Given() {
  const user = useSessionUser();
  const { data, error, refetch, isFetching } = useAnswer(standingQuery);
  if (data && user) return <HoursGiven given={data.given} name={displayName(user)} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SessionsSkeleton label="Loading your hours…" />;
}
