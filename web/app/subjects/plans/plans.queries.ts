import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { PLANS } from '@careerscoop/contract/addresses';
import type { listPlans } from '@careerscoop/contract/plans';
import type { Profile } from '@careerscoop/contract/profile';
import { call, callLater } from '../../lib/call.ts';
import type { CallError } from '../../lib/call-error.ts';
import { clearPlanNotice } from '../../lib/plan-notice.ts';
import { session } from '../../lib/session.ts';

/** The plans, cheapest first. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call<typeof listPlans>(PLANS, {}, signal),
  staleTime: 10 * 60_000,
});

const fetchUpdate = async () => (await import('@careerscoop/contract/profile')).updateProfile;

/** Puts the person on a plan that costs nothing. The bar names it at once, and what it opens is asked for anew. */
export function useSetPlan() {
  const client = useQueryClient();
  return useMutation<Profile, CallError, number>({
    mutationFn: (pricing_plan) => callLater(fetchUpdate, { body: { pricing_plan } }),
    onSuccess: (profile) => {
      // Somebody may have signed out, or in as another, while we waited.
      if (session.user()?.id !== profile.id) return;
      session.keepUser(profile);
      clearPlanNotice();
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'plans' });
    },
  });
}
