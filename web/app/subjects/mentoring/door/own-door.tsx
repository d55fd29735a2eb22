import { useQuery } from '@tanstack/react-query';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { paths } from '../../../lib/paths.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { yourTime } from '../../../lib/time-in-words.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { sessionsQuery } from '../mentoring.queries.ts';
import { ClosedDoor } from './closed-door.tsx';
import { doorQuery } from './door.queries.ts';
import { OpenDoor } from './open-door.tsx';

/** The door for the student and the mentor of a session. */
export function OwnDoor({ id }: { id: number }) {
  const isMentor = useSessionUser()?.role === 'Mentor';
  const door = useAnswer(doorQuery(id));
  const { data: sessions } = useQuery(sessionsQuery);
  const session = sessions?.find((each) => each.id === id);
  const actions = (
    <>
      <LinkButton to={paths.sessions}>To your sessions</LinkButton>
      {session?.may.includes('report') && (
        <LinkButton kind="line" to={paths.reportSession(id)}>
          Something is wrong
        </LinkButton>
      )}
    </>
  );
  if (door.data) {
    return (
      <OpenDoor url={door.data.url} what={session ? whatOf(session, isMentor) : 'Your session begins.'}>
        {session && session.questions.length > 0 && <Questions of={session} />}
        <div className="row">{actions}</div>
      </OpenDoor>
    );
  }
  if (door.error) {
    return <ClosedDoor error={door.error} actions={actions} onRetry={() => void door.refetch()} retrying={door.isFetching} />;
  }
  return <Spinner>Looking whether the door is open…</Spinner>;
}

function whatOf({ student, mentor_name, starts_at }: MentorSession, isMentor: boolean): string {
  const other = isMentor ? student : (mentor_name ?? 'your mentor');
  return `Your talk with ${other}${starts_at ? `: ${yourTime(starts_at)}` : ''}.`;
}

function Questions({ of: { questions, mentor_name } }: { of: MentorSession }) {
  return (
    <section className="card room-door" aria-labelledby="door-questions">
      <h2 id="door-questions" className="h3">
        Questions to ask {mentor_name ?? 'your mentor'}
      </h2>
      <ol className="room-door__rules">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </section>
  );
}
