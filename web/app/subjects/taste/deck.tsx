import { useEffect, useRef } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { Card } from './card.tsx';
import { useDeal } from './use-deal.ts';
import type { TasteState } from './use-taste.ts';
import './deck.css';

interface DeckProps {
  taste: TasteState;
  /** The first card was answered just before this was here. */
  begun?: boolean;
  /** All cards are answered and the three are here. */
  onDone: () => void;
}

/** The cards one after the other. A press gives the scoop its cherry, the card slides off, and the next one lies there. */
export function Deck({ taste, begun = false, onDone }: DeckProps) {
  const { place, phase, rate, back } = useDeal(taste, begun);
  const frame = useRef<HTMLFieldSetElement>(null);
  const touched = useRef(begun);
  const { cards, ratings, careers, error, restart } = taste;
  const card = cards[place];
  const finished = careers !== undefined && phase === 'lies' && !card;

  useEffect(() => {
    if (finished) onDone();
  }, [finished, onDone]);
  // The next card is read out; nobody who only opened the page is taken there.
  useEffect(() => {
    if (touched.current) frame.current?.focus({ preventScroll: true });
  }, [card?.id]);

  function press(rating: number) {
    touched.current = true;
    rate(rating);
  }
  function goBack() {
    touched.current = true;
    back();
  }

  return (
    <>
      <div className={phase === 'lies' ? undefined : `deal deal--${phase}`}>
        {card ? (
          <Card key={card.id} card={card} place={place + 1} value={ratings[card.id]} onRate={press} frame={frame} />
        ) : (
          <NoCard error={error} fetching={taste.fetching} onRetry={taste.retry} onRestart={restart} />
        )}
      </div>
      {place > 0 && (
        <Button kind="back" size="small" className="deck__b" onClick={goBack}>
          Back one card
        </Button>
      )}
    </>
  );
}

interface NoCardProps {
  error: Error | null;
  fetching: boolean;
  onRetry: () => void;
  onRestart: () => void;
}

/** The next card is still on its way, or cannot be had. */
function NoCard({ error, fetching, onRetry, onRestart }: NoCardProps) {
  const refused = error instanceof CallError && error.isFinal;
  return (
    <div className="card tcd">
      {!error && (
        <Skeleton label="One moment…">
          <Bone kind="card" size="12rem" />
          <Bone kind="title" />
          <Bone lines={2} />
        </Skeleton>
      )}
      {error && refused && (
        <ErrorState
          title="We can’t tell from this yet"
          text={error.message}
          actions={<Button onClick={onRestart}>Start the cards over</Button>}
        />
      )}
      {error && !refused && (
        <ErrorState
          title="The next card did not come"
          text="Your answers are safe. Check your connection."
          error={error}
          onRetry={onRetry}
          retrying={fetching}
        />
      )}
    </div>
  );
}
