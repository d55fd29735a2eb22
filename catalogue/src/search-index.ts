import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { loadCatalogue } from './load.ts';
import { readData } from './read-data.ts';
import { isAround, joined, plain, singular } from './search-words.ts';
import { SYNONYMS } from './synonyms.ts';

interface Entry {
  id: string;
  mask_title: string;
  title: string;
  synonyms: string[];
  also_called: string[];
  alternate_titles: string[];
}

export interface SearchIndex {
  words: MiniSearch<Entry>;
  /** Codes by a whole name in lower case: whoever types one means that career. */
  whole: Map<string, string[]>;
  /** Codes by a word of our own list without its spaces, the likeliest first. */
  meant: Map<string, readonly string[]>;
  /** Every word of a name as it may be typed; the more a person is likely to mean it, the higher its number. */
  spelling: SearchableMap<number>;
  /** What is not in it yet. */
  left: Entry[];
}

const BOOST = { mask_title: 6, title: 5, synonyms: 3, also_called: 2, alternate_titles: 1 };
/** A slip is likelier in a word of our own list than in one of the publisher's many names. */
const MEANT = 30;

/** An index that knows our own words and none of the careers yet: `left` has them all. */
export function openIndex(): SearchIndex {
  const words = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' || isAround(term) ? null : singular(term)),
    extractField: (entry, field) => {
      const value = entry[field as keyof Entry];
      return field === 'id' ? value : plain([value].flat().join(' '));
    },
    searchOptions: { boost: BOOST, weights: { fuzzy: 0.3, prefix: 0.6 } },
  });
  const index: SearchIndex = {
    words,
    whole: new Map(),
    meant: new Map(),
    spelling: new SearchableMap<number>(),
    left: readEntries(),
  };
  for (const { terms, careers } of SYNONYMS) {
    for (const term of terms) {
      index.meant.set(joined(term.split(' ')), careers);
      learn(index, term, MEANT);
      // "viedogames" is a slip in a word that we write as two.
      learn(index, term.replaceAll(' ', ''), MEANT);
    }
  }
  return index;
}

/** Takes the next careers into the index, all that are left unless told how many. */
export function takeIn(index: SearchIndex, most = index.left.length): void {
  for (const entry of index.left.splice(0, most)) {
    const { id, mask_title, title, also_called, alternate_titles } = entry;
    index.words.add(entry);
    for (const name of new Set([mask_title, title, ...also_called, ...alternate_titles].map(plain))) {
      const codes = index.whole.get(name);
      if (codes === undefined) index.whole.set(name, [id]);
      else codes.push(id);
    }
    learn(index, plain(`${mask_title} ${title}`), BOOST.title);
    learn(index, plain(also_called.join(' ')), BOOST.also_called);
    learn(index, plain(alternate_titles.join(' ')), BOOST.alternate_titles);
  }
}

/** Counts the words of a plain text among those that somebody may have meant. */
function learn({ spelling }: SearchIndex, text: string, weight: number): void {
  for (const word of new Set(text.split(' '))) {
    if (word !== '') spelling.set(singular(word), (spelling.get(singular(word)) ?? 0) + weight);
  }
}

function readEntries(): Entry[] {
  const alternates = readData('alternate-titles').titles;
  const synonyms = new Map<string, string[]>();
  for (const { terms, careers: codes } of SYNONYMS) for (const code of codes) synonyms.set(code, [...(synonyms.get(code) ?? []), ...terms]);
  return loadCatalogue().careers.map(({ onet_code: id, mask_title, title, also_called }, at) => ({
    id,
    mask_title,
    title,
    synonyms: synonyms.get(id) ?? [],
    also_called: [...also_called],
    alternate_titles: (alternates[at] ?? []).filter((name) => !also_called.includes(name)),
  }));
}
