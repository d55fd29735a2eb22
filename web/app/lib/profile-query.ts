import { getProfile } from '@careerscoop/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** One's own profile, as several subjects read it. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, {}, signal),
});
