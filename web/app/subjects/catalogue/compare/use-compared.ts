import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CallError } from '../../../lib/call-error.ts';
import { paths } from '../../../lib/paths.ts';
import { useHydrated } from '../../../lib/session.ts';
import { readCompared } from './compare-address.ts';
import { comparedQuery } from './compare.queries.ts';
import { tray } from './tray.ts';

const NONE = new URLSearchParams();

/** The careers that the address names, as far as they are there, and the ways to change it. */
export function useCompared() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The built page is the one without careers: the first render agrees with it.
  const { slugs, strange, tooMany } = readCompared(hydrated ? search : NONE);
  const asked = useQueries({ queries: slugs.map(comparedQuery) });
  const isMissing = (error: Error | null) => error instanceof CallError && (error.status === 404 || error.status === 400);
  const careers = asked.flatMap(({ data }) => data ?? []);
  const known = slugs.filter((_, index) => !isMissing(asked[index]?.error ?? null));
  const missing = [...slugs.filter((slug) => !known.includes(slug)), ...strange];
  const failed = asked.find(({ error }) => error && !isMissing(error));

  // What is compared lies in the tray too, so that one can look for more of them in the list.
  const laid = careers.map(({ slug, title }) => ({ slug, title }));
  const whole = known.length > 0 && laid.length === known.length;
  const key = laid.map(({ slug }) => slug).join();
  // The list is made anew at each render; its slugs say whether it is another one.
  const lay = useEffectEvent(() => tray.put(laid));
  useEffect(() => {
    if (whole) lay();
  }, [whole, key]);

  const go = (next: string[]) => {
    if (next.length === 0) tray.put([]);
    void navigate(paths.compare(next), { preventScrollReset: true });
  };
  return {
    slugs: known,
    careers,
    missing,
    tooMany,
    waiting: careers.length < known.length && !failed,
    error: failed?.error ?? null,
    retrying: failed?.isFetching ?? false,
    retry: () => asked.forEach(({ error, refetch }) => error && !isMissing(error) && void refetch()),
    add: (slug: string) => go([...known, slug]),
    remove: (slug: string) => go(known.filter((one) => one !== slug)),
  };
}
