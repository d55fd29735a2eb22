import { useId } from 'react';
import { CareerSceneFile } from '@careerscoop/art/career-scene-file.tsx';
import MentorMeeting from '@careerscoop/art/scenes/mentor-meeting.tsx';
import type { MentorSession } from '@careerscoop/contract/mentoring';
import { weekdayInWords, yourTime } from '../../../lib/time-in-words.ts';
import { Card } from '../../../ui/block.tsx';
import { AboutMentor } from './about-mentor.tsx';
import { TalkHead } from './talk-head.tsx';
import { TalkLinks } from './talk-links.tsx';

interface WaitingTalkProps {
  session: MentorSession;
  isMinor: boolean;
  /** How long it usually takes, where that is known. */
  usual: string | null;
}

/** Others have the next step: somebody looks for a mentor, or the mentor is asked whether the time suits. */
export function WaitingTalk({ session, isMinor, usual }: WaitingTalkProps) {
  const title = useId();
  const { onet_code, state } = session;
  return (
    <Card as="li" className="meet meet--waits" aria-labelledby={title}>
      {onet_code ? <CareerSceneFile onet_code={onet_code} className="meet__pic" /> : <MentorMeeting className="meet__pic" />}
      <div className="meet__t">
        <TalkHead session={session} id={title} />
        <p>{whatNext(session)}</p>
        {state === 'requested' && usual && <p className="small soft">{usual}</p>}
        <AboutMentor session={session} />
        <TalkLinks session={session} isMinor={isMinor} />
      </div>
    </Card>
  );
}

/** What was asked for, and what comes now. */
function whatNext({ state, mentor_name, starts_at, held_until, wished_at }: MentorSession): string {
  if (state === 'held' && starts_at) {
    const until = held_until ? ` until ${weekdayInWords(held_until)}` : '';
    return `We asked ${mentor_name ?? 'a mentor'} for ${yourTime(starts_at)}. ${mentor_name ?? 'They'} can say yes${until}. You need not do anything.`;
  }
  const wish = wished_at ? `You wished for ${yourTime(wished_at)}. ` : '';
  if (mentor_name) return `${wish}${mentor_name} cannot meet anybody just now. We find out more, or look for somebody else.`;
  return `${wish}We look for somebody who does this work. Then you choose a time, and we write to you.`;
}
