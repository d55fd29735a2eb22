import type { Purpose } from '@careerscoop/contract/consent';
import { useQuery } from '@tanstack/react-query';
import { consentQuery } from './consent.queries.ts';

/** Whether this part waits for a parent's yes; undefined until that is known. Nobody is offered a plan for what a plan cannot open. */
export function useWaitsForParent(purpose: Purpose, enabled = true): boolean | undefined {
  const { data, isPending } = useQuery({ ...consentQuery, enabled });
  if (isPending) return undefined;
  return Boolean(data?.needed && data.purposes.some((each) => each.purpose === purpose && each.state !== 'granted'));
}
