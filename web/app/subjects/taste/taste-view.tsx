import { useCallback, useState } from 'react';
import { Deck } from './deck.tsx';
import { TasteResult } from './taste-result.tsx';
import { TasteRoom } from './taste-room.tsx';
import { useTaste } from './use-taste.ts';
import './taste.css';

/** Twelve cards, then three careers. */
export function TasteView() {
  const taste = useTaste();
  const { careers } = taste;
  // The last card slides off before the three take its place.
  const [seen, setSeen] = useState(careers !== undefined);
  const finish = useCallback(() => setSeen(true), []);
  const restart = () => {
    setSeen(false);
    taste.restart();
  };
  if (seen && careers) return <TasteResult careers={careers} onRestart={restart} />;
  return (
    <TasteRoom heading="h1" done={taste.open}>
      <Deck taste={taste} onDone={finish} />
    </TasteRoom>
  );
}
