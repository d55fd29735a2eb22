import type { DeskSession } from '@careerscoop/contract/desk-sessions';
import { SESSION_WORDS } from './talk-words.ts';

const SHAPES: Partial<Record<DeskSession['state'], 'on' | 'half'>> = { booked: 'on', done: 'on', held: 'half' };

/** Where a session stands, as a shape and a word; with a mentor and no time the student chooses one. */
export function SessionState({ of: { state, mentor } }: { of: Pick<DeskSession, 'state'> & { mentor?: unknown } }) {
  const chooses = state === 'requested' && Boolean(mentor);
  const shape = chooses ? 'half' : SHAPES[state];
  return (
    <span className={shape ? `desk-state desk-state--${shape}` : 'desk-state'}>{chooses ? 'Student chooses' : SESSION_WORDS[state]}</span>
  );
}
