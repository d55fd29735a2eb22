import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanCard } from '@careerscoop/contract/chat-cards';
import { keepPlan } from '@careerscoop/contract/steps';
import { call } from '../../../../lib/call.ts';

/** Keeps a plan's steps in My next steps, once however often it is pressed. */
export function useKeepPlan() {
  const client = useQueryClient();
  const { mutate, isPending, data, variables, error } = useMutation({
    mutationFn: (card: PlanCard) => call(keepPlan, { body: card }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['steps'] }),
  });
  return {
    keep: mutate,
    keeping: isPending,
    /** How many steps were kept. */
    kept: data ? (variables?.steps.length ?? 0) : 0,
    /** They were kept before this press. */
    already: data?.already_kept ?? false,
    refusal: error ? `The plan was not kept. ${error.message}` : null,
  };
}
