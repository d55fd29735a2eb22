import type { CareerRow, Model } from './model.ts';

/**
 * Words that make careers of one minor group much the same to who chooses: eight kinds of nurse, thirty-three professors.
 * Words of level or role ("manager", "operator", "engineer") are none: they say nothing of what the work is about.
 */
const ALIKE_WORDS = [
  'biologist',
  'cook',
  'counselor',
  'dentist',
  'drafter',
  'driver',
  'mechanic',
  'midwife',
  'nurse',
  'physician',
  'police',
  'professor',
  'psychologist',
  'secretary',
  'server',
  'surgeon',
  'teacher',
  'writer',
];

/** Which careers are near-twins; one number a career in each. */
export interface TwinTable {
  /** Number of the six-digit code; codes that end in 99 hold what fits nowhere else, and each stands alone. */
  occupation: Int32Array;
  minorGroup: Int32Array;
  /** A bit for each of the words in the title. */
  words: Int32Array;
}

export function twinTable(rows: readonly CareerRow[]): TwinTable {
  return {
    occupation: numbered(rows.map(({ code }) => (code.slice(0, 7).endsWith('99') ? code : code.slice(0, 7)))),
    minorGroup: numbered(rows.map(({ code }) => code.slice(0, 4))),
    words: Int32Array.from(rows, ({ title }) => wordsIn(title)),
  };
}

/** Whether two careers are of one occupation, or of one minor group with one of the words in both titles. */
export function areTwins({ twins: { occupation, minorGroup, words } }: Model, one: number, other: number): boolean {
  if (occupation[one] === occupation[other]) return true;
  return minorGroup[one] === minorGroup[other] && (words[one]! & words[other]!) !== 0;
}

function wordsIn(title: string): number {
  const named = title.toLowerCase().split(/[^a-z]+/);
  return ALIKE_WORDS.reduce((bits, word, i) => (named.includes(word) || named.includes(`${word}s`) ? bits | (1 << i) : bits), 0);
}

function numbered(names: readonly string[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(names, (name) => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  });
}
