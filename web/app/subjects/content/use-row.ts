import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { useMedia } from '../../lib/use-media.ts';

/** A new row: nothing is known of it before it is laid out. */
const UNKNOWN = { first: 0, last: 0, atStart: true, atEnd: true };
const PACE = 22;

interface RowOptions {
  /** How many slides there are; a change lets the row look again. */
  count: number;
  /** Told the last slide in view at each move, and when the row has changed. */
  onReach: (last: number) => void;
  start?: number;
  /** One slide a step; else as many as are in view. */
  single?: boolean;
}

/** A row of slides moved by dragging, arrow keys and buttons; without a ride if motion is unwanted. */
export function useRow({ count, onReach, start = 0, single = false }: RowOptions) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [attach, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: single ? false : 'trimSnaps',
    slidesToScroll: single ? 1 : 'auto',
    duration: PACE,
    startIndex: start,
  });
  const [view, setView] = useState(UNKNOWN);
  const reached = useEffectEvent(onReach);

  useEffect(() => {
    if (!carousel) return undefined;
    const update = () => {
      const { first, last } = inView(carousel.internalEngine().slideRegistry, carousel.selectedScrollSnap());
      setView({ first, last, atStart: !carousel.canScrollPrev(), atEnd: !carousel.canScrollNext() });
      reached(last);
    };
    update();
    carousel.on('select', update).on('reInit', update);
    return () => void carousel.off('select', update).off('reInit', update);
  }, [carousel, count]);

  function step(by: 1 | -1) {
    if (by === 1) carousel?.scrollNext(still);
    else carousel?.scrollPrev(still);
  }

  function byKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    step(event.key === 'ArrowRight' ? 1 : -1);
    event.preventDefault();
  }

  return { attach, view, step, byKey };
}

/** The slides that stand together at a resting place. The last place is filled up with those before it. */
function inView(places: number[][], place: number): { first: number; last: number } {
  const last = places[place]?.at(-1) ?? 0;
  return { first: Math.max(0, last + 1 - (places[0]?.length ?? 1)), last };
}
