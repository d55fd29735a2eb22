import { careerByCode } from '@careerscoop/catalogue/load';
import type { Question } from '../chat/answerer.ts';
import type { Fact, NewFact } from '../ledger/facts.ts';
import { namedIn } from '../ledger/named.ts';
import { strangeName } from '../ledger/school-names.ts';
import { type Own, redact } from './redact.ts';

const MOST_MESSAGES = 8;
const LONGEST = 800;

/** Careers by their titles alone, to find where a text names them. */
export const titlesOf = (codes: Iterable<string>): Fact[] =>
  [...codes].flatMap((code) => {
    const career = careerByCode(code);
    return career ? [{ subject: career.mask_title, subject_id: code } as Fact] : [];
  });

/** The careers that a student wrote of themselves, or whose page they are on. */
export function namedByThem({ earlier, text, onet_code }: Question, known: readonly (Fact | NewFact)[]): ReadonlySet<string> {
  const own = [...earlier.filter(({ role }) => role === 'user').map(({ content }) => content), text];
  const named = own.flatMap((each) => namedIn(each, known as readonly Fact[])).map(({ subject_id }) => subject_id);
  return new Set([...named, ...(onet_code ? [onet_code] : [])]);
}

/**
 * What was said before, as a model may read it: nothing of a turn in which the safeguards saw something, neither question nor answer;
 * the student's words without what is their own; of our answers no sentence with a school's name, which may tell the town, nor with a
 * career from their list that they have not named.
 */
export function historyFor(
  earlier: Question['earlier'],
  own: Own,
  untold: readonly Fact[],
): { role: 'user' | 'assistant'; content: string }[] {
  return earlier
    .filter(({ guarded }) => !guarded)
    .slice(-MOST_MESSAGES)
    .map(({ role, content }) => ({ role, content: role === 'user' ? redact(content, own) : answerFor(content, own, untold) }))
    .map(({ role, content }) => ({ role, content: content.slice(0, LONGEST) }))
    .filter(({ content }) => content.trim() !== '');
}

const answerFor = (content: string, own: Own, untold: readonly Fact[]) =>
  redact(
    (content.match(/[^.!?\n]+(?:[.!?]+(?=\s|$)|\n|$)|[.!?]/g) ?? [])
      .filter((sentence) => strangeName(sentence, []) === undefined && namedIn(sentence, untold).length === 0)
      .join('')
      .trim(),
    own,
  );
