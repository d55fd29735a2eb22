import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CardOf } from '@careerscoop/contract/chat-cards';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { cardToKeep, draftOf, partsOf } from './plan-parts.ts';
import { PlanFields, faultIn } from './plan-fields.tsx';
import { useKeepPlan } from './use-keep-plan.ts';
import './plan.css';

/** Steps that can be changed and kept: this week, this year, and after. */
export function PlanCard({ card }: { card: CardOf<'plan'> }) {
  const [draft, setDraft] = useState(() => draftOf(card));
  const [changing, setChanging] = useState(false);
  const [checked, setChecked] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const { keep, keeping, kept, already, refusal } = useKeepPlan();
  const parts = partsOf(card, draft);

  function keepIt() {
    setChecked(true);
    if (draft.some(({ text }) => faultIn(text) !== undefined)) return;
    keep(cardToKeep(card, draft), { onSuccess: () => setChanging(false) });
  }

  function leave() {
    setDraft(draftOf(card));
    setChanging(false);
    setChecked(false);
    requestAnimationFrame(() => change.current?.focus());
  }

  return (
    <section className="tcard plan" aria-label={card.title}>
      <h2 className="tcard__h">{card.title}</h2>
      <div className="plan__g">
        {parts.map(({ when, title, steps }) => (
          <div key={when}>
            <h3>{title}</h3>
            {changing ? (
              <PlanFields steps={steps} draft={draft} onDraft={setDraft} checked={checked} busy={keeping} />
            ) : (
              <ol>
                {steps.map(({ at, text }) => (
                  <li key={at}>{text}</li>
                ))}
              </ol>
            )}
          </div>
        ))}
      </div>
      {kept > 0 ? (
        <p className="plan__kept" role="status">
          <Check className="ic" />
          <span>
            <b>{keptWords(kept, already)}</b> <Link to={paths.nextSteps}>Open My next steps</Link>
          </span>
        </p>
      ) : (
        <>
          <div className="row">
            <Button kind="go" size="small" busy={keeping} onClick={keepIt}>
              Keep this plan
            </Button>
            {changing ? (
              <button type="button" className="quiet" onClick={leave}>
                Leave it as it was
              </button>
            ) : (
              <button ref={change} type="button" className="quiet" onClick={() => setChanging(true)}>
                Change a step
              </button>
            )}
          </div>
          {refusal && <Notice tone="bad">{refusal}</Notice>}
          <p className="src">You can tick, change and print the steps in My next steps. It is free.</p>
        </>
      )}
    </section>
  );
}

function keptWords(kept: number, already: boolean): string {
  if (already) return 'You kept this already.';
  return kept === 1 ? 'Kept. One step is in My next steps.' : `Kept. ${kept} steps are in My next steps.`;
}
