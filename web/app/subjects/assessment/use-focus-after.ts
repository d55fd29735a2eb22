import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element with the id put here, once the change that makes it has been drawn. */
export function useFocusAfter(): RefObject<string | undefined> {
  const wanted = useRef<string | undefined>(undefined);
  useEffect(() => {
    const id = wanted.current;
    const element = id ? document.getElementById(id) : null;
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return wanted;
}
