import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/session.ts';
import { type Asked, NOTHING_ASKED, readAsked, writeAsked } from './college-address.ts';

/** The search that the address asks for, and the way to another one. The first render agrees with the built page. */
export function useAsked() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    asked: hydrated ? readAsked(search) : NOTHING_ASKED,
    go: (next: Asked) => void navigate({ search: writeAsked(next) }, { preventScrollReset: true }),
  };
}
