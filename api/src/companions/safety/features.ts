import concepts from './concepts.json' with { type: 'json' };

const conceptsOf = new Map<string, string[]>();
for (const [concept, words] of Object.entries(concepts)) {
  for (const word of words.split(' ')) conceptsOf.set(word, [...(conceptsOf.get(word) ?? []), concept]);
}

/**
 * What a model weighs in a normalised text: words, neighbours, parts of words (so that a misspelt word still counts), and which
 * concepts come together, near each other or at all. As numbers below `buckets`, each once.
 */
export function featuresOf(text: string, buckets: number): number[] {
  const found = new Set<number>();
  const add = (feature: string) => found.add(hash(feature) % buckets);
  const words = ['^', ...text.split(' ').filter(Boolean), '$'];
  const seen = new Set<string>();
  words.forEach((word, at) => {
    add(`w ${word}`);
    const next = words[at + 1];
    const third = words[at + 2];
    if (next !== undefined) add(`b ${word} ${next}`);
    if (next !== undefined && third !== undefined) {
      add(`t ${word} ${next} ${third}`);
      add(`s ${word} ${third}`);
    }
    const padded = `<${word}>`;
    for (let from = 0; from + 4 <= padded.length; from++) add(`c ${padded.slice(from, from + 4)}`);
    for (const concept of conceptsOf.get(word) ?? []) {
      seen.add(concept);
      for (const near of words.slice(at + 1, at + 5)) for (const other of conceptsOf.get(near) ?? []) add(`n ${concept} ${other}`);
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
