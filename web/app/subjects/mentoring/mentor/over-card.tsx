import type { MentorSession } from '@careerscoop/contract/mentoring';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { yourTime } from '../../../lib/time-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { JoinButton } from '../join-button.tsx';
import { NoShow } from './no-show.tsx';
import { Pending, TalkFacts } from './talk-facts.tsx';
import { TalkMore } from './talk-more.tsx';
import { useTalk } from './use-talk.ts';

/** The time has come or is over: did they talk? */
export function OverCard({ session, zone }: { session: MentorSession; zone: string }) {
  const { id, student, starts_at, may } = session;
  const { press, pending } = useTalk(session);
  const navigate = useNavigate();
  // Who has told us of the student is asked for no words to them.
  const write = (now: MentorSession) => {
    if (now.may.includes('feedback')) void navigate(paths.writeFeedback(id));
  };
  return (
    <section className="card mcard" aria-labelledby={`over-${id}`} id={`session-${id}`} tabIndex={-1}>
      <div className="mcard__h">
        <h2 className="h2" id={`over-${id}`}>
          Did you and {student} talk?
        </h2>
        {session.is_active && <Pending />}
      </div>
      {starts_at && <p className="mcard__when">{yourTime(starts_at, zone)}</p>}
      <TalkFacts session={session} />
      <div className="mcard__b">
        {may.includes('join') && <JoinButton session={session} zone={zone} />}
        <Button busy={pending === 'done'} onClick={() => press('done', write)}>
          We talked
        </Button>
        {may.includes('no_show') && <NoShow session={session} />}
      </div>
      <TalkMore session={session} />
    </section>
  );
}
