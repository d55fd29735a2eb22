import { inPieces } from './in-pieces.ts';
import { readData } from './read-data.ts';

/** A place of the ZIP table, in the words of the wire. */
export interface Place {
  city: string;
  /** Two letters. */
  state: string;
  zipcode: string;
}

interface Town {
  city: string;
  state: string;
  /** Lower case, for comparing. */
  name: string;
  zipcodes: string[];
}

interface Zips {
  /** In ZIP order. */
  places: Place[];
  /** In the order of names; towns of one name by size, told by their number of ZIP codes. */
  towns: Town[];
}

/** The ZIP table: long, so it is read ahead, a state after the other. */
export const zipTable = inPieces(readZips);

/** The same, whole. */
export const loadZips = (): Zips => zipTable.all();

/** The place of a ZIP code, or undefined where there is no such code. */
export function placeByZip(zipcode: string): Place | undefined {
  const { places } = loadZips();
  const place = places[firstAtOrAfter(places, zipcode, (one) => one.zipcode)];
  return place?.zipcode === zipcode ? place : undefined;
}

/**
 * Places for an address field: by the first digits of a ZIP code, or by the start of a place name, which a
 * comma and a state may follow ("spring", "Springfield, IL"). A town of several ZIP codes comes once, with
 * its first, unless it is the only one that fits: then with each of them. At most `limit`; nothing for an
 * empty query.
 */
export function findPlaces(query: string, limit = 10): Place[] {
  const text = simplify(query);
  if (text === '') return [];
  const digits = /^\d{1,5}(?=$|-\d{0,4}$)/.exec(text)?.[0];
  return digits === undefined ? byName(text, limit) : byZip(digits, limit);
}

function byZip(digits: string, limit: number): Place[] {
  const { places } = loadZips();
  const start = firstAtOrAfter(places, digits, (place) => place.zipcode);
  return places.slice(start, start + limit).filter((place) => place.zipcode.startsWith(digits));
}

function byName(text: string, limit: number): Place[] {
  const { towns } = loadZips();
  const [, city = text, state = ''] = /^(.+?)(?:\s*,\s*|\s+(?=[a-z]{2}$))([a-z]{0,2})$/.exec(text) ?? [];
  // "El Paso" first: two letters at the end are a state only where no town begins so.
  const named = matching(towns, text, '');
  const found = named.length > 0 ? named : matching(towns, city, state.toUpperCase());
  const [only] = found;
  if (found.length === 1 && only !== undefined) return only.zipcodes.map((code) => toPlace(only, code)).slice(0, limit);
  const isWhole = (town: Town) => Number(town.name === text || town.name === city);
  return found
    .sort((a, b) => isWhole(b) - isWhole(a) || b.zipcodes.length - a.zipcodes.length)
    .slice(0, limit)
    .map((town) => toPlace(town));
}

function matching(towns: Town[], start: string, state: string): Town[] {
  const found: Town[] = [];
  for (let at = firstAtOrAfter(towns, start, (town) => town.name); at < towns.length; at += 1) {
    const town = towns[at];
    if (town === undefined || !town.name.startsWith(start)) break;
    if (town.state.startsWith(state)) found.push(town);
  }
  return found;
}

function toPlace({ city, state, zipcodes }: Town, zipcode = zipcodes[0] ?? ''): Place {
  return { city, state, zipcode };
}

function* readZips(): Generator<void, Zips> {
  const towns: Town[] = [];
  for (const [state, cities] of Object.entries(readData('zips').states)) {
    yield;
    for (const [city, codes] of Object.entries(cities)) {
      towns.push({ city, state, name: simplify(city), zipcodes: codes.split(' ') });
    }
  }
  towns.sort((a, b) => compare(a.name, b.name) || b.zipcodes.length - a.zipcodes.length || compare(a.state, b.state));
  yield;
  const places = towns.flatMap((town) => town.zipcodes.map((zipcode) => toPlace(town, zipcode)));
  return { towns, places: places.sort((a, b) => compare(a.zipcode, b.zipcode)) };
}

/**
 * Place names in the table have no accents or apostrophes of their own kind: "Coeur D Alene", "Saint Paul".
 */
function simplify(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.]/g, '')
    .toLowerCase();
  return plain.replaceAll(/['’]/g, ' ').replaceAll(/\s+/g, ' ').trim().replace(/^st /, 'saint ');
}

function firstAtOrAfter<T>(sorted: readonly T[], wanted: string, key: (item: T) => string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (key(sorted[middle] as T) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
