import { loadZips } from '@careerscoop/catalogue/zip';
import { centreOfZip } from '@careerscoop/catalogue/zip-centres';
import { isEveryday } from './everyday-words.ts';
import { isStateCode, isStateName, STATES } from './state-names.ts';

/** A town that a message names, by a ZIP code in it to measure from. */
export interface CityNamed {
  city: string;
  state: string;
  zip: string;
}

const SHORT: Readonly<Record<string, string>> = { nyc: 'new york', vegas: 'las vegas', philly: 'philadelphia' };
/** Said before a place, so that a town of an ordinary name is meant: "in Reading", "near Bend". */
const PLACING = /^(?:in|near|around|outside|en|de|from|to)$/;
/** In small letters these are words before they are a state: "portland or seattle". */
const WORDS = /^(?:al|co|de|hi|id|in|la|ma|me|mi|oh|ok|or|pa)$/;
const LONGEST = 3;

type Town = ReturnType<typeof loadZips>['towns'][number];
let byName: Map<string, Town[]> | undefined;

/** Towns of that name, the largest first. */
function townsCalled(said: string): readonly Town[] {
  if (!byName) {
    byName = new Map();
    for (const town of loadZips().towns) {
      const same = byName.get(town.name);
      if (same) same.push(town);
      else byName.set(town.name, [town]);
    }
  }
  return byName.get((SHORT[said] ?? said).replace(/^(?:st|saint) /, 'saint ')) ?? [];
}

interface Token {
  word: string;
  typed: string;
  /** A comma stands before it. */
  comma: boolean;
}

/** The town that a message names, the one meant most likely first: with its state, else behind "in" or "near", else a large one. */
export function citiesNamed(typed: string, words: readonly string[]): CityNamed[] {
  const tokens = [...typed.slice(0, 1500).matchAll(/(,?)\s*([\p{L}\d'’.-]+)/gu)].map(([, comma = '', each = '']): Token => {
    const own = each.replace(/[.]+$/, '');
    return { word: own.toLowerCase(), typed: own, comma: comma !== '' };
  });
  for (let at = 1; at < tokens.length; at++) {
    const state = stateAt(tokens, at);
    const town = state && townBefore(tokens, at, state);
    if (town) return placesOf([town]);
  }
  for (let at = 1; at < tokens.length; at++) {
    if (!/^(?:in|near|around|outside)$/.test(tokens[at - 1]?.word ?? '')) continue;
    const towns = townsAt(tokens, at);
    if (towns.length > 0) return placesOf(towns);
  }
  return placesOf(largeOne(words));
}

function stateAt(tokens: readonly Token[], at: number): string | undefined {
  const { word = '', typed = '', comma = false } = tokens[at] ?? {};
  const code = word.toUpperCase();
  if (isStateCode(code) && (typed === code || !WORDS.test(word) || (comma && at === tokens.length - 1))) return code;
  const two = `${word} ${tokens[at + 1]?.word ?? ''}`;
  return [two, word].filter(isStateName).map((name) => STATES[name])[0];
}

function townBefore(tokens: readonly Token[], at: number, state: string): Town | undefined {
  for (let length = Math.min(LONGEST, at); length > 0; length--) {
    const name = nameAt(tokens, at - length, length);
    const placed = PLACING.test(tokens[at - length - 1]?.word ?? '') || tokens[at]?.comma === true;
    const town = townsCalled(name).find((one) => one.state === state);
    if (town && (placed || length > 1 || !isEveryday(name))) return town;
  }
  return undefined;
}

function townsAt(tokens: readonly Token[], at: number): readonly Town[] {
  for (let length = LONGEST; length > 0; length--) {
    if (at + length > tokens.length) continue;
    const name = nameAt(tokens, at, length);
    // A state of that name is meant before any town; a school's name is no place.
    if (isStateName(name) || /^(?:state|university|college|tech)$/.test(tokens[at + length]?.word ?? '')) continue;
    if (isEveryday(name) && STATES[name] === undefined) continue;
    const large = /^\p{Lu}/u.test(tokens[at]?.typed ?? '');
    const found = townsCalled(name);
    const first = STATES[name];
    if (found.length > 0 && (large || (found[0]?.zipcodes.length ?? 0) > 1))
      return first ? found.toSorted((a, b) => Number(b.state === first) - Number(a.state === first)) : found;
  }
  return [];
}

/** One of the list of cities that people mean a state by, wherever it stands. */
function largeOne(words: readonly string[]): readonly Town[] {
  for (let length = 2; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length).join(' ');
      const state = STATES[name];
      if (!state || isStateName(name) || /^(?:state|university|tech|college)$/.test(words[at + length] ?? '') || words[at - 1] === 'of')
        continue;
      const town = townsCalled(name).find((one) => one.state === state);
      if (town) return [town];
    }
  }
  return [];
}

const nameAt = (tokens: readonly Token[], from: number, length: number) =>
  tokens
    .slice(from, from + length)
    .map(({ word }) => word)
    .join(' ');

function placesOf(towns: readonly Town[]): CityNamed[] {
  return towns.flatMap(({ city, state, zipcodes }) => {
    const zip = zipcodes.find((one) => centreOfZip(one) !== undefined);
    return zip === undefined ? [] : [{ city, state, zip }];
  });
}
