import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/session.ts';
import { type Asked, NOTHING_ASKED, readAsked, writeAsked } from './college-address.ts';

/** Leads to another search, or to what becomes of the one that is asked for now. */
export type Go = (next: Asked | ((now: Asked) => Asked)) => void;

/** The search that the address asks for, and the way to another one. The first render agrees with the built page. */
export function useAsked() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = hydrated ? readAsked(search) : NOTHING_ASKED;
  // The address follows a press after a while; the next press adds to what is on its way there.
  const wanted = useRef(asked);
  useEffect(() => {
    wanted.current = readAsked(search);
  }, [search]);
  const go: Go = (next) => {
    wanted.current = typeof next === 'function' ? next(wanted.current) : next;
    void navigate({ search: writeAsked(wanted.current) }, { preventScrollReset: true });
  };
  return { asked, go };
}
