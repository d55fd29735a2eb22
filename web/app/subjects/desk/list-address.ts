/** What is asked of a list, as the address holds it. The server checks it, and says so at its name. */
export interface ListAsked {
  q: string;
  /** `name`, or `-name` from the largest down; empty is the list's own order. */
  sort: string;
  page: number;
  /** The filters that are set, by their names. */
  filters: Readonly<Record<string, string>>;
}

export type ListChange = Partial<Omit<ListAsked, 'filters'>> & { filters?: Record<string, string> };

/** The list that an address asks for; names that are none of the list's filters are passed over. */
export function readList(search: URLSearchParams, names: readonly string[]): ListAsked {
  const page = Number(search.get('page') ?? 1);
  return {
    q: search.get('q') ?? '',
    sort: search.get('sort') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))),
  };
}

/** The address of a list; what is as usual is left out. */
export function writeList({ q, sort, page, filters }: ListAsked): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  if (sort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}

/** A list after a change: filters are laid over those that are set (empty takes one away), and it begins at its first page again. */
export function changeList(asked: ListAsked, change: ListChange): ListAsked {
  return { ...asked, page: 1, ...change, filters: { ...asked.filters, ...change.filters } };
}

/** Whether a search or filter leaves anything out. */
export const isNarrowed = ({ q, filters }: ListAsked) => q !== '' || Object.values(filters).some(Boolean);
