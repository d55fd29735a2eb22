import { useState } from 'react';
import { useParams } from 'react-router';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { weekdayInWords } from '../lib/time-in-words.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { sessionsQuery } from '../subjects/mentoring/mentoring.queries.ts';
import { otherOf, ReportForm } from '../subjects/mentoring/report/report-form.tsx';
import { SessionsSkeleton } from '../subjects/mentoring/sessions-skeleton.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('Tell us what is wrong');

/** A student or a mentor tells the team about a session of theirs. */
export default function ReportSessionPage() {
  return (
    <ProfileScreen name="Tell us what is wrong" back={paths.sessions} className="report-page">
      <Report />
    </ProfileScreen>
  );
}

function Report() {
  const user = useSessionUser();
  const id = Number(useParams()['id']);
  const [told, setTold] = useState<string>();
  const { data, error, refetch, isFetching } = useAnswer(sessionsQuery);
  const back = <LinkButton to={paths.sessions}>To your sessions</LinkButton>;
  if (told) {
    return (
      <EmptyState
        title="Thank you for telling us"
        text={`A person from our safety team reads it and writes to you. ${told} does not learn that it was you.`}
        room="surface"
        actions={back}
      />
    );
  }
  const session = data?.find((each) => each.id === id);
  if (session?.may.includes('report') && user) {
    const other = otherOf(session, user.role);
    return (
      <>
        <p className="lead">
          About your talk with {other}
          {session.datetime && ` on ${weekdayInWords(session.datetime)}`}.
        </p>
        <ReportForm session={session} role={user.role} onSent={() => setTold(other)} />
      </>
    );
  }
  if (data) {
    return (
      <EmptyState
        title="There is nothing to report here"
        text="This session is not yours, or you have told us about it already. If something worries you, write to us at any time."
        room="surface"
        actions={back}
      />
    );
  }
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SessionsSkeleton label="Loading your session…" />;
}
