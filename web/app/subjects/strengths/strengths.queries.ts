import { getStrengthProfile } from '@careerscoop/contract/strengths';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** What stands out in the student's answers. Every visit asks: a retake changes it. */
export const strengthsQuery = queryOptions({
  queryKey: ['strengths'],
  queryFn: ({ signal }) => call(getStrengthProfile, {}, signal),
  staleTime: 0,
});
