import { useEffect } from 'react';
import { freshenUser } from '../lib/freshen-user.ts';

let started = false;

/** Once a start: what the browser keeps of the person may be older than a payment or a change elsewhere. */
export function useFreshUser(): void {
  useEffect(() => {
    if (started) return;
    started = true;
    freshenUser();
  }, []);
}
