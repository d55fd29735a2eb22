import { useSyncExternalStore } from 'react';

/** Wider than a tablet: there is room for dialogs with much in them. */
export const WIDE = '(min-width: 1025px)';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
