import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { paths } from '../../../lib/paths.ts';
import { yourTime } from '../../../lib/time-in-words.ts';
import { Block } from '../../../ui/block.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { sessionsQuery } from '../mentoring.queries.ts';
import { slotsQuery } from '../session.queries.ts';
import './career-mentor.css';

/** So many free times are named; the others stand where one is chosen. */
const NAMED = 3;

/** On the page of a career that the student booked: who takes the talk, and when it is or could be. Nothing before there is somebody. */
export function CareerMentor({ onet_code }: { onet_code: string }) {
  const { data } = useQuery(sessionsQuery);
  const session = data?.find((each) => each.onet_code === onet_code && each.is_active && each.mentor_name);
  return session ? <Mentor session={session} /> : null;
}

function Mentor({ session }: { session: MentorSession }) {
  const title = useId();
  const { state, starts_at, mentor_name, mentor_about, may } = session;
  const chooses = may.includes('choose');
  return (
    <Block room="mint" className="career-mentor" aria-labelledby={title}>
      <h2 className="h2" id={title}>
        Meet {mentor_name}, your mentor
      </h2>
      {mentor_about && <p className="career-mentor__about">{mentor_about}</p>}
      {chooses && <NextTimes session={session} />}
      {!chooses && starts_at && (
        <p>
          <b>{yourTime(starts_at)}</b>
          {state === 'held' && `. We wait for ${mentor_name} to say yes.`}
        </p>
      )}
      <div className="row">
        <LinkButton kind={chooses ? 'go' : 'line'} to={paths.sessions}>
          {chooses ? 'Choose a time' : 'See your session'}
        </LinkButton>
      </div>
    </Block>
  );
}

/** The first of the mentor's free times. */
function NextTimes({ session }: { session: MentorSession }) {
  const { data } = useInfiniteQuery(slotsQuery(session.id));
  const next = data?.pages[0]?.slots.slice(0, NAMED) ?? [];
  if (next.length === 0) return null;
  return (
    <>
      <h3 className="h3">Next free times</h3>
      <ul className="career-mentor__times">
        {next.map(({ starts_at }) => (
          <li key={starts_at}>{yourTime(starts_at)}</li>
        ))}
      </ul>
    </>
  );
}
