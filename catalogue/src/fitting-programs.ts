import type { Career } from './career.ts';
import { loadCatalogue } from './load.ts';

type Program = Career['programs'][number];

/** How much a word of each text says about which study fits. */
const WEIGHTS = { title: 3, also_called: 2, knowledge: 1.5, words: 1 };
const MOST_KNOWLEDGE = 3;
/** A general study fits more careers of a field than a branch of it, and "other" ones say little. */
const BREADTH = { general: 5, other: -3 };
const FROM_LETTERS = 4;
/** Words that many titles of programs end in and that name no subject. */
const EMPTY = new Set(['other', 'general', 'technology', 'technician', 'program', 'studies', 'related', 'services', 'science']);

/**
 * The programs that lead to a career, those first whose subject the career speaks of. Rare words of a title count
 * more than frequent ones.
 */
export function fittingPrograms(career: Career): Program[] {
  const own = weighedWords(career);
  const rare = rarity();
  const scored = career.programs.map((program) => {
    const words = subjectsOf(program.title);
    // A rare word that the career never speaks of counts most of all, so that a narrow study of something else comes late.
    const score = words.reduce((sum, word) => {
      const weight = rare.get(word) ?? 0;
      const found = own.get(word);
      return sum + (found === undefined ? -(weight ** 2) : found * weight);
    }, 0);
    return { program, score: score + breadthOf(program.title) };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ program }) => program);
}

const breadthOf = (title: string) => (/, general\b/i.test(title) ? BREADTH.general : /\bother\b/i.test(title) ? BREADTH.other : 0);

function weighedWords({ mask_title, title, also_called, knowledge, words }: Career): Map<string, number> {
  const names = loadCatalogue().elements.knowledge;
  const known = (knowledge?.importance ?? [])
    .map((importance, at) => ({ importance, name: names[at]?.name ?? '' }))
    .sort((a, b) => b.importance - a.importance)
    .slice(0, MOST_KNOWLEDGE)
    .map(({ name }) => name);
  const own = new Map<string, number>();
  const texts: [weight: number, text: string][] = [
    [WEIGHTS.words, [words?.summary, words?.path].filter(Boolean).join(' ')],
    [WEIGHTS.knowledge, known.join(' ')],
    [WEIGHTS.also_called, also_called.join(' ')],
    [WEIGHTS.title, `${mask_title} ${title}`],
  ];
  for (const [weight, text] of texts) for (const word of subjectsOf(text)) own.set(word, weight);
  return own;
}

let made: Map<string, number> | undefined;

/** How rare a word is among the titles of all programs. */
function rarity(): Map<string, number> {
  if (made) return made;
  const titles = new Set(loadCatalogue().careers.flatMap(({ programs }) => programs.map(({ title }) => title)));
  const counts = new Map<string, number>();
  for (const title of titles) for (const word of subjectsOf(title)) counts.set(word, (counts.get(word) ?? 0) + 1);
  made = new Map([...counts].map(([word, count]) => [word, Math.log(1 + titles.size / count)]));
  return made;
}

/** The words of a text that name something, each cut to its beginning: "Nursing" and "nurses" are one, "veterinary" and "veteran" are not. */
function subjectsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= FROM_LETTERS && !EMPTY.has(word)).map(stemOf))];
}

const stemOf = (word: string) => word.slice(0, 6).replace(/(?:in|i|er|es|e|s)$/, '');
