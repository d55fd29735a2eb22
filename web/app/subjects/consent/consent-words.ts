import type { ConsentState, StudentConsent } from '@careerscoop/contract/consent';
import { dayInWords } from '../../lib/day-in-words.ts';
import type { TagTone } from '../../ui/tag.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the first link to a parent works, as the message says. */
const LINK_DAYS = 7;

type Asked = NonNullable<StudentConsent['asked']>;

/** What stands on the tag of one part. */
export function stateWords(state: ConsentState, asked: Asked | null): { tone: TagTone; text: string } {
  if (state === 'granted') return { tone: 'mint', text: 'Your parent said yes' };
  if (state === 'refused') return { tone: 'plain', text: 'Your parent said no' };
  if (state === 'waiting') return { tone: 'waffle', text: asked?.answered_at ? 'Not answered yet' : 'Waiting for your parent' };
  return { tone: 'plain', text: 'Nobody was asked yet' };
}

/** What is happening, in a sentence or two. */
export function standing({ asked, purposes }: StudentConsent, now = Date.now()): string {
  if (!asked) return 'Nothing here is in your way now. When you want one of these, ask a parent or guardian.';
  if (!asked.answered_at) {
    const over = now > Date.parse(asked.asked_at) + LINK_DAYS * DAY_MS;
    const sent = `We wrote to ${asked.contact} on ${dayInWords(asked.asked_at)}.`;
    return over
      ? `${sent} That link has run out. You can send a new one.`
      : `${sent} They have not answered yet. Sometimes a word at dinner helps.`;
  }
  if (purposes.some(({ state }) => state === 'refused')) {
    return 'Your parent has answered. A no stays until they change it, and they can do so at any time. The assessment, your ten and everything you save stay yours.';
  }
  return 'Your parent has answered, and can change the answers at any time.';
}
