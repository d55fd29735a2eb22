import concepts from './concepts.json' with { type: 'json' };

const conceptsOf = new Map<string, string[]>();
for (const [concept, words] of Object.entries(concepts)) {
  for (const word of words.split(' ')) conceptsOf.set(word, [...(conceptsOf.get(word) ?? []), concept]);
}
const NONE: string[] = [];
const meant = (word: string) => conceptsOf.get(word) ?? ageOf(word);
/** Where one statement ends and the next begins: what stands in another clause was done by, or to, somebody else. */
const CLAUSE = new Set('. and but because so when if til until then while or y pero porque cuando si hasta entonces o pues'.split(' '));
/** How many concepts of a clause are read in their order. */
const CLAUSE_LENGTH = 10;

function ageOf(word: string): string[] {
  if (!/^\d\d(?:yo|y|m|f)?$/.test(word)) return NONE;
  const age = Number.parseInt(word, 10);
  if (age >= 10 && age < 18) return ['MINOR'];
  return age >= 19 && age < 70 ? ['GROWN'] : ['FIGURE'];
}

/**
 * What a model weighs in a normalised text: words, neighbours, parts of words (so that a misspelt word still counts), which concepts
 * come together, near each other or at all, and in which order within a clause. As numbers below `buckets`, each once.
 */
export function featuresOf(text: string, buckets: number): number[] {
  const found = new Set<number>();
  const add = (feature: string) => found.add(hash(feature) % buckets);
  const words = ['^', ...text.split(' ').filter(Boolean), '$'];
  const seen = new Set<string>();
  /** The concept of a word, or the word where it has none: "dad slapped me" counts for "uncle punched me". */
  const meanings = words.map((word) => meant(word)[0] ?? word);
  let clause: string[] = [];
  words.forEach((word, at) => {
    add(`w ${word}`);
    const next = words[at + 1];
    const third = words[at + 2];
    if (next !== undefined) {
      add(`b ${word} ${next}`);
      add(`m ${meanings[at]} ${meanings[at + 1]}`);
    }
    if (next !== undefined && third !== undefined) {
      add(`s ${word} ${third}`);
      add(`m ${meanings[at]} ${meanings[at + 1]} ${meanings[at + 2]}`);
    }
    const padded = `<${word}>`;
    for (let from = 0; from + 4 <= padded.length; from++) add(`c ${padded.slice(from, from + 4)}`);
    for (const concept of meant(word)) {
      seen.add(concept);
      for (const near of words.slice(at + 1, at + 5)) for (const other of meant(near)) add(`n ${concept} ${other}`);
    }
    if (CLAUSE.has(word)) clause = [];
    const last = meant(word)[0];
    if (last !== undefined) {
      clause.forEach((one, place) => {
        add(`o ${one} ${last}`);
        for (const two of clause.slice(place + 1)) add(`o ${one} ${two} ${last}`);
      });
      clause = [...clause, last].slice(-CLAUSE_LENGTH);
    }
  });
  const all = [...seen].sort();
  all.forEach((one, at) => {
    add(`k ${one}`);
    for (const other of all.slice(at + 1)) add(`p ${one} ${other}`);
  });
  return [...found];
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
