import { useEffect } from 'react';
import { reloadUser } from './reload-user.ts';

let started = false;

/**
 * Once a start: what the browser keeps of the person may be older than a payment or a change elsewhere.
 */
export function useFreshUser(): void {
  useEffect(() => {
    if (started) return;
    started = true;
    void reloadUser();
  }, []);
}
