import { useEffect, useState, type RefObject } from 'react';

/**
 * True once the element has come near the window: what it needs is fetched then, and not on a first visit. Nobody looks
 * while `waits` is true, for instance because what stands before the element is still to come and moves it away.
 */
export function useNear(ref: RefObject<Element | null>, waits = false): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near || waits) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px 0px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, near, waits]);
  return near;
}
