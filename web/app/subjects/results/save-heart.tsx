import type { Result } from '@careerscoop/contract/results';
import { Heart } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { useUpdateResult } from './results.queries.ts';
import { useSaving } from './use-saving.ts';
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
    <Button kind={kind} className="save" aria-pressed={career.interested} aria-disabled={locked || undefined} onClick={toggle}>
      <Heart className="ic" />
      {career.interested ? 'Saved' : 'Save'}
      <span className="vh"> {career.unique_title.mask_title}</span>
    </Button>
  );
}

/** Saves a career of the student's list or takes it out again. */
function useSaveCareer({ id, interested, unique_title }: Result) {
  const { locked, press, onDone, onRefused } = useSaving({ title: unique_title.mask_title, result_id: id });
  const { mutate } = useUpdateResult({
    onDone: (change) => onDone(change.interested === true),
    onRefused: (error, change) => onRefused(error, change.interested === true),
  });
  return { locked, toggle: () => press(interested, (next) => mutate({ id, interested: next })) };
}
