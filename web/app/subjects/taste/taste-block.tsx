import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Deck } from './deck.tsx';
import { TasteRoom } from './taste-room.tsx';
import { useTaste } from './use-taste.ts';

/** The cards on the start page; what comes of them stands on a page of its own. */
export function TasteBlock({ begun = false }: { begun?: boolean }) {
  const taste = useTaste();
  const navigate = useNavigate();
  const finish = useCallback(() => void navigate(paths.taste), [navigate]);
  return (
    <TasteRoom heading="h2" done={taste.open}>
      <Deck taste={taste} begun={begun} onDone={finish} />
    </TasteRoom>
  );
}
