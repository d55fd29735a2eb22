import type { CollegeQuery } from '@careerscoop/contract/colleges';
import { CONTROLS, LEVELS, SORTS, STATES, YEARS } from './college-choices.ts';

/** What is asked of the list; how many come on a page is the screen's. */
export type Search = Omit<CollegeQuery, 'per_page'>;

/** The search as the address holds it, with the schools that are laid aside to compare. */
export interface Asked extends Search {
  compare: number[];
}

export const MOST_COMPARED = 4;
export const NOTHING_ASKED: Asked = { q: '', page: 1, compare: [] };

export const FILTERS = ['level', 'price_max', 'control', 'years', 'subject', 'state', 'q'] as const;
export type FilterName = (typeof FILTERS)[number];

const MOST_LETTERS = 100;

/**
 * What may stand in the address, and how each is read; what is not one of ours is passed over, so that an old link still
 * opens. A ZIP code that is none is kept: it is answered at its field.
 */
const READ: { [N in keyof Required<Asked>]: (text: string) => Asked[N] } = {
  career: (text) => (/^[A-Za-z0-9.-]{1,120}$/.test(text) ? text : undefined),
  zip: (text) => text.trim().slice(0, 10) || undefined,
  miles: (text) => whole(text, 1, 3000),
  level: (text) => oneOf(LEVELS, text),
  q: (text) => text.trim().slice(0, MOST_LETTERS),
  state: (text) => oneOf(STATES, text.toUpperCase()),
  control: (text) => oneOf(CONTROLS, text),
  years: (text) => oneOf(YEARS, text),
  price_max: (text) => whole(text, 0, 200_000),
  subject: (text) => (/^\d{2}\.\d{4}$/.test(text) ? text : undefined),
  sort: (text) => oneOf(SORTS, text),
  page: (text) => whole(text, 1, 1000) ?? 1,
  compare: readUnitids,
};
const NAMES = Object.keys(READ) as (keyof Asked)[];

function whole(text: string, least: number, most: number): number | undefined {
  const figure = Number(text);
  return text.trim() && Number.isInteger(figure) && figure >= least && figure <= most ? figure : undefined;
}

function oneOf<V extends string>(choices: readonly { value: V }[], text: string): V | undefined {
  return choices.find(({ value }) => value === text)?.value;
}

/** School numbers with commas between them: the first four, each once. */
function readUnitids(text: string): number[] {
  const given = text.split(',').map((part) => part.trim());
  return [...new Set(given.filter((part) => /^[1-9]\d{5}$/.test(part)).map(Number))].slice(0, MOST_COMPARED);
}

/** Reads the address. Without a ZIP code there is nothing to measure from. */
export function readAsked(search: URLSearchParams): Asked {
  const entries = NAMES.flatMap((name) => {
    const value = READ[name](search.get(name) ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  const asked = { ...NOTHING_ASKED, ...(Object.fromEntries(entries) as Partial<Asked>) };
  if (asked.zip !== undefined) return asked;
  const { miles: _miles, sort, ...rest } = asked;
  return sort === undefined || sort === 'distance' ? rest : { ...rest, sort };
}

/** The address of a search; what is as usual is left out. */
export function writeAsked(asked: Partial<Asked>): string {
  const parts = NAMES.flatMap((name) => {
    const value = asked[name];
    const usual = value === undefined || value === NOTHING_ASKED[name] || (Array.isArray(value) && value.length === 0);
    // Commas stay readable.
    return usual ? [] : [`${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`];
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** A changed search begins at the first page again; another career has other programs. */
export function changed(asked: Asked, change: Partial<Asked>): Asked {
  const other = 'career' in change && change.career !== asked.career ? { subject: undefined } : {};
  return { ...asked, page: 1, ...other, ...change };
}

export function withoutFilters(asked: Asked): Asked {
  return changed(asked, { ...Object.fromEntries(FILTERS.map((name) => [name, undefined])), q: '' });
}

export const activeFilters = (asked: Search) => FILTERS.filter((name) => asked[name] !== undefined && asked[name] !== '');

/** Whether anything is asked for at all: comparing asks for nothing. */
export const isAsked = ({ career, zip, q, ...asked }: Asked) =>
  Boolean(career ?? zip) || q !== '' || activeFilters({ ...asked, q: '' }).length > 0;
