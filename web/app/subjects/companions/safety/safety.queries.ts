import { queryOptions } from '@tanstack/react-query';
import { getCompanionsSafety } from '@careerscoop/contract/safety';
import { call } from '../../../lib/call.ts';

/** What holds at this installation: whether a person reads of danger, and how often help was shown. */
export const safetyQuery = queryOptions({
  queryKey: ['companions-safety'],
  queryFn: ({ signal }) => call(getCompanionsSafety, {}, signal),
  staleTime: 10 * 60_000,
});
