import type { RightName } from '@careerscoop/contract/entitlements';
import { lastDayInWords } from '../platform/day-in-words.ts';
import { renderLetter } from '../platform/mail-letter.ts';
import { zoneOf } from '../platform/wall-clock.ts';
import { WHAT } from './entitlement-words.ts';

interface Student {
  email: string;
  first_name: string;
  time_zone: string | null;
}
interface Ending {
  title: string;
  ends_at: Date;
  /** The code of who pays for it; null where that is not so. */
  code: string | null;
}

/** Two weeks before a plan ends: what ends, that nothing renews and nothing is charged, what stays. */
export function termEndsLetter(
  publicUrl: string,
  { email, first_name, time_zone }: Student,
  { title, ends_at, code }: Ending,
  closing: readonly RightName[],
) {
  const day = lastDayInWords(ends_at, zoneOf({ time_zone }));
  return renderLetter({
    to: email,
    subject: `Your ${title} plan ends on ${day}`,
    greeting: { first_name },
    paragraphs: [
      code ? `The ${title} plan that your code ${code} opened ends on ${day}.` : `Your ${title} plan ends on ${day}.`,
      'Nothing renews by itself, and nothing is charged. If you do nothing, it simply ends.',
      `What closes then: ${inWords(closing.map((name) => WHAT[name]))}.`,
      'What stays: your account, your ten careers with their reasons, and everything you saved. A talk with a mentor that you ' +
        'asked for before that day still takes place.',
    ],
    button: { label: 'See your plan', url: `${publicUrl}/profile/myPlan` },
    ending: 'This is the only mail that we send about it.',
  });
}

/** a, b and c */
function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
