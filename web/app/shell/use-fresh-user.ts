import { useEffect } from 'react';
import { session } from '../lib/session.ts';

let started = false;

/** Brings the kept person up to date, if there is one. The contract is loaded for this alone, and only for the signed-in. */
export function freshenUser(): void {
  if (!session.user()) return;
  void import('./reload-user.ts').then(({ reloadUser }) => reloadUser()).catch(() => undefined);
}

/** Once a start: what the browser keeps of the person may be older than a payment or a change elsewhere. */
export function useFreshUser(): void {
  useEffect(() => {
    if (started) return;
    started = true;
    freshenUser();
  }, []);
}
