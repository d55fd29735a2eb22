import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CareerMatch, getCareerMatch, saveCareer } from '@careerscoop/contract/careers';
import { call } from '../../../lib/call.ts';
import { recommendationsQuery, resultsQuery } from '../results.queries.ts';

/** How any career goes with the student's answers. Every visit asks: saving and a retake change it. */
export const matchQuery = (onet_code: string) =>
  queryOptions({
    queryKey: ['careers', 'match', onet_code],
    queryFn: ({ signal }) => call(getCareerMatch, { params: { onet_code } }, signal),
    staleTime: 0,
  });

interface Reactions {
  onDone: (interested: boolean) => void;
  onRefused: (error: Error, interested: boolean) => void;
}

/** Saves a career of the catalogue or takes it out. It shows at once and is taken back when the server refuses. */
export function useSaveMatch(onet_code: string, { onDone, onRefused }: Reactions) {
  const client = useQueryClient();
  const { queryKey } = matchQuery(onet_code);
  return useMutation({
    mutationFn: (interested: boolean) => call(saveCareer, { params: { onet_code }, body: { interested } }),
    onMutate: async (interested) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<CareerMatch>(queryKey);
      client.setQueryData<CareerMatch>(queryKey, (match) => match && { ...match, interested });
      return before;
    },
    onSuccess: (match, interested) => {
      client.setQueryData<CareerMatch>(queryKey, match);
      onDone(interested);
    },
    onError: (error, interested, before) => {
      client.setQueryData<CareerMatch>(queryKey, before);
      onRefused(error, interested);
    },
    onSettled: () =>
      Promise.all([
        ...[resultsQuery.queryKey, recommendationsQuery.queryKey].map((key) => client.invalidateQueries({ queryKey: key })),
        client.invalidateQueries({ queryKey: ['careers', 'result'] }),
      ]),
  });
}
