import type { Result } from '@careerscoop/contract/results';
import { Heart } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { useSaveCareer } from './use-save-career.ts';
import './save-heart.css';

/** The heart on a card: filled with cherry when the career is saved. */
export function SaveHeart({ career }: { career: Result }) {
  const { locked, toggle } = useSaveCareer(career);
  return (
    <RoundButton
      line
      className="save"
      label={`Save ${career.unique_title.mask_title}`}
      pressed={career.interested}
      aria-disabled={locked || undefined}
      onClick={toggle}
    >
      <Heart className="ic" />
    </RoundButton>
  );
}

/** The same as a button with words. */
export function SaveButton({ career, kind }: { career: Result; kind: 'line' | 'soft' }) {
  const { locked, toggle } = useSaveCareer(career);
  return (
    <Button
      kind={kind}
      className="save"
      aria-pressed={career.interested}
      aria-disabled={locked || undefined}
      onClick={toggle}
    >
      <Heart className="ic" />
      {career.interested ? 'Saved' : 'Save'}
      <span className="vh"> {career.unique_title.mask_title}</span>
    </Button>
  );
}
