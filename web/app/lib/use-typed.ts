import { useEffect, useEffectEvent, useState } from 'react';
import { TYPING_MS } from '@careerscoop/contract/constants';
import { useMedia } from './use-media.ts';

/** How many characters stand there after so many milliseconds. */
export function typedLength(elapsed: number, whole: number): number {
  return Math.min(whole, Math.floor(elapsed / TYPING_MS));
}

/**
 * Types a text out, character by character; at once where motion is unwanted, or when `finish` is called. It goes by the
 * clock, so that a slow device is not late. The text may grow while it is typed, and lose its end; the component is keyed by
 * what is typed. `held` stops it where it is.
 */
export function useTyped(text: string, held = false) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [typed, setTyped] = useState(0);
  const length = still ? text.length : Math.min(typed, text.length);
  const done = length === text.length;
  const waits = done || held;

  // It goes on from what stands there.
  const beginning = useEffectEvent(() => performance.now() - length * TYPING_MS);

  useEffect(() => {
    if (waits) return undefined;
    const began = beginning();
    const timer = setInterval(() => setTyped(typedLength(performance.now() - began, text.length)), TYPING_MS);
    return () => clearInterval(timer);
  }, [waits, text]);

  return { length, done, finish: () => setTyped(Infinity) };
}
