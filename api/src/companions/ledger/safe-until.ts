import type { Fact } from './facts.ts';
import { mayBeginForbidden } from './forbidden.ts';
import { isSubject } from './named.ts';
import { numeralsIn } from './numbers.ts';
import { maybeName } from './school-names.ts';

const COMPARES =
  /^(?:more|less|fewer|higher|lower|better|worse|most|least|highest|lowest|than|twice|double\w*|triple\w*|times|same|equal\w*|half|third|quarter|over|under|above|below|nearly|almost)$/i;
const LETTERS = /^[\p{Script=Latin}'’–—-]+$/u;

/** Words of careers' titles: they may be written large without being a name that nobody gave. */
export function titleWords(facts: readonly Fact[]): ReadonlySet<string> {
  const careers = facts.filter(({ subject_id }) => isSubject(subject_id) && subject_id.includes('-'));
  return new Set(careers.flatMap(({ subject }) => subject.split(/[\s,/()]+/)).filter((word) => word.length > 2));
}

/**
 * How far a sentence that is not over may be shown: up to the word in which something may begin that must be checked with all of
 * it, and never its last word.
 * @param from what is shown already
 */
export function safeUntil(sentence: string, from: number, titles: ReadonlySet<string>): { until: number; held: boolean } {
  const words = [...sentence.slice(from).matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, end: from + index + word.length }));
  let until = from;
  for (const [at, { word, end }] of words.slice(0, -1).entries()) {
    const first = from === 0 && (at === 0 || (at === 1 && /^(?:[-*•]|[1-9][.)])$/.test(words[0]?.word ?? '')));
    if (risky(word, words[at + 1]?.word ?? '', first, titles)) return { until, held: true };
    until = end;
  }
  return { until, held: false };
}

function risky(word: string, next: string, first: boolean, titles: ReadonlySet<string>): boolean {
  if (first && word === '-') return false;
  const core = word.replaceAll(/^["“‘'(]+|["”’'),;:]+$/g, '');
  if (!LETTERS.test(core) || COMPARES.test(core) || maybeName(core) || numeralsIn(core).length > 0) return true;
  if (/\p{Lu}/u.test(core) && !titles.has(core)) {
    // The first word is written large anyway; with another behind it it may be a name.
    if (!first || !/^\p{Lu}[^\p{Lu}]*$/u.test(core) || (/^["“‘'(]*\p{Lu}/u.test(next) && !titles.has(next))) return true;
  }
  return mayBeginForbidden(core, next.replaceAll(/["“”‘’'(),;:.!?]/g, ''));
}
