import useEmblaCarousel from 'embla-carousel-react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { RoundButton } from '../../ui/round-button.tsx';

/** Moves the row of careers by arrows, by arrow keys and by dragging. */
export default function TasteArrows({ row }: { row: RefObject<HTMLDivElement | null> }) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [attach, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    duration: still ? 0 : 25,
  });
  const [ends, setEnds] = useState({ first: true, last: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // From here on it moves by itself instead of scrolling.
    element.scrollLeft = 0;
    element.dataset.moves = '';
    attach(element);
    return () => {
      delete element.dataset.moves;
      attach(null);
    };
  }, [attach, row]);

  useEffect(() => {
    const element = row.current;
    if (!carousel || !element) return;
    const update = () => setEnds({ first: !carousel.canScrollPrev(), last: !carousel.canScrollNext() });
    const byKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') carousel.scrollPrev();
      else if (event.key === 'ArrowRight') carousel.scrollNext();
      else return;
      event.preventDefault();
    };
    update();
    carousel.on('select', update).on('reInit', update);
    element.addEventListener('keydown', byKey);
    return () => {
      carousel.off('select', update).off('reInit', update);
      element.removeEventListener('keydown', byKey);
    };
  }, [carousel, row]);

  // At an end they stay in the tab order: a focused button that goes away takes the focus with it.
  return (
    <>
      <RoundButton line label="Careers before" aria-disabled={ends.first} onClick={() => carousel?.scrollPrev()}>
        <ArrowLeft className="ic" />
      </RoundButton>
      <RoundButton line label="More careers" aria-disabled={ends.last} onClick={() => carousel?.scrollNext()}>
        <ArrowRight className="ic" />
      </RoundButton>
    </>
  );
}
