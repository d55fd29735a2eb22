import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ScenarioAnswers, askStage, listScenarios, submitScenarios } from '@careerscoop/contract/assessment';
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

/** The first part of the keys of all stages. */
export const STAGES = 'stages';
/** A phone in a bad network is not left to wait longer than this, twice. */
const STAGE_MS = 6_000;

/** The stage that follows from answers: the same answers always have the same one. */
export const stageQuery = (basis: string, body: () => ScenarioAnswers[]) =>
  queryOptions({
    queryKey: [STAGES, basis],
    queryFn: async ({ signal }) => {
      const over = new AbortController();
      const end = () => over.abort();
      const timer = setTimeout(end, STAGE_MS);
      signal.addEventListener('abort', end);
      return call(askStage, { body: body() }, over.signal).finally(() => clearTimeout(timer));
    },
    staleTime: Infinity,
    retry: (failures, error) => failures < 1 && !(error instanceof CallError && error.isFinal),
  });

export function useSubmitScenarios() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ScenarioAnswers[]) => call(submitScenarios, { body }),
    // Results, profile and the right to a retake have changed; nothing is asked again before a screen needs it.
    onSuccess: () => queryClient.invalidateQueries({ refetchType: 'none' }),
  });
}
