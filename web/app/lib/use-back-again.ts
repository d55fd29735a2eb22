import { useEffect } from 'react';

/** Browsers show a page as it was left to who comes Back from another site: what waited there to leave waits no more. */
export function useBackAgain(stopWaiting: () => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && stopWaiting();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [stopWaiting]);
}
