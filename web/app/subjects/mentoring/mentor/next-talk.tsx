import type { MentorSession } from '@careerscoop/contract/mentoring';
import { timeInWords, weekdayInWords } from '../../../lib/time-in-words.ts';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { JoinButton } from '../join-button.tsx';
import { CallOff } from './call-off.tsx';
import { MoveTalk } from './move-talk.tsx';
import { NoShow } from './no-show.tsx';
import { Pending, TalkFacts } from './talk-facts.tsx';
import { TalkMore } from './talk-more.tsx';
import { useTalk } from './use-talk.ts';

interface TalkProps {
  session: MentorSession;
  /** The mentor's own clock. */
  zone: string;
}

/** The talk that comes next, with the one big time of the screen. */
export function NextTalk({ session, zone }: TalkProps) {
  const { id, student, starts_at, may } = session;
  const { press, pending } = useTalk(session);
  return (
    <Block room="mint" className="mnext" aria-labelledby={`next-${id}`} id={`session-${id}`} tabIndex={-1}>
      <div className="mcard__h">
        <h2 className="h3" id={`next-${id}`}>
          Next: {student}
        </h2>
        <Pending />
      </div>
      {starts_at && (
        <p className="mwhen">
          <b>{weekdayInWords(starts_at, zone)}</b>
          <span className="vh">, </span>
          <span>{timeInWords(starts_at, zone)}, your time</span>
        </p>
      )}
      <TalkFacts session={session} />
      <div className="mcard__b">
        <JoinButton session={session} zone={zone} />
        {may.includes('late') && (
          <Button kind="line" size="small" busy={pending === 'late'} onClick={() => press('late')}>
            Running late
          </Button>
        )}
        {may.includes('move') && <MoveTalk session={session} zone={zone} />}
        {may.includes('cancel') && <CallOff session={session} />}
        {may.includes('no_show') && <NoShow session={session} />}
      </div>
      <TalkMore session={session} />
    </Block>
  );
}
