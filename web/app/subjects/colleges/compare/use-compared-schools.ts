import { useQueries } from '@tanstack/react-query';
import { CallError } from '../../../lib/call-error.ts';
import type { Asked } from '../college-address.ts';
import { collegeQuery } from '../colleges.queries.ts';

/** The schools that the address names, as far as they are there. */
export function useComparedSchools({ compare, career, zip }: Asked) {
  const answers = useQueries({ queries: compare.map((unitid) => collegeQuery(unitid, { career, zip })) });
  const isMissing = (error: Error | null) => error instanceof CallError && error.status === 404;
  const failed = answers.find(({ error }) => error && !isMissing(error));
  return {
    colleges: answers.flatMap(({ data }) => data ?? []),
    missing: answers.filter(({ error }) => isMissing(error)).length,
    waiting: answers.some(({ isPending }) => isPending) && !failed,
    error: failed?.error ?? null,
    retrying: failed?.isFetching ?? false,
    retry: () => answers.forEach(({ error, refetch }) => error && !isMissing(error) && void refetch()),
  };
}
