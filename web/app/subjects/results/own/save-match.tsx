import type { CareerMatch } from '@careerscoop/contract/careers';
import { Heart } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSaving } from '../use-saving.ts';
import { useSaveMatch } from './match.queries.ts';
import '../save-heart.css';

interface SaveMatchProps {
  onet_code: string;
  title: string;
  match: CareerMatch;
}

/** Saves a career of the catalogue, by the same rules as in the list. */
export function SaveMatch({ onet_code, title, match: { interested } }: SaveMatchProps) {
  const { locked, press, ...answers } = useSaving({ title, onet_code });
  const { mutate } = useSaveMatch(onet_code, answers);
  return (
    <Button
      kind="line"
      className="save"
      aria-pressed={interested}
      aria-disabled={locked || undefined}
      onClick={() => press(interested, mutate)}
    >
      <Heart className="ic" />
      {interested ? 'Saved' : 'Save'}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
