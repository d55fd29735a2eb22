import { singular } from '@careerscoop/catalogue/search-words';
import type { Fact } from './facts.ts';

/** Where a sentence names a subject of the ledger. */
export interface Named {
  subject_id: string;
  at: number;
}

const WORD = /[\p{L}\d'’]+/gu;
const wordsOf = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index: at }) => ({ word: singular(word.toLowerCase().replaceAll('’', "'")), at }));

/** Careers and schools, which have a number; not a difference of two, which is named by naming both. */
export const isSubject = (subject_id: string) => /^\d{2}-\d{4}\.\d{2}$|^\d{4,8}$/.test(subject_id);

/**
 * The ways a subject is called: its whole name, each part of a name that lists two, and its last word where no other subject
 * ends with it.
 */
function callsOf(facts: readonly Fact[]): Map<string, string[][]> {
  const subjects = new Map(facts.filter(({ subject_id }) => isSubject(subject_id)).map(({ subject_id, subject }) => [subject_id, subject]));
  const calls = new Map<string, string[][]>();
  for (const [id, name] of subjects) {
    const bare = name.replace(/, (?:all other|except .*)$/i, '');
    const parts = /^\d{2}-/.test(id) ? bare.split(/,? and |, |\/| or /) : [];
    // "Veterinary Technologists and Technicians" are veterinary technicians too.
    const lead = /^(.+ )\S+$/.exec(parts[0] ?? '')?.[1] ?? '';
    calls.set(
      id,
      [bare, ...parts, ...parts.slice(1).map((part) => lead + part)].map((part) => wordsOf(part).map(({ word }) => word)),
    );
  }
  for (const [id, names] of calls) {
    const last = names[0]?.at(-1) ?? '';
    const others = [...calls].filter(([other]) => other !== id).flatMap(([, each]) => each.map((words) => words.at(-1)));
    if (/^\d{2}-/.test(id) && !others.includes(last)) names.push([last]);
  }
  return calls;
}

const known = new WeakMap<readonly Fact[], { length: number; calls: Map<string, string[][]> }>();

/** The same, made once for the facts of an answer, to which some may be added. */
function callsFor(facts: readonly Fact[]): Map<string, string[][]> {
  const made = known.get(facts);
  if (made?.length === facts.length) return made.calls;
  const calls = callsOf(facts);
  known.set(facts, { length: facts.length, calls });
  return calls;
}

/** Every subject that a sentence names, in order; of two that begin at the same word the longer name counts. */
export function namedIn(sentence: string, facts: readonly Fact[]): Named[] {
  const words = wordsOf(sentence);
  const hits = [...callsFor(facts)].flatMap(([subject_id, names]) =>
    names.flatMap((name) =>
      words.flatMap(({ at }, index) =>
        name.length > 0 && name.every((word, offset) => words[index + offset]?.word === word)
          ? [{ subject_id, at, index, end: index + name.length }]
          : [],
      ),
    ),
  );
  return hits
    .filter((hit) => !hits.some((other) => other !== hit && covers(other, hit)))
    .map(({ subject_id, at }) => ({ subject_id, at }))
    .filter((hit, index, all) => all.findIndex((other) => other.at === hit.at && other.subject_id === hit.subject_id) === index)
    .toSorted((a, b) => a.at - b.at);
}

type Hit = { index: number; end: number };
const covers = (a: Hit, b: Hit) => a.index <= b.index && a.end >= b.end && a.end - a.index > b.end - b.index;
