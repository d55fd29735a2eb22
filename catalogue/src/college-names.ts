import nicknames from '../definitions/college-nicknames.json' with { type: 'json' };
import { type College, loadColleges } from './colleges.ts';
import { inPieces } from './in-pieces.ts';

interface Named {
  college: College;
  /** Its name and other names, each in plain words. */
  names: { whole: string; words: string[] }[];
  /** One word that people use for the whole: initials, the middle of the web address. */
  short: string[];
  initials: string[];
}

/** How well a name fits, best first. */
const FIT = { nickname: 100, same: 95, short: 85, initials: 80, begins: 70, holds: 50 } as const;
/** What a school in the searcher's state is ahead by: more than initials are behind an address, less than a whole name is. */
const OWN_STATE = 12;
const EMPTY_WORDS = new Set(['the', 'of', 'at', 'in', 'and', 'for', 'main', 'campus']);
const LONG_FORMS: Record<string, string> = {
  univ: 'university',
  uni: 'university',
  u: 'university',
  cc: 'community college',
  comm: 'community',
  inst: 'institute',
  uc: 'university california',
  ut: 'university texas',
  cal: 'california',
  mt: 'mount',
  ft: 'fort',
};

/** All names as people may say them: thousands, so they are read ahead. */
export const collegeNames = inPieces(readNames);

/**
 * Schools by a name as people say it ("portland state", "psu", "u of o"), best first; of those that fit as well as each other
 * one in `state` comes first, then the one with more students.
 */
export function findCollegesByName(text: string, { limit = 10, state = '' } = {}): College[] {
  const said = plain(text);
  if (said === '') return [];
  const asTyped = wordsOf(said);
  const inFull = wordsOf(said, LONG_FORMS);
  const readings = asTyped.join() === inFull.join() ? [asTyped] : [asTyped, inFull];
  const found = collegeNames.all().flatMap((named) => {
    const fit = Math.max(...readings.map((words) => fitOf(said, words, named)));
    return fit === 0 ? [] : [{ college: named.college, fit: fit + (named.college.state === state ? OWN_STATE : 0) }];
  });
  return found
    .sort((a, b) => b.fit - a.fit || (b.college.students ?? 0) - (a.college.students ?? 0) || a.college.place - b.college.place)
    .slice(0, limit)
    .map(({ college }) => college);
}

/** Schools taken in at one go. */
const PIECE = 600;

function* readNames(): Generator<void, Named[]> {
  const names: Named[] = [];
  for (const [at, college] of loadColleges().all.entries()) {
    if (at % PIECE === 0) yield;
    names.push(nameOf(college));
  }
  return names;
}

function fitOf(said: string, words: string[], { college, names, short, initials }: Named): number {
  const meant = (nicknames as Record<string, number[]>)[said];
  if (meant?.includes(college.unitid)) return FIT.nickname - meant.indexOf(college.unitid);
  const whole = words.join(' ');
  if (whole !== '' && names.some((own) => own.whole === whole)) return FIT.same;
  const together = said.replaceAll(' ', '');
  if (short.includes(together)) return FIT.short;
  if (initials.includes(together)) return FIT.initials;
  if (words.length === 0) return 0;
  let best = 0;
  for (const own of names) best = Math.max(best, partialFit(words, own.words));
  return best;
}

/** Every word said begins a word of the name, which may have more of them. */
function partialFit(words: readonly string[], own: readonly string[]): number {
  if (words.every((word, at) => begins(own[at], word))) return FIT.begins - Math.min(9, own.length - words.length);
  return words.every((word) => own.some((one) => begins(one, word))) ? FIT.holds : 0;
}

/** "st" is a saint or a state. */
function begins(whole: string | undefined, start: string): boolean {
  return whole !== undefined && (whole.startsWith(start) || (start === 'saint' && whole === 'state'));
}

function nameOf(college: College): Named {
  const [name = '', ...also] = [college.name, ...college.also].map(plain);
  const host = /^https?:\/\/([^/:]+)/.exec(college.website ?? '')?.[1]?.split('.') ?? [];
  const short = [...also.map((one) => one.replaceAll(' ', '')), host.at(-2) ?? ''];
  const words = wordsOf(name);
  return {
    college,
    names: [words, ...also.map((one) => wordsOf(one))].map((own) => ({ whole: own.join(' '), words: own })),
    short: short.filter((one) => one.length > 1),
    initials: [initialsOf(name.split(' ')), initialsOf(words)].filter((one) => one.length > 1),
  };
}

const initialsOf = (words: readonly string[]) => words.map((word) => word.charAt(0)).join('');

/** Lower case without accents and signs; "A & M" and "A and M" are "am", "St." is "saint". */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/\b([a-z]) ?(?:&|and) ?([a-z])\b/g, '$1$2')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^uof(?=[a-z]+$)/, 'u of ');
}

/** The words that tell one name from another; what somebody typed is read as it is, and with the long forms of its words. */
function wordsOf(text: string, longForms: Record<string, string> = {}): string[] {
  return text.split(' ').flatMap((word, at, all) => {
    if (word === '' || EMPTY_WORDS.has(word)) return [];
    if (word === 'st') return 'saint';
    // "u of o", "stanford u": in the middle it is an initial.
    if (word === 'u' && at > 0 && at < all.length - 1) return word;
    return longForms[word]?.split(' ') ?? word;
  });
}
