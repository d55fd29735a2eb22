import { X } from 'lucide-react';
import { useRef } from 'react';
import { newStep, STEP_LENGTH } from '@careerscoop/contract/steps';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { TextareaField } from '../../../../ui/textarea-field.tsx';
import type { DraftStep } from './plan-parts.ts';

/** What is wrong with a step's words, before they are sent. */
export const faultIn = (text: string) => newStep.shape.text.safeParse(text).error?.issues[0]?.message;

interface PlanFieldsProps {
  /** Those of one part. */
  steps: readonly DraftStep[];
  /** Those of the whole plan, of which one stays at least. */
  draft: readonly DraftStep[];
  onDraft: (draft: DraftStep[]) => void;
  /** Whether faults are said yet. */
  checked: boolean;
  busy: boolean;
}

/** The steps of one part of a plan, each to be worded anew or taken out before it is kept. */
export function PlanFields({ steps, draft, onDraft, checked, busy }: PlanFieldsProps) {
  const list = useRef<HTMLOListElement>(null);

  function write(at: number, text: string) {
    // A step is one line.
    onDraft(draft.map((step) => (step.at === at ? { at, text: text.replaceAll(/\s*\n\s*/g, ' ') } : step)));
  }

  function takeOut(at: number) {
    onDraft(draft.filter((step) => step.at !== at));
    // The button is gone with its step: the card's next field has the focus.
    const card = list.current?.closest('.plan');
    requestAnimationFrame(() => card?.querySelector('textarea')?.focus());
  }

  return (
    <ol className="plan__w" ref={list}>
      {steps.map(({ at, text }) => {
        const number = draft.findIndex((step) => step.at === at) + 1;
        return (
          <li key={at}>
            <TextareaField
              label={`Step ${number}`}
              rows={2}
              maxLength={STEP_LENGTH}
              autoFocus={number === 1}
              disabled={busy}
              value={text}
              onChange={({ target }) => write(at, target.value)}
              error={checked ? faultIn(text) : undefined}
            />
            {draft.length > 1 && (
              <RoundButton line label={`Take out step ${number}`} disabled={busy} onClick={() => takeOut(at)}>
                <X className="ic" />
              </RoundButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}
