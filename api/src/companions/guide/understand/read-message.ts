import { spelled } from '@careerscoop/catalogue/spelling';
import { singular } from '@careerscoop/catalogue/search-words';
import SearchableMap from 'minisearch/SearchableMap';
import { type CareerNamed, careersNamed } from './careers-named.ts';
import { type CareerMeant, careersMeant } from './careers-meant.ts';
import { type CollegeNamed, collegesNamed } from './colleges-named.ts';
import { isEveryday } from './everyday-words.ts';
import families from './families.json' with { type: 'json' };
import { type PlacesNamed, placesNamed } from './places-named.ts';
import { isSpanish, wordsOf } from './plain-words.ts';

/** A message with what it names, before it is known what is asked. */
export interface MessageRead {
  typed: string;
  /** As typed, written out and mended. */
  words: readonly string[];
  /** The same, with signs in the place of names. */
  signs: readonly string[];
  careers: readonly CareerNamed[];
  meant: readonly CareerMeant[];
  colleges: readonly CollegeNamed[];
  places: PlacesNamed;
  spanish: boolean;
}

const LONG_ENOUGH = 5;
let known: SearchableMap<number> | undefined;

/** @param own codes of the student's careers, which are meant before others of the same name */
export function readMessage(typed: string, own: readonly string[]): MessageRead {
  const raw = wordsOf(typed);
  const colleges = collegesNamed(raw);
  const inCollege = (at: number) => colleges.some(({ from, to }) => at >= from && at < to);
  const careers = careersNamed(raw, own).filter(({ from, to }) => !inCollege(from) && !inCollege(to - 1));
  const named = (at: number) => inCollege(at) || careers.some(({ from, to }) => at >= from && at < to);
  const words = raw.map((word, at) => (named(at) ? word : mended(word)));
  const meant = careersMeant(words);
  const signs: string[] = [];
  words.forEach((word, at) => {
    const college = colleges.find(({ from, to }) => at >= from && at < to);
    const career = careers.find(({ from, to }) => at >= from && at < to);
    if (college) signs.push(...(college.from === at ? ['@college'] : []));
    else if (career) signs.push(...(career.from === at ? ['@career'] : []));
    else {
      const pointed = meant.find(({ from, to }) => at >= from && at < to);
      if (pointed) signs.push(...(pointed.from === at ? [pointed.sign] : []));
      else signs.push(signOf(word));
    }
  });
  return { typed, words, signs, careers, meant, colleges, places: placesNamed(words, typed), spanish: isSpanish(raw, typed) };
}

/** Words of one kind by one sign: a ZIP code, another number, keys pressed at random. */
function signOf(word: string): string {
  if (/^\d{5}$/.test(word)) return '@zip';
  if (/^\d+k?$/.test(word)) return word.length <= 2 ? '@number' : '@amount';
  return /[bcdfghjklmnpqrstvwxz]{5}|asdf|sdfg|hjkl|qwer|zxcv|^[jkfd]{3,}$/.test(word) ? '@noise' : word;
}

/** The word of our families that a mistyped one was meant to be. */
function mended(word: string): string {
  if (word.length < LONG_ENOUGH || /\d/.test(word) || isEveryday(word)) return word;
  known ??= new SearchableMap<number>();
  if (known.size === 0) {
    for (const list of Object.values(families))
      for (const each of list.split(' ')) if (each.length >= LONG_ENOUGH) known.set(singular(each), 3);
  }
  return spelled(word, known, false);
}
