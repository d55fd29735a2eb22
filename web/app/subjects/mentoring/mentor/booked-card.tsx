import type { MentorSession } from '@careerscoop/contract/mentoring';
import { yourTime } from '../../../lib/time-in-words.ts';
import { CallOff } from './call-off.tsx';
import { MoveTalk } from './move-talk.tsx';
import { Pending, TalkFacts } from './talk-facts.tsx';
import { TalkMore } from './talk-more.tsx';

/** A talk further ahead, or one whose time the student still chooses. */
export function BookedCard({ session, zone }: { session: MentorSession; zone: string }) {
  const { id, student, starts_at, may } = session;
  return (
    <section className="card mcard mcard--later" aria-labelledby={`later-${id}`} id={`session-${id}`} tabIndex={-1}>
      <div className="mcard__h">
        <h2 className="h3" id={`later-${id}`}>
          {starts_at ? `Then: ${student}` : `${student} chooses a time`}
        </h2>
        <Pending />
      </div>
      {starts_at ? (
        <p className="mcard__when">{yourTime(starts_at, zone)}</p>
      ) : (
        <p>You need not do anything. {student} sees your free half hours and takes one; then you get a mail.</p>
      )}
      <TalkFacts session={session} />
      {(may.includes('move') || may.includes('cancel')) && (
        <div className="mcard__b">
          {may.includes('move') && <MoveTalk session={session} zone={zone} />}
          {may.includes('cancel') && <CallOff session={session} />}
        </div>
      )}
      <TalkMore session={session} />
    </section>
  );
}
