import { ArrowLeft, ArrowRight } from 'lucide-react';
import ConeBoard from '@careerscoop/art/scenes/cone-board.tsx';
import PersonalityCups from '@careerscoop/art/scenes/personality-cups.tsx';
import SituationCamp from '@careerscoop/art/scenes/situation-camp.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { StrengthCard } from './strength-card.tsx';
import type { StrengthSide } from './strength-sides.ts';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useMedia } from '../../lib/use-media.ts';

const LOOKS = {
  traits: { room: 'straw', art: <PersonalityCups /> },
  skills: { room: 'mint', art: <ConeBoard /> },
  activities: { room: 'waffle', art: <SituationCamp /> },
} as const;

/** The sides of what stands out, one card at a time. */
export function StrengthCarousel({ sides }: { sides: StrengthSide[] }) {
  const { attach, shown, show, byKey } = useCarousel(sides.length);
  return (
    <section className="strengths" aria-roledescription="carousel" aria-label="What stands out">
      <div className="strengths__view" ref={attach} tabIndex={0} role="group" aria-label="Cards" onKeyDown={byKey}>
        <div className="strengths__row">
          {sides.map((side, index) => (
            <div
              key={side.key}
              className="strengths__slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${sides.length}`}
              // What is out of sight is out of reach too.
              inert={index !== shown}
            >
              <StrengthCard side={side} {...LOOKS[side.key]} />
            </div>
          ))}
        </div>
      </div>
      <div className="strengths__x">
        <RoundButton line label="Card before" aria-disabled={shown === 0} onClick={() => show(shown - 1)}>
          <ArrowLeft className="ic" />
        </RoundButton>
        <ul className="strengths__dots">
          {sides.map(({ key, title }, index) => (
            <li key={key}>
              <button type="button" aria-label={title} aria-current={index === shown} onClick={() => show(index)} />
            </li>
          ))}
        </ul>
        <RoundButton line label="Next card" aria-disabled={shown === sides.length - 1} onClick={() => show(shown + 1)}>
          <ArrowRight className="ic" />
        </RoundButton>
      </div>
      <p className="vh" aria-live="polite">
        {sides[shown]?.title}, {shown + 1} of {sides.length}
      </p>
    </section>
  );
}

// Embla counts in a unit of its own: at 12 a slide has come to rest, as far as the eye can tell, after 500 ms.
const PACE = 12;

/** One slide at a time, moved by dragging, by arrow keys and by whatever calls `show`; without a ride if motion is unwanted. */
function useCarousel(count: number) {
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
