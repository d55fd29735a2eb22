export const MOST_COMPARED = 4;
const PARAM = 'careers';
/** As the catalogue writes its slugs. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST = 120;

export interface Compared {
  /** The first four that could be careers, each once. */
  slugs: string[];
  /** More were asked for than stand side by side. */
  tooMany: boolean;
  /** What cannot be a career, as it was written. */
  strange: string[];
}

/** Reads which careers the address holds side by side. */
export function readCompared(search: URLSearchParams): Compared {
  const asked = (search.get(PARAM) ?? '').split(',').map((part) => part.trim().toLowerCase());
  const given = [...new Set(asked.filter(Boolean))];
  const slugs = given.filter((part) => SLUG.test(part) && part.length <= LONGEST);
  return {
    slugs: slugs.slice(0, MOST_COMPARED),
    tooMany: slugs.length > MOST_COMPARED,
    strange: given.filter((part) => !slugs.includes(part)),
  };
}

/** The address of these careers; commas stay readable, as slugs hold nothing else. */
export function writeCompared(slugs: readonly string[]): string {
  return slugs.length > 0 ? `?${PARAM}=${slugs.slice(0, MOST_COMPARED).join(',')}` : '';
}
