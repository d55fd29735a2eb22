import { useEffect, useState } from 'react';
import type { TasteState } from './use-taste.ts';

/** A card lies there, has just been answered, or slides off. */
export type Phase = 'lies' | 'chosen' | 'leaves';

/** How long a card shows its answer, and how long it takes to slide off; the styles say the same. */
const STEP_MS = 220;

/**
 * Which card is on top and what it does. Answered, it stays until it has slid off; what is fetched meanwhile waits under it.
 * @param begun whether the first card was answered just before this was here
 */
export function useDeal({ cards, open, rate }: TasteState, begun: boolean) {
  /** The card that is held on top: while it moves, or because somebody went back to it. */
  const [held, setHeld] = useState(begun ? 0 : undefined);
  const [phase, setPhase] = useState<Phase>(begun ? 'chosen' : 'lies');
  const place = held ?? open;

  useEffect(() => {
    if (phase === 'lies') return;
    const timer = setTimeout(() => {
      setPhase(phase === 'chosen' ? 'leaves' : 'lies');
      if (phase === 'leaves') setHeld(undefined);
    }, stepTime());
    return () => clearTimeout(timer);
  }, [phase]);

  return {
    place,
    phase,
    rate: (rating: number) => {
      const card = cards[place];
      if (!card || phase !== 'lies') return;
      setHeld(place);
      setPhase('chosen');
      rate(card, rating);
    },
    back: () => {
      if (phase === 'lies') setHeld(Math.max(place - 1, 0));
    },
  };
}

function stepTime(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : STEP_MS;
}
