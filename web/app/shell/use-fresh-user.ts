import { useEffect } from 'react';
import { freshenUser } from '../lib/freshen-user.ts';
import { useSessionUser } from '../lib/session.ts';

/** Who was brought up to date since this page was loaded. */
let fresh: number | undefined;
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Once a start and after every sign-in, as what the browser keeps of the person may be older than a payment or a change elsewhere; and when their plan
 * ends while they look.
 */
export function useFreshUser(): void {
  const user = useSessionUser();
  const id = user?.id;
  const endsAt = user?.entitlements?.ends_at;
  useEffect(() => {
    if (id === undefined || id === fresh) return;
    fresh = id;
    freshenUser();
  }, [id]);
  useEffect(() => {
    if (!endsAt) return undefined;
    const wait = Date.parse(endsAt) - Date.now();
    const timer = wait >= 0 && wait < LONGEST_TIMER ? setTimeout(freshenUser, wait) : undefined;
    // A tab that slept has missed its timer.
    const look = () => {
      if (document.visibilityState === 'visible' && Date.parse(endsAt) <= Date.now()) freshenUser();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt]);
}
