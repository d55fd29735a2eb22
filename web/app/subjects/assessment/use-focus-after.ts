import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element with the id put here, once the change that makes it has been drawn. */
export function useFocusAfter(): RefObject<string | undefined> {
  const wanted = useRef<string | undefined>(undefined);
  useEffect(() => {
    const id = wanted.current;
    const element = id ? document.getElementById(id) : null;
    if (!element) return;
    wanted.current = undefined;
    // Under a finger nothing scrolls; the keyboard's stop comes into sight.
    element.focus({ preventScroll: true });
    showStop(element);
  });
  return wanted;
}

/** Brings all of the keyboard's stop into sight; a browser is content with its edge. */
export function showStop(element: Element): void {
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
