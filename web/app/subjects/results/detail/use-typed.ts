import { useEffect, useEffectEvent, useState } from 'react';
import { TYPING_MS } from '@careerscoop/contract/constants';
import { useMedia } from '../../../lib/use-media.ts';

/** How many characters stand there after so many milliseconds. */
export function typedLength(elapsed: number, whole: number): number {
  return Math.min(whole, Math.floor(elapsed / TYPING_MS));
}

/**
 * Types a text out, character by character; at once where motion is unwanted, or when `finish` is called. It goes by the
 * clock, so that a slow device is not late. The component is keyed by what is typed.
 */
export function useTyped(text: string) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [length, setLength] = useState(0);
  const done = still || length >= text.length;

  // It begins once; the length that it has then is where it goes on from.
  const beginning = useEffectEvent(() => performance.now() - length * TYPING_MS);

  useEffect(() => {
    if (done) return undefined;
    const began = beginning();
    const timer = setInterval(() => setLength(typedLength(performance.now() - began, text.length)), TYPING_MS);
    return () => clearInterval(timer);
  }, [done, text]);

  return { length: done ? text.length : length, done, finish: () => setLength(text.length) };
}
