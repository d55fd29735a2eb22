import { useEffect } from 'react';
import { session } from '../lib/session.ts';

let started = false;

/**
 * Once a start: what the browser keeps of the person may be older than a payment or a change elsewhere. The contract is
 * loaded for this alone, and only for the signed-in.
 */
export function useFreshUser(): void {
  useEffect(() => {
    if (started) return;
    started = true;
    if (session.user()) void import('./reload-user.ts').then(({ reloadUser }) => reloadUser());
  }, []);
}
