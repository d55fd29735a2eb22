import type { ChatNotice } from '@careerscoop/contract/chat';

const MINUTE = 60_000;
/** Who has written nothing for so long has had a break. */
const PAUSE_MS = 30 * MINUTE;
const AFTER_MS = { minor: 60 * MINUTE, adult: 180 * MINUTE };

export interface Talk {
  talk_since: Date;
  last_at: Date;
}

/** How long somebody has been at it when they write again. */
export function talkAfter(before: Talk | undefined, at: Date): Talk {
  const goesOn = before && at.getTime() - before.last_at.getTime() < PAUSE_MS;
  return { talk_since: goesOn ? before.talk_since : at, last_at: at };
}

/** The reminder that it is time for a break: with the first message after each hour, for adults each three hours. */
export function breakNotice(before: Talk | undefined, { talk_since, last_at }: Talk, isMinor: boolean): ChatNotice[] {
  const span = AFTER_MS[isMinor ? 'minor' : 'adult'];
  const times = (at: Date) => Math.floor((at.getTime() - talk_since.getTime()) / span);
  const told = before && before.last_at >= talk_since ? times(before.last_at) : 0;
  if (times(last_at) <= told) return [];
  const long = isMinor ? 'an hour' : 'three hours';
  return [
    {
      kind: 'break',
      text: `You have been chatting for more than ${long}. Good moment for a break: stand up, look out of a window, talk to somebody. I am a computer program, and all of this will still be here.`,
    },
  ];
}
