import { infiniteQueryOptions } from '@tanstack/react-query';
import { listSchoolResources, type SchoolResource } from '@careerscoop/contract/content';
import { call } from '../../lib/call.ts';

/** As many as the widest window shows, and one that is coming. */
const PAGE_SIZE = 8;

/** One of the two lists, a page at a time. It is forgotten when nobody looks: coming back begins at page 1. */
export const resourcesQuery = (kind: SchoolResource['kind'], school: number | undefined) =>
  infiniteQueryOptions({
    queryKey: ['finds', kind, school ?? null],
    queryFn: ({ pageParam: page, signal }) => call(listSchoolResources, { query: { kind, school, page, page_size: PAGE_SIZE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.number_of_pages ? meta.page + 1 : undefined),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
