import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getDesk } from '@careerscoop/contract/desk';
import { listWaiting } from '@careerscoop/contract/desk-waiting';
import type { Answer, CallInput, Endpoint } from '@careerscoop/contract/endpoint';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { type ListAsked, writeList } from './list-address.ts';

/** Everything of the desk is kept under this, so that one change asks for all of it anew. */
const DESK = 'desk';

/** Who is at the desk, and what they may do there. */
export const deskQuery = queryOptions({
  queryKey: [DESK, 'place'],
  queryFn: ({ signal }) => call(getDesk, {}, signal),
});

const MINUTE_MS = 60_000;

/** What waits: the home screen and the figures of the rail; looked at again every minute while the desk is open. */
export const waitingQuery = queryOptions({
  queryKey: [DESK, 'waiting'],
  queryFn: ({ signal }) => call(listWaiting, {}, signal),
  refetchInterval: MINUTE_MS,
});

/** One page of a list of the desk. What was there stays until the next is here. */
export const deskListQuery = <E extends Endpoint>(endpoint: E, asked: ListAsked) =>
  queryOptions<Answer<E>, CallError>({
    queryKey: [DESK, endpoint.path, writeList(asked)],
    queryFn: ({ signal }) => {
      const { q, sort, page, filters } = asked;
      // As it stands in the address: the server checks it and answers at its name.
      return call(endpoint, { query: { q, sort, page, ...filters } } as unknown as CallInput<E>, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** One thing of the desk, for a detail: `params` as in the endpoint's path. */
export const deskOneQuery = <E extends Endpoint>(endpoint: E, params: Record<string, string | number> = {}) =>
  queryOptions<Answer<E>, CallError>({
    queryKey: [DESK, endpoint.path, params],
    queryFn: ({ signal }) => call(endpoint, { params } as unknown as CallInput<E>, signal),
    staleTime: 0,
    // That somebody opened a detail is often written down: coming back to the window is no new look.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A call that changes something at the desk; all that is shown of the desk is asked for anew then, and before `onSuccess` of the call. */
export function useDeskChange<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Answer<E>, CallError, CallInput<E>>({
    mutationFn: (input) => call(endpoint, input),
    // Also after a refusal: somebody else was quicker, for example.
    onSettled: () => void client.invalidateQueries({ queryKey: [DESK] }),
  });
}
