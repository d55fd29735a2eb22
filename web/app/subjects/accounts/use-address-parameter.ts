import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/session.ts';

/** A parameter of the address; undefined while the page still is what the build wrote without any. */
export function useAddressParameter(name: string): string | undefined {
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  return (hydrated && parameters.get(name)) || undefined;
}
