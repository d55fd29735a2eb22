import type { Result } from '@careerscoop/contract/results';
import { useUpdateResult } from './careers.queries.ts';
import { useSaving } from './use-saving.ts';

/** Saves a career of the student's list or takes it out again. */
export function useSaveCareer({ id, interested, unique_title }: Result) {
  const { locked, press, onDone, onRefused } = useSaving({ title: unique_title.mask_title, result_id: id });
  const { mutate } = useUpdateResult({
    onDone: (change) => onDone(change.interested === true),
    onRefused: (error, change) => onRefused(error, change.interested === true),
  });
  return { locked, toggle: () => press(interested, (next) => mutate({ id, interested: next })) };
}
