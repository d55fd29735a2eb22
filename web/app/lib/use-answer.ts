import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * useQuery for a screen that cannot do without its answer: a failure is told when it happens. The tries that follow by
 * themselves, or by a press, go on behind it (`isFetching`) and neither hide it nor take the focus from its button.
 */
export function useAnswer<Data, Failure extends Error, Key extends QueryKey>(options: UseQueryOptions<Data, Failure, Data, Key>) {
  const { data, error, failureReason, isFetching, isFetchedAfterMount, isPlaceholderData, refetch } = useQuery(options);
  const [told, setTold] = useState<Failure | null>(null);
  const latest = error ?? failureReason;
  // A new try begins without a reason: the last one stands until there is an answer or another.
  if (data !== undefined && told) setTold(null);
  if (data === undefined && latest && latest !== told) setTold(latest);
  return {
    data,
    error: error ?? (data === undefined ? (failureReason ?? told) : null),
    isFetching,
    isFetchedAfterMount,
    /** What is shown is the answer to the question before. */
    isPlaceholderData,
    refetch,
  };
}
