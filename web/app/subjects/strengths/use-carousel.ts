import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useMedia } from '../../lib/use-media.ts';

// Embla counts in a unit of its own: at 12 a slide has come to rest, as far as the eye can tell, after 500 ms.
const PACE = 12;

/** One slide at a time, moved by dragging, by arrow keys and by whatever calls `show`; without a ride if motion is unwanted. */
export function useCarousel(count: number) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [attach, carousel] = useEmblaCarousel({ duration: PACE, slidesToScroll: 1, containScroll: false });
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!carousel) return undefined;
    const update = () => setShown(carousel.selectedScrollSnap());
    carousel.on('select', update).on('reInit', update);
    return () => void carousel.off('select', update).off('reInit', update);
  }, [carousel]);

  const show = (index: number) => {
    if (index >= 0 && index < count) carousel?.scrollTo(index, still);
  };

  function byKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') show(shown - 1);
    else if (event.key === 'ArrowRight') show(shown + 1);
    else return;
    event.preventDefault();
  }

  return { attach, shown, show, byKey };
}
