import { useQuery } from '@tanstack/react-query';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { consentQuery } from '../subjects/consent/consent.queries.ts';
import { sessionsQuery } from '../subjects/mentoring/mentoring.queries.ts';
import { SessionsSkeleton } from '../subjects/mentoring/sessions-skeleton.tsx';
import { SessionsView } from '../subjects/mentoring/sessions-view.tsx';
import { StudentSessions } from '../subjects/mentoring/student/student-sessions.tsx';
import { MentorStanding } from '../subjects/profile/mentor-standing.tsx';
import { profileQuery } from '../subjects/profile/profile.queries.ts';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('Sessions');

export default function SessionsPage() {
  return (
    <ProfileScreen name="Sessions" className="sessions-page">
      <Waiting />
      <Sessions />
    </ProfileScreen>
  );
}

/** Mentors who are not approved yet begin here: they read first where they stand. */
function Waiting() {
  const isMentor = useSessionUser()?.role === 'Mentor';
  const { data } = useQuery({ ...profileQuery, enabled: isMentor });
  return data?.mentor_status === 'waiting' ? <MentorStanding status="waiting" /> : null;
}

function Sessions() {
  const user = useSessionUser();
  const { data, error, refetch, isFetching } = useAnswer(sessionsQuery);
  if (data && user?.role === 'Student') return <OfStudent sessions={data} />;
  if (data && user) return <SessionsView sessions={data} role={user.role} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SessionsSkeleton label="Loading your sessions…" />;
}

/** A parent of a minor is told whatever the minor is told; the cards say so. */
function OfStudent({ sessions }: { sessions: readonly MentorSession[] }) {
  const { data: consent } = useQuery(consentQuery);
  return <StudentSessions sessions={sessions} isMinor={consent?.needed ?? false} usual={null} />;
}
