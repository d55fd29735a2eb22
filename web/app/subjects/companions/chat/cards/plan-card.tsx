import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { CardOf } from '@careerscoop/contract/chat-cards';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useKeepPlan } from './use-keep-plan.ts';

type Plan = CardOf<'plan'>;

const WHEN = ['this_week', 'this_year', 'later'] as const;
const TITLES = { this_week: 'This week', this_year: 'This year', later: 'Later' };

/** Steps that can be kept: this week, this year, and after. */
export function PlanCard({ card }: { card: Plan }) {
  const { title, steps } = card;
  const { keep, keeping, kept, already, refusal } = useKeepPlan(card);
  return (
    <section className="tcard plan" aria-label={title}>
      <h2 className="tcard__h">{title}</h2>
      <div className="plan__g">
        {WHEN.filter((when) => steps.some((step) => step.when === when)).map((when) => (
          <div key={when}>
            <h3>{TITLES[when]}</h3>
            <ol>
              {steps
                .filter((step) => step.when === when)
                .map(({ key, text }) => (
                  <li key={key}>{text}</li>
                ))}
            </ol>
          </div>
        ))}
      </div>
      {kept ? (
        <p className="plan__kept" role="status">
          <Check className="ic" />
          <span>
            <b>
              {already
                ? 'You kept this already.'
                : kept === 1
                  ? 'Kept. One step is in My next steps.'
                  : `Kept. ${kept} steps are in My next steps.`}
            </b>{' '}
            <Link to={paths.nextSteps}>Open My next steps</Link>
          </span>
        </p>
      ) : (
        <>
          <div className="row">
            <Button kind="go" size="small" busy={keeping} onClick={keep}>
              Keep this plan
            </Button>
          </div>
          {refusal && <Notice tone="bad">{refusal}</Notice>}
          <p className="src">You can tick, change and print the steps in My next steps. It is free.</p>
        </>
      )}
    </section>
  );
}
