import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { BACK_LEADS_THERE, useWishing } from '../../lib/use-wishing.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OpenPart } from './part-state.ts';
import { type Refusal, refusalFrom } from './refusal.ts';
import './submit-note.css';

interface SubmitNoteProps {
  /** Parts that are still open; sending waits for them. */
  missing: OpenPart[];
  /** What came back when they were sent. */
  error: Error | null;
  onOpen: (scenario_id: number, question_id: number | undefined) => void;
  onClose: () => void;
}

function wayOn(refusal: Refusal | undefined): string {
  if (refusal?.needs_plan) return 'You can send them once a plan is open.';
  return refusal?.scenario_id ? 'Have a look at this part, then send them.' : 'Please try again.';
}

/** Why the answers were not sent, and the way to the first place that needs something. */
export function SubmitNote({ missing, error, onOpen, onClose }: SubmitNoteProps) {
  const { keep } = useWishing();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, [missing, error]);
  const refusal = error ? refusalFrom(error) : undefined;
  const [first] = missing;
  const { scenario_id: refusedPart, question_id } = refusal ?? {};
  const place = first ?? (refusedPart ? { scenario_id: refusedPart, question_id } : undefined);
  return (
    <div className="sn" ref={box} tabIndex={-1}>
      <Notice tone="bad" onClose={onClose}>
        {first ? (
          <>
            <b>Some parts are still open.</b>
            <ul>
              {missing.map(({ scenario_id, title, count }) => (
                <li key={scenario_id}>
                  Part {scenario_id}, {title}: {count === 1 ? '1 answer' : `${count} answers`} missing
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <b>Your answers were not sent yet.</b>
            <ul>
              {refusal?.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>They are all still here. {wayOn(refusal)}</p>
          </>
        )}
        {refusal?.needs_plan && (
          <LinkButton kind="line" size="small" to={paths.pricing} state={BACK_LEADS_THERE} onClick={() => keep({ kind: 'retake' })}>
            See the plans
          </LinkButton>
        )}
        {place && (
          <Button kind="line" size="small" onClick={() => onOpen(place.scenario_id, place.question_id)}>
            Open part {place.scenario_id}
          </Button>
        )}
      </Notice>
    </div>
  );
}
