import type { MentorSession } from '@careerscoop/contract/mentoring';
import { timeInWords, weekdayInWords, yourTime } from '../../../lib/time-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CallOff } from './call-off.tsx';
import { Pending, TalkFacts } from './talk-facts.tsx';
import { TalkMore } from './talk-more.tsx';
import { useTalk } from './use-talk.ts';

/** A time is held for the mentor to accept. */
export function AskedCard({ session, zone }: { session: MentorSession; zone: string }) {
  const { id, student, starts_at, held_until, may } = session;
  const { press, pending } = useTalk(session);
  return (
    <section className="card mcard" aria-labelledby={`asks-${id}`} id={`session-${id}`} tabIndex={-1}>
      <div className="mcard__h">
        <h2 className="h2" id={`asks-${id}`}>
          {student} asks for a talk
        </h2>
        {held_until ? (
          <Tag tone="waffle">
            Pending: answer by {weekdayInWords(held_until, zone)}, {timeInWords(held_until, zone)}
          </Tag>
        ) : (
          <Pending />
        )}
      </div>
      {starts_at && <p className="mcard__when">{yourTime(starts_at, zone)}</p>}
      <TalkFacts session={session} />
      <div className="mcard__b">
        {may.includes('accept') && (
          <Button kind="go" busy={pending === 'accept'} onClick={() => press('accept')}>
            Accept
          </Button>
        )}
        {may.includes('cancel') && <CallOff session={session} />}
      </div>
      <p className="small soft">A no is fine. We find somebody else, and {student} hears only that.</p>
      <TalkMore session={session} />
    </section>
  );
}
