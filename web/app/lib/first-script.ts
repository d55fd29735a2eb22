import { useEffect } from 'react';
import { useHydrated } from './session.ts';
import source from './first-script.js?raw';

/**
 * The script in the head of every page, which the build writes; no browser fetches it once more. The theme: before the first paint, so that a chosen one never flashes the other.
 * zod: it shall not try whether it may write code, which the policy of the page forbids. And what is pressed too early.
 */
export const FIRST_SCRIPT = import.meta.env.SSR ? `(()=>{${source.replaceAll(/^\s*(\/\/.*)?\n|^\s+/gm, '')}})()` : '';

/** Tells the first script that the page answers by itself now, after the render that follows the built page's own. */
export function useAlive(): void {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) dispatchEvent(new Event('alive'));
  }, [hydrated]);
}
