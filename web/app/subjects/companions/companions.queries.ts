import { queryOptions } from '@tanstack/react-query';
import { listAiAgents } from '@careerscoop/contract/companions';
import { call } from '../../lib/call.ts';

/** The companions of the signed-in student; empty without a subscription. */
export const companionsQuery = queryOptions({
  queryKey: ['companions'],
  queryFn: ({ signal }) => call(listAiAgents, { query: { page: 1 } }, signal).then(({ results }) => results),
});
