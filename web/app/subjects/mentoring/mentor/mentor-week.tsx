import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAnswer } from '../../../lib/use-answer.ts';
import { dayAt } from '../../../lib/time-in-words.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { hoursQuery, standingQuery } from '../mentor.queries.ts';
import { sessionsQuery } from '../mentoring.queries.ts';
import { SessionsSkeleton } from '../sessions-skeleton.tsx';
import { MentorSessions } from './mentor-sessions.tsx';
import { StandingNews } from './standing.tsx';
import { standingNews } from './standing-words.ts';

/** A request or a change of the other side is seen within a minute, without a press. */
const LOOK_AGAIN_MS = 60_000;

/** A mentor's screen of sessions. `welcome` is what somebody reads who is not approved yet. */
export function MentorWeek({ welcome }: { welcome: ReactNode }) {
  const sessions = useAnswer({ ...sessionsQuery, refetchInterval: LOOK_AGAIN_MS });
  const hours = useAnswer(hoursQuery);
  // What stands between them and a talk is said where it is known; without it the week is still theirs to see.
  const { data: standing } = useQuery(standingQuery);
  const failed = sessions.data ? hours : sessions;
  const known = standing && standingNews(standing, dayAt(new Date().toISOString()));
  return (
    <>
      {standing && !standing.approved && !known && welcome}
      {standing && <StandingNews standing={standing} />}
      {sessions.data && hours.data ? (
        <MentorSessions sessions={sessions.data} hours={hours.data} standing={standing} />
      ) : failed.error ? (
        <ErrorState text={failed.error.message} error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      ) : (
        <SessionsSkeleton label="Loading your sessions…" />
      )}
    </>
  );
}
