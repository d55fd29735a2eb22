import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ScenarioAnswers, listScenarios, submitScenarios } from '@careerscoop/contract/assessment';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { setPlanNotice } from '../../lib/plan-notice.ts';

/** All five scenarios. An error with status 403 says in its message why the student may not take the assessment. */
export const scenariosQuery = queryOptions({
  queryKey: ['scenarios'],
  queryFn: ({ signal }) => call(listScenarios, { query: { page: 1 } }, signal).catch(keepRefusal),
  staleTime: 10 * 60_000,
});

// The start page says why before it leads here again.
function keepRefusal(error: unknown): never {
  if (error instanceof CallError && error.status === 403) setPlanNotice(error.message);
  throw error;
}

export function useSubmitScenarios() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ScenarioAnswers[]) => call(submitScenarios, { body }),
    // Results, profile and the right to a retake have changed; nothing is asked again before a screen needs it.
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'none' }),
  });
}
