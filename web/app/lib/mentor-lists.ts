import { INDUSTRIES, TAGS } from '@careerscoop/contract/addresses';
import type { listIndustries, listTags } from '@careerscoop/contract/content';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Fields of work and topics that a mentor chooses from; they hardly ever change. */
export const industriesQuery = queryOptions({
  queryKey: ['industries'],
  queryFn: ({ signal }) => call<typeof listIndustries>(INDUSTRIES, {}, signal),
  staleTime: Infinity,
});
export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: ({ signal }) => call<typeof listTags>(TAGS, {}, signal),
  staleTime: Infinity,
});
