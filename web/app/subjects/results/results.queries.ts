import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getCareer } from '@careerscoop/contract/catalogue';
import { type Result, getResult, listRecommendations, listResults, updateResult } from '@careerscoop/contract/results';
import { TOP_CAREERS } from '@careerscoop/contract/constants';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { setPlanNotice } from '../../lib/plan-notice.ts';

/** The student's ten, best first; empty while there are none. Every visit asks: a retake changes them. */
export const resultsQuery = queryOptions({
  queryKey: ['careers', 'results'],
  queryFn: ({ signal }) => call(listResults, {}, signal).catch(keepRefusal),
  staleTime: 0,
});

// The start page and "Start Test Now" say why before they lead anywhere.
function keepRefusal(error: unknown): never {
  if (error instanceof CallError && error.status === 403) setPlanNotice(error.message);
  throw error;
}

/** The same with the careers kept beyond the ten. */
export const recommendationsQuery = queryOptions({
  queryKey: ['careers', 'recommendations'],
  queryFn: ({ signal }) => call(listRecommendations, {}, signal),
  staleTime: 0,
});

/** One career of the student with its five questions, for its own page. */
export const resultQuery = (id: number) =>
  queryOptions({
    queryKey: ['careers', 'result', id],
    queryFn: ({ signal }) => call(getResult, { params: { id: String(id) } }, signal),
  });

/** A career of the public catalogue: the list asks it for something to try. */
export const publicCareerQuery = (onet_code: string) =>
  queryOptions({
    queryKey: ['careers', 'public', onet_code],
    queryFn: ({ signal }) => call(getCareer, { params: { onet_code } }, signal),
    staleTime: Infinity,
  });

/** Whether the ten are there: fewer count as none yet. */
export const hasTen = (results: Result[] | undefined) => (results?.length ?? 0) >= TOP_CAREERS;

/** The ten and no more. */
export const topTen = (results: Result[]) => results.slice(0, TOP_CAREERS);

export type ResultChange = { id: number; score?: number; interested?: boolean; booked?: boolean };

const LISTS: QueryKey[] = [resultsQuery.queryKey, recommendationsQuery.queryKey];
const UPDATE = ['careers', 'update'];

interface Reactions {
  onDone?: (change: ResultChange) => void;
  onRefused?: (error: Error, change: ResultChange) => void;
}

/** Rates or saves a career. It shows at once and is taken back when the server refuses. */
export function useUpdateResult({ onDone, onRefused }: Reactions) {
  const client = useQueryClient();
  const show = (id: number, next: (one: Result) => Result) => {
    for (const key of LISTS) {
      client.setQueryData<Result[]>(key, (list) => list?.map((one) => (one.id === id ? next(one) : one)));
    }
    client.setQueryData<Result>(resultQuery(id).queryKey, (one) => one && next(one));
  };
  return useMutation({
    mutationKey: UPDATE,
    // One after the other: a save and a rating of the same career would else overtake each other.
    scope: { id: 'update-result' },
    mutationFn: ({ id, ...body }: ResultChange) => call(updateResult, { params: { id: String(id) }, body }),
    onMutate: async (change) => {
      const { queryKey: own } = resultQuery(change.id);
      await Promise.all([...LISTS, own].map((queryKey) => client.cancelQueries({ queryKey })));
      const listed = LISTS.flatMap((key) => client.getQueryData<Result[]>(key) ?? []);
      const before = client.getQueryData<Result>(own) ?? listed.find(({ id }) => id === change.id);
      show(change.id, (one) => withChange(one, change));
      return before;
    },
    onSuccess: (_result, change) => onDone?.(change),
    onError: (error, change, before) => {
      // What the lists do not know of a career, such as eaten scoops, stays as it is.
      if (before) show(change.id, (one) => ({ ...one, ...pickOwn(before) }));
      onRefused?.(error, change);
    },
    onSettled: (_result, _error, change) => {
      if (client.isMutating({ mutationKey: UPDATE }) > 1) return;
      return Promise.all([...LISTS, resultQuery(change.id).queryKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

const pickOwn = ({ score, interested, booked }: Result) => ({ score, interested, booked });

/** A result as it will be: a score of 0 is no rating, and `booked: false` takes no booking back. */
export function withChange(result: Result, { score, interested, booked }: ResultChange): Result {
  return {
    ...result,
    score: score === undefined ? result.score : score || null,
    interested: interested ?? result.interested,
    booked: booked || result.booked,
  };
}
