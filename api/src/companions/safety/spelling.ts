import spelt from './spelt-words.json' with { type: 'json' };

/** Words of danger, which are recognised when they are misspelt; and common words that lie close to them and mean something else. */
const WORDS = new Set<string>(spelt.words);
const COMMON = new Set<string>(spelt.common);
const bySqueezed = new Map<string, string>();
for (const word of WORDS) bySqueezed.set(squeeze(word), word);
const known = new Map<string, string>();

export function squeeze(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

/** The word of danger that is meant, or the word as it is. */
export function straighten(word: string): string {
  if (word.length < 3 || WORDS.has(word) || COMMON.has(word)) return word;
  let meant = known.get(word);
  if (meant === undefined) {
    meant = bySqueezed.get(squeeze(word)) ?? nearest(word) ?? word;
    if (known.size < 20_000) known.set(word, meant);
  }
  return meant;
}

function nearest(word: string): string | undefined {
  if (word.length < 5) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  let best: string | undefined;
  let least = most + 1;
  for (const each of WORDS) {
    if (each.length < 5 || each[0] !== word[0] || Math.abs(each.length - word.length) > most) continue;
    const far = distance(word, each, most);
    if (far < least) [best, least] = [each, far];
  }
  return best;
}

/** How many letters must change, go, come or change places, as far as `most`. */
export function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}

/** Cuts letters that were typed one by one into the words they make, longest first; what makes none stays whole. */
export function segment(letters: string): string {
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    for (let start = Math.max(0, end - 12); start < end; start++) {
      const way = ways[start];
      const part = letters.slice(start, end);
      if (!way || !(WORDS.has(part) || SMALL.has(part))) continue;
      const best = ways[end];
      if (!best || way.length + 1 < best.length) ways[end] = [...way, part];
    }
  }
  return ways[letters.length]?.join(' ') ?? letters;
}
const SMALL = new Set(
  'i a me my am im want to wanna the a my self dad mom he she him her and in of is it quiero no ya voy vivir matar morir myself die live'.split(
    ' ',
  ),
);
