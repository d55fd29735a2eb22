import type { Place } from '@careerscoop/contract/places';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callLater } from './call.ts';
import { useSettled } from './use-settled.ts';

const FEWEST_LETTERS = 3;
const TYPING_PAUSE_MS = 200;
const fetchFindPlaces = async () => (await import('@careerscoop/contract/places')).findPlaces;
const NONE: Place[] = [];

/** Suggestions for an address as typed so far; the last ones stay until the next ones are there. */
function placesQuery(typed: string) {
  const q = typed.trim();
  return queryOptions({
    queryKey: ['places', q],
    queryFn: ({ signal }) => callLater(fetchFindPlaces, { query: { q } }, signal),
    enabled: q.length >= FEWEST_LETTERS,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** The one way in which fields ask for addresses, whoever knows them: the server's own table or a hosted provider. */
export function usePlaces(typed: string): { places: Place[]; searching: boolean } {
  const settled = useSettled(typed, TYPING_PAUSE_MS);
  const { data, isFetching } = useQuery(placesQuery(settled));
  return { places: data ?? NONE, searching: isFetching };
}
