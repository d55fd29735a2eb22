import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Deck } from './deck.tsx';
import { TasteResult } from './taste-result.tsx';
import { TasteRoom } from './taste-room.tsx';
import { useTaste } from './use-taste.ts';

interface TasteBlockProps {
  /** On a page of its own; else what comes of the cards is shown there. */
  own?: boolean;
  /** The first card was answered just before this was here. */
  begun?: boolean;
}

/** Twelve cards, then three careers. */
export function TasteBlock({ own = false, begun = false }: TasteBlockProps) {
  const taste = useTaste();
  const { careers } = taste;
  const navigate = useNavigate();
  // The last card slides off before the three take its place.
  const [seen, setSeen] = useState(own && careers !== undefined);
  const finish = useCallback(() => (own ? setSeen(true) : void navigate(paths.taste)), [own, navigate]);
  const restart = () => {
    setSeen(false);
    taste.restart();
  };
  if (seen && careers) return <TasteResult careers={careers} onRestart={restart} />;
  return (
    <TasteRoom heading={own ? 'h1' : 'h2'} done={taste.open}>
      <Deck taste={taste} begun={begun} onDone={finish} />
    </TasteRoom>
  );
}
