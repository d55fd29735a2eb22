import MiniSearch from 'minisearch';
import { careerByCode, loadCatalogue } from './load.ts';
import { readData } from './read-data.ts';
import { SYNONYMS } from './synonyms.ts';

interface Entry {
  id: string;
  mask_title: string;
  title: string;
  synonyms: string[];
  also_called: string[];
  alternate_titles: string[];
}

interface Index {
  words: MiniSearch<Entry>;
  /** Codes by a whole name in lower case: whoever types one means that career. */
  whole: Map<string, string[]>;
  /** Codes by a word of our own list, the likeliest first. */
  meant: Map<string, readonly string[]>;
  /** What is not in it yet. */
  left: Entry[];
}

const BOOST = { mask_title: 6, title: 5, synonyms: 3, also_called: 2, alternate_titles: 1 };
// More than any other score, so that our own list decides; then by its order.
const MEANT = 4;
const NEXT_MEANT = 0.2;
/** How people put it around the word that they mean. */
const AROUND = /^(?:i (?:want|would like|like|love) to |how (?:do i|to) |something with |to )*(?:become an? |be an? |be |an? )?(?:work(?:ing)? (?:with|in|as an?|on) )?| (?:jobs?|careers?|stuff|things)$/g;
/** Words that say nothing about a career. */
const EMPTY_WORDS = new Set('a an and for in of or the to with who all other except'.split(' '));

/** Careers taken into the index at one go, which is a few hundredths of a second. */
const PIECE = 40;

let index: Index | undefined;

/**
 * Makes the index ahead of somebody's first search. That takes a moment, so it goes piece by piece: whoever asks the
 * server for something else meanwhile waits for one of them.
 */
export async function prepareSearch(): Promise<void> {
  index ??= openIndex();
  while (index.left.length > 0) {
    takeIn(index, PIECE);
    await new Promise(setImmediate);
  }
}

/**
 * Careers for what a person types: any of their names, a part of one or one with a typing slip; best first.
 * All careers are found, also those that are never ranked. Nothing for a query without a letter or digit.
 */
export function searchCareers(query: string, limit = 100): string[] {
  const text = plain(query);
  if (text === '') return [];
  index ??= openIndex();
  takeIn(index);
  const scores = new Map<string, number>();
  for (const { id, score } of find(index.words, text)) scores.set(id as string, score);
  for (const code of index.whole.get(text) ?? [])
    scores.set(code, (scores.get(code) ?? 0) + wholeWeight(code, text));
  const meant = index.meant.get(text) ?? index.meant.get(text.replaceAll(AROUND, '')) ?? [];
  meant.forEach((code, at) => scores.set(code, MEANT - at * NEXT_MEANT));
  return [...scores]
    .sort(([codeA, a], [codeB, b]) => b - a || (codeA < codeB ? -1 : 1))
    .slice(0, limit)
    .map(([code]) => code);
}

/**
 * All words as typed or begun; if nothing has them, with slips; if nothing again, any of the words.
 * The best score is 1.
 */
function find(words: MiniSearch<Entry>, text: string): { id: unknown; score: number }[] {
  const fuzzy = (term: string) => (term.length >= 5 ? 0.2 : false);
  const ways = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy }, { combineWith: 'OR', fuzzy }] as const;
  for (const way of ways) {
    const found = words.search(text, way);
    const best = found[0]?.score;
    if (best !== undefined) return found.map(({ id, score }) => ({ id, score: score / best }));
  }
  return [];
}

function openIndex(): Index {
  const words = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' || EMPTY_WORDS.has(term) ? null : singular(term)),
    extractField: (entry, field) => {
      const value = entry[field as keyof Entry];
      return field === 'id' ? value : plain([value].flat().join(' '));
    },
    searchOptions: {
      boost: BOOST,
      prefix: (term) => term.length >= 2,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  const meant = new Map(SYNONYMS.flatMap(({ terms, careers }) => terms.map((term) => [plain(term), careers])));
  return { words, whole: new Map(), meant, left: readEntries() };
}

function readEntries(): Entry[] {
  const alternates = readData('alternate-titles').titles;
  const synonyms = new Map<string, string[]>();
  for (const { terms, careers: codes } of SYNONYMS)
    for (const code of codes) synonyms.set(code, [...(synonyms.get(code) ?? []), ...terms]);
  return loadCatalogue().careers.map(({ onet_code: id, mask_title, title, also_called }, at) => ({
    id,
    mask_title,
    title,
    synonyms: synonyms.get(id) ?? [],
    also_called: [...also_called],
    alternate_titles: (alternates[at] ?? []).filter((name) => !also_called.includes(name)),
  }));
}

/** Takes the next careers into the index, all that are left unless told how many. */
function takeIn({ words, whole, left }: Index, most = left.length): void {
  for (const entry of left.splice(0, most)) {
    const { id, mask_title, title, also_called, alternate_titles } = entry;
    words.add(entry);
    for (const name of new Set([mask_title, title, ...also_called, ...alternate_titles].map(plain))) {
      const codes = whole.get(name);
      if (codes === undefined) whole.set(name, [id]);
      else codes.push(id);
    }
  }
}

/** A career's own title counts more than a name that many careers share. */
function wholeWeight(code: string, text: string): number {
  const career = careerByCode(code);
  if ([career?.mask_title, career?.title].some((name) => plain(name ?? '') === text)) return 2;
  return career?.also_called.some((name) => plain(name) === text) ? 1.2 : 1;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9+#]+/g, ' ')
    .trim();
}

/** Titles of the publisher are plural, people search in the singular. */
function singular(term: string): string {
  if (term.length <= 3 || /(ss|us|is)$/.test(term)) return term;
  return term
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x)es$/, '$1')
    .replace(/s$/, '');
}
