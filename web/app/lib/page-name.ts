import { useEffect, useSyncExternalStore } from 'react';
import { PRODUCT } from '@careerscoop/contract/constants';

interface Named {
  name: string;
  /** Where the arrow beside it leads. */
  back: string;
}

let shown: Named | null = null;
const listeners = new Set<() => void>();

function show(next: Named | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A page inside the profile says its name: it stands in the bar of small screens, with an arrow back, and in the
 * window's title.
 */
export function usePageName(name: string, back: string): void {
  useEffect(() => {
    document.title = `${name} · ${PRODUCT.name}`;
    const own = { name, back };
    show(own);
    return () => {
      if (shown === own) show(null);
    };
  }, [name, back]);
}

/** The name of the page that lies open, if it has said one. */
export function useShownPageName(): Named | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
