import { careerQuery, type CareerQuery } from '@careerscoop/contract/careers';

/** What may stand in the address of the list. */
const NAMES = Object.keys(careerQuery.shape) as (keyof CareerQuery)[];
export const FILTERS = ['interest', 'education', 'pay_min', 'growth', 'job_zone'] as const;
export type FilterName = (typeof FILTERS)[number];

/** The list that nobody has changed: all careers, first page. */
export const ALL_CAREERS: CareerQuery = careerQuery.parse({});

/** Reads the address; a value that is not one of ours is passed over, so that an old link still opens. */
export function readAddress(search: URLSearchParams): CareerQuery {
  const entries = NAMES.flatMap((name) => {
    const value = search.get(name);
    return value && careerQuery.shape[name].safeParse(value).success ? [[name, value]] : [];
  });
  return careerQuery.parse(Object.fromEntries(entries));
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
