import { useQuery } from '@tanstack/react-query';
import { listSchoolNames } from '@careerscoop/contract/desk-schools';
import { listPlans } from '@careerscoop/contract/plans';
import { call } from '../../../lib/call.ts';
import { deskOneQuery } from '../desk.queries.ts';

const NONE: { value: number; label: string }[] = [];

/** The schools by name, for selects; none until they are here. */
export function useSchoolChoices() {
  const { data } = useQuery({
    ...deskOneQuery(listSchoolNames),
    select: (schools) => schools.map(({ id, name }) => ({ value: id, label: name })),
  });
  return data ?? NONE;
}

/** The plans by title; without the free ones for what is paid. */
export function usePlanChoices({ paid = false } = {}) {
  const { data } = useQuery({
    queryKey: ['desk', 'plan-choices'],
    queryFn: ({ signal }) => call(listPlans, {}, signal),
    staleTime: 60_000,
  });
  return (data ?? []).filter(({ price }) => !paid || price > 0).map(({ id, title }) => ({ value: id, label: title }));
}
