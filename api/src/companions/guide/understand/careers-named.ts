import { inPieces } from '@careerscoop/catalogue/in-pieces';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { readData } from '@careerscoop/catalogue/read-data';
import { plain, singular } from '@careerscoop/catalogue/search-words';
import { spelled } from '@careerscoop/catalogue/spelling';
import SearchableMap from 'minisearch/SearchableMap';
import { isEveryday } from './everyday-words.ts';
import { isSpanishWord } from './plain-words.ts';
import careerWords from './career-words.json' with { type: 'json' };

/** A career that a message names, by the places of its words. */
export interface CareerNamed {
  from: number;
  to: number;
  /** The likeliest first. */
  codes: readonly string[];
  /** Has no figures alone: what is named as its code is only the nearest. */
  nearest?: true;
}

interface Names {
  /** Codes by a name, singular, its words joined by blanks; our own words before the publishers' titles. */
  byName: Map<string, string[]>;
  /** Names of ours that no career has, with the nearest in `byName`. */
  nearest: Set<string>;
  /** Every word of a name, to forgive slips by. */
  known: SearchableMap<number>;
}

const LONGEST = 6;
/** Long enough that a slip in it is told from another word. */
const LONG_ENOUGH = 5;
/** Who is spoken of, not what somebody wants to be: "my counselor", "mi maestra". */
const WHOSE = new Set('my our your his her their mi mis tu su nuestra nuestro other'.split(' '));
/** Names of work that mean something else far more often. */
const NOT_MEANT = new Set(
  (
    'teacher counselor student parent mentor coach cook driver manager helper worker leader owner host guide guard player friend model trainer ' +
    'expert specialist professional operator assistant agent director buyer runner caller picker reader writer tester checker helper partner ' +
    'member boss clerk officer maker planner loader cutter grader setter miner major minor senior junior apprentice intern volunteer computer ' +
    'printer server router counter folder browser cleaner washer dryer speaker designer engineer scientist technician therapist technologist mother brother sister closer interviewer dancers fast food hand hands home house animal animals number numbers person guy best general worker'
  ).split(' '),
);
const AGENT = /(?:er|or|ist|ian|man|woman|ant|eon|ect|yst|ess|ive|ian)$/;

/** The names of careers: some thousands, so they are read ahead. */
export const careerNames = inPieces(readNames);

/** The careers that a message names, in order, longest names first; one of the student's own before others of the same name. */
export function careersNamed(words: readonly string[], own: readonly string[] = []): CareerNamed[] {
  const { byName, nearest, known } = careerNames.all();
  const terms = words.map((word) => singular(word));
  const mended = terms.map((term) =>
    term.length >= LONG_ENOUGH && !isEveryday(term) && !isSpanishWord(term) ? singular(spelled(term, known, false)) : term,
  );
  const found: CareerNamed[] = [];
  for (let from = 0; from < terms.length; from++) {
    for (let length = Math.min(LONGEST, terms.length - from); length > 0; length--) {
      const to = from + length;
      const name = [terms, mended].map((each) => each.slice(from, to).join(' ')).find((each) => byName.has(each));
      const codes = name === undefined ? undefined : byName.get(name);
      if (name === undefined || codes === undefined || WHOSE.has(words[from - 1] ?? '')) continue;
      found.push({
        from,
        to,
        codes: codes.toSorted((a, b) => Number(own.includes(b)) - Number(own.includes(a))),
        ...(nearest.has(name) ? { nearest: true } : {}),
      });
      from = to - 1;
      break;
    }
  }
  return found;
}

/** Stands before a word of ours that no career has: its code is the nearest, and the answer says so. */
const NEAREST = '~';
const nameOf = (term: string) => (term.startsWith(NEAREST) ? term.slice(1) : term);

/** Careers taken in at one go. */
const PIECE = 60;

function* readNames(): Generator<void, Names> {
  const byName = new Map<string, string[]>();
  const known = new SearchableMap<number>();
  const add = (name: string, code: string) => {
    const key = plain(name)
      .split(' ')
      .map((word) => singular(word))
      .join(' ');
    if (key === '') return;
    const codes = byName.get(key);
    if (codes === undefined) byName.set(key, [code]);
    else if (!codes.includes(code)) codes.push(code);
  };
  const nearest = new Set<string>();
  for (const [code, terms] of Object.entries(careerWords)) {
    for (const term of terms.split(', ')) {
      add(nameOf(term), code);
      if (term.startsWith(NEAREST)) nearest.add(singularName(plain(nameOf(term))));
    }
  }
  yield;
  // Slips are forgiven towards words that people use, not towards the rare ones of the publisher's lists.
  for (const name of byName.keys()) for (const word of name.split(' ')) if (word.length >= LONG_ENOUGH) known.set(word, 5);
  const { careers } = loadCatalogue();
  for (const { onet_code: code, title, mask_title } of careers) for (const name of [mask_title, title, ...partsOf(title)]) add(name, code);
  yield;
  const counted = new Map<string, number>();
  const alternates = readData('alternate-titles').titles;
  for (const [at, list] of alternates.entries()) {
    if (at % PIECE === 0) yield;
    for (const text of list.map(plain)) counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  for (const [at, { onet_code: code, also_called }] of careers.entries()) {
    if (at % PIECE === 0) yield;
    for (const name of [...also_called, ...(alternates[at] ?? [])]) {
      const text = plain(name);
      const single = !text.includes(' ');
      if (single && (NOT_MEANT.has(text) || !AGENT.test(text) || text.length < 7 || (counted.get(text) ?? 0) > 2)) continue;
      if (!byName.has(singularName(text))) add(text, code);
    }
  }
  // Two careers one after the other.
  byName.delete('vet nurse');
  const own = careerWordsSet();
  for (const word of NOT_MEANT) if (!own.has(word)) byName.delete(word);
  return { byName, nearest, known };
}

const singularName = (text: string) =>
  text
    .split(' ')
    .map((word) => singular(word))
    .join(' ');

const careerWordsSet = () => new Set(Object.values(careerWords).flatMap((terms) => terms.split(', ').map(nameOf)));

/** "Zoologists and Wildlife Biologists" are called by either name; what stands after "Except" is what they are not. */
function partsOf(title: string): string[] {
  const [kept = ''] = title.split(/, (?:Except|All Other|General)/);
  return kept.split(/,? and |, /).filter((part) => part.split(' ').length > 1 || AGENT.test(singular(part.toLowerCase())));
}
