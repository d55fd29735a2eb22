import { useEffect, useState, type RefObject } from 'react';
import { useNear } from './use-near.ts';

/** After so long a part comes by itself. */
const STOOD_MS = 3_000;

/**
 * True once the element has come near the window, or the page has stood for a while: what it needs keeps nothing waiting that is
 * looked at first, and who goes through the page by keyboard or by ear finds it in its place.
 */
export function useSoon(ref: RefObject<Element | null>): boolean {
  const near = useNear(ref);
  const [stood, setStood] = useState(false);
  const soon = near || stood;
  useEffect(() => {
    if (soon) return undefined;
    const timer = setTimeout(() => setStood(true), STOOD_MS);
    return () => clearTimeout(timer);
  }, [soon]);
  return soon;
}
