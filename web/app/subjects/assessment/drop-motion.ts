import { type DropAnimation, defaultDropAnimation } from '@dnd-kit/core';

/** What was dragged settles where it lands, unless motion is unwanted. */
export function dropMotion(): DropAnimation | null {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? null : { ...defaultDropAnimation, duration: 220 };
}
