import type { CareerQuery } from '@careerscoop/contract/catalogue';
import { EDUCATION, GROWTH, SORTS } from './explore-words.ts';

export const FILTERS = ['interest', 'education', 'pay_min', 'growth', 'job_zone'] as const;
export type FilterName = (typeof FILTERS)[number];

/** The list that nobody has changed: all careers, first page. */
export const ALL_CAREERS: CareerQuery = { q: '', page: 1, sort: 'best' };

const MOST_LETTERS = 100;

/**
 * What may stand in the address of the list, and how each is read. The contract says the same to the server; here it would
 * bring all its checks along before anybody searches, so a test holds the two together.
 */
const READ: { [N in keyof Required<CareerQuery>]: (text: string) => CareerQuery[N] } = {
  q: (text) => (text.trim().length <= MOST_LETTERS ? text.trim() : ''),
  page: (text) => whole(text, 1, 1000) ?? 1,
  interest: (text) => (/^[a-z_]{1,40}$/.test(text) ? text : undefined),
  education: (text) => oneOf(EDUCATION, text),
  pay_min: (text) => whole(text, 0, 1_000_000),
  growth: (text) => oneOf(GROWTH, text),
  job_zone: (text) => whole(text, 1, 5),
  sort: (text) => oneOf(SORTS, text) ?? 'best',
};
const NAMES = Object.keys(READ) as (keyof CareerQuery)[];

function whole(text: string, least: number, most: number): number | undefined {
  const figure = Number(text);
  return text.trim() && Number.isInteger(figure) && figure >= least && figure <= most ? figure : undefined;
}

function oneOf<V extends string>(choices: readonly { value: V }[], text: string): V | undefined {
  return choices.find(({ value }) => value === text)?.value;
}

/** Reads the address; a value that is not one of ours is passed over, so that an old link still opens. */
export function readAddress(search: URLSearchParams): CareerQuery {
  const entries = NAMES.flatMap((name) => {
    const value = READ[name](search.get(name) ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  return { ...ALL_CAREERS, ...(Object.fromEntries(entries) as Partial<CareerQuery>) };
}

/** The address of a list; what is as usual is left out. */
export function writeAddress(query: CareerQuery): string {
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = query[name];
    if (value !== undefined && value !== ALL_CAREERS[name]) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

/** A changed search or filter begins at the first page again. */
export function changed(query: CareerQuery, change: Partial<CareerQuery>): CareerQuery {
  return { ...query, page: 1, ...change };
}

export function withoutFilters(query: CareerQuery): CareerQuery {
  return changed(query, Object.fromEntries(FILTERS.map((name) => [name, undefined])));
}

export const activeFilters = (query: CareerQuery) => FILTERS.filter((name) => query[name] !== undefined);
