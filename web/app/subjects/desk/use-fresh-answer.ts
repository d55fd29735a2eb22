import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useAnswer } from '../../lib/use-answer.ts';

/** useAnswer for what is written on at once: its form begins with what is stored now, not with what was seen on a visit before. */
export function useFreshAnswer<Data, Failure extends Error, Key extends QueryKey>(options: UseQueryOptions<Data, Failure, Data, Key>) {
  const asked = useAnswer(options);
  return { ...asked, data: asked.isFetchedAfterMount ? asked.data : undefined };
}
