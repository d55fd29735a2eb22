import { useSyncExternalStore } from 'react';

// The breakpoint is inclusive for the phone layout (1024 px is still "mobile").
const NARROW = '(max-width: 1024px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has the desktop's introductions. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(NARROW).matches,
    () => true,
  );
}
