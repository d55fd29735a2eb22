import type { NEWSLETTER_STATES } from '@careerscoop/contract/desk-newsletters';
import { grouped } from '../../../lib/grouped.ts';

export const NEWSLETTER_WORDS: Record<(typeof NEWSLETTER_STATES)[number], string> = {
  draft: 'Draft',
  sending: 'On its way',
  sent: 'Sent',
};

/** "812 readers", "1 reader" */
export const readersOf = (count: number) => `${grouped(count)} ${count === 1 ? 'reader' : 'readers'}`;

/** Who gets the next letter, and who does not because their mailbox refused one. */
export function readersInWords({ active, bounced }: { active: number; bounced: number }): string {
  if (active === 0 && bounced === 0) return 'Nobody has asked for the newsletter yet.';
  const refusing =
    bounced === 1 ? ' One address refuses our mail and gets none.' : ` ${grouped(bounced)} addresses refuse our mail and get none.`;
  return `The next one goes to ${readersOf(active)}.${bounced > 0 ? refusing : ''}`;
}
