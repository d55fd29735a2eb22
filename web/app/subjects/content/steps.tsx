import { ArrowLeft, ArrowRight } from 'lucide-react';
import { RoundButton } from '../../ui/round-button.tsx';

interface StepsProps {
  before: string;
  next: string;
  atStart: boolean;
  atEnd: boolean;
  step: (by: 1 | -1) => void;
}

/** The two arrows. At an end they stay in the tab order: a focused button that goes away takes the focus with it. */
export function Steps({ before, next, atStart, atEnd, step }: StepsProps) {
  return (
    <div className="finds__x">
      <RoundButton line label={before} aria-disabled={atStart || undefined} onClick={() => step(-1)}>
        <ArrowLeft className="ic" />
      </RoundButton>
      <RoundButton line label={next} aria-disabled={atEnd || undefined} onClick={() => step(1)}>
        <ArrowRight className="ic" />
      </RoundButton>
    </div>
  );
}
