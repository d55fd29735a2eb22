import { useEffect, useLayoutEffect, useRef } from 'react';

/** So near the end counts as there: who has scrolled further up is reading, and stays. */
const NEAR = 160;

/**
 * Keeps the end of a conversation in view while it grows, until somebody scrolls up. `box` scrolls by itself where it is given;
 * else the page does.
 * @returns what marks the end, what grows, and the ways to the end and to a part of it
 */
export function useAtEnd(boxed: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const grows = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);

  function goToEnd() {
    if (boxed) box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'instant' });
    else end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }

  useEffect(() => {
    const scrolls: EventTarget = boxed ? (box.current ?? window) : window;
    const look = () => {
      const own = box.current;
      const beyond =
        boxed && own
          ? own.scrollHeight - own.scrollTop - own.clientHeight
          : (end.current?.getBoundingClientRect().bottom ?? 0) - innerHeight;
      follows.current = beyond < NEAR;
    };
    scrolls.addEventListener('scroll', look, { passive: true });
    return () => scrolls.removeEventListener('scroll', look);
  }, [boxed]);

  useLayoutEffect(() => {
    const own = grows.current;
    if (!own || typeof ResizeObserver === 'undefined') return undefined;
    let before = own.clientHeight;
    const observer = new ResizeObserver(() => {
      const grew = own.clientHeight > before;
      before = own.clientHeight;
      if (grew && follows.current) {
        if (boxed) box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'instant' });
        else end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
      }
    });
    observer.observe(own);
    return () => observer.disconnect();
  }, [boxed]);

  return {
    end,
    grows,
    box,
    goToEnd: () => {
      follows.current = true;
      goToEnd();
    },
    /** Shows the last of these, and stays with it while the conversation grows. */
    stayAt: (selector: string) => {
      const found = [...(grows.current?.querySelectorAll(selector) ?? [])].at(-1);
      if (!found) return;
      follows.current = false;
      found.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
  };
}
