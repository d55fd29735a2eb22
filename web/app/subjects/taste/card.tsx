import type { RefObject } from 'react';
import type { TasteCard } from '@careerscoop/contract/taste';
import { TASTE_CARDS } from '@careerscoop/contract/taste-opening';
import { Pile } from './pile.tsx';

interface CardProps {
  card: TasteCard;
  /** Its place among the twelve, from 1. */
  place: number;
  value?: number | undefined;
  onRate?: ((rating: number) => void) | undefined;
  /** Where focus goes when the card comes. */
  frame?: RefObject<HTMLFieldSetElement | null> | undefined;
}

/** One thing to say how much one would enjoy. */
export function Card({ card, place, value, onRate, frame }: CardProps) {
  return (
    <fieldset className="card tcd" tabIndex={-1} ref={frame}>
      <legend className="vh">
        Card {place} of {TASTE_CARDS}. Would you enjoy this for a living? {card.text}
      </legend>
      <img src={`/art/tiles/${card.area}.svg`} width={240} height={132} alt="" />
      <div aria-hidden="true">
        <b className="small soft">Would you enjoy this for a living?</b>
        <p className="d h2">{card.text}</p>
      </div>
      <Pile value={value} onRate={onRate} />
    </fieldset>
  );
}
