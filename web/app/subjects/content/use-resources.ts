import { useInfiniteQuery } from '@tanstack/react-query';
import type { SchoolResource } from '@careerscoop/contract/content';
import { resourcesQuery } from './content.queries.ts';

/** What is loaded of a list so far, and the way to more of it. */
export function useResources(kind: SchoolResource['kind'], school: number | undefined) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(resourcesQuery(kind, school));
  const resources = data?.pages.flatMap(({ results }) => results) ?? [];
  return {
    /** Nothing before the first page is there. */
    resources: data && resources,
    total: data?.pages.at(-1)?.meta.total ?? 0,
    error,
    isFetching,
    retry: () => void (data ? fetchNextPage() : refetch()),
    /** Asks for the next page, if there is one and it is not on its way. */
    more: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
export type Resources = ReturnType<typeof useResources>;
