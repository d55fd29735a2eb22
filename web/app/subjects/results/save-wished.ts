import { saveCareer } from '@careerscoop/contract/careers';
import { type Result, updateResult } from '@careerscoop/contract/results';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import type { Wish } from '../../lib/wish.ts';
import { recommendationsQuery, resultQuery, resultsQuery } from './results.queries.ts';
import { matchQuery } from './own/match.queries.ts';

/** Saves the career that somebody wanted to save before a plan opened it; where it stands it is seen saved at once. */
export function useSaveWished() {
  const client = useQueryClient();
  return useMutation<void, CallError, Wish>({
    mutationFn: async ({ result_id, onet_code = '' }) => {
      if (result_id === undefined) {
        const match = await call(saveCareer, { params: { onet_code }, body: { interested: true } });
        client.setQueryData(matchQuery(onet_code).queryKey, match);
        return;
      }
      await call(updateResult, { params: { id: String(result_id) }, body: { interested: true } });
      const shown = (one: Result) => (one.id === result_id ? { ...one, interested: true } : one);
      for (const { queryKey } of [resultsQuery, recommendationsQuery]) client.setQueryData<Result[]>(queryKey, (list) => list?.map(shown));
      client.setQueryData<Result>(resultQuery(result_id).queryKey, (one) => one && { ...one, interested: true });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['careers'] }),
  });
}
