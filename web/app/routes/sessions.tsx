import { useQuery } from '@tanstack/react-query';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { consentQuery } from '../subjects/consent/consent.queries.ts';
import { MentorWeek } from '../subjects/mentoring/mentor/mentor-week.tsx';
import { sessionsQuery } from '../subjects/mentoring/mentoring.queries.ts';
import { SessionsSkeleton } from '../subjects/mentoring/sessions-skeleton.tsx';
import { StudentSessions } from '../subjects/mentoring/student/student-sessions.tsx';
import { MentorStanding } from '../subjects/profile/mentor-standing.tsx';
import { OtherClock } from '../subjects/profile/other-clock.tsx';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('Sessions');

export default function SessionsPage() {
  return (
    <ProfileScreen name="Sessions" className="sessions-page">
      <Sessions />
    </ProfileScreen>
  );
}

function Sessions() {
  const role = useSessionUser()?.role;
  if (role === 'Mentor') return <MentorWeek welcome={<MentorStanding status="waiting" />} />;
  return <StudentsOwn />;
}

function StudentsOwn() {
  const { data, error, refetch, isFetching } = useAnswer(sessionsQuery);
  if (data) {
    return (
      <>
        <OtherClock />
        <OfStudent sessions={data} />
      </>
    );
  }
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SessionsSkeleton label="Loading your sessions…" />;
}

/** A parent of a minor is told whatever the minor is told; the cards say so. */
function OfStudent({ sessions }: { sessions: readonly MentorSession[] }) {
  const isStudent = useSessionUser()?.role === 'Student';
  const { data: consent } = useQuery({ ...consentQuery, enabled: isStudent });
  const isMinor = consent?.needed ?? false;
  const answer = consent?.purposes.find(({ purpose }) => purpose === 'mentor_sessions');
  return <StudentSessions sessions={sessions} isMinor={isMinor} refused={isMinor && answer?.state === 'refused'} />;
}
