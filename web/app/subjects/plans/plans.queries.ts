import { queryOptions } from '@tanstack/react-query';
import { listPlans } from '@careerscoop/contract/plans';
import { call } from '../../lib/call.ts';

/** The plans, cheapest first. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(listPlans, {}, signal),
  staleTime: 10 * 60_000,
});
