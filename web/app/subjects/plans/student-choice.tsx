import { useState } from 'react';
import type { Plan } from '@careerscoop/contract/plans';
import { useAnswer } from '../../lib/use-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { AskParent } from './ask-parent.tsx';
import { ownPlanQuery } from './own-plan.queries.ts';
import { TextParentDialog } from './text-parent-dialog.tsx';

/** The way of a student to a plan that they do not have: an adult chooses, a minor asks a parent. Fetched with who is signed in. */
export default function StudentChoice({ plan, onChoose }: { plan: Plan; onChoose: () => void }) {
  const [texting, setTexting] = useState(false);
  const { data: own, error, refetch, isFetching } = useAnswer(ownPlanQuery);
  if (!own && error) {
    return (
      <Notice tone="bad">
        {error.message}{' '}
        <Button kind="line" size="small" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!own) {
    return (
      <Skeleton label="Looking how you can get this plan…">
        <Bone size="3.5rem" />
      </Skeleton>
    );
  }
  if (plan.price === 0) {
    return (
      <Button kind="go" onClick={onChoose}>
        {own.adult_needed ? 'Take the free plan' : 'Choose'}
      </Button>
    );
  }
  if (!own.payments) return <p className="plan-choice__why">Nothing can be paid for here right now. Your ten careers stay free.</p>;
  if (own.adult_needed) return <AskParent plan={plan} sms={own.sms} />;
  return (
    <>
      <p>You pay once. Nothing renews.</p>
      <div className="row">
        <Button kind="go" onClick={onChoose}>
          Choose
        </Button>
        {own.sms && (
          <Button kind="line" onClick={() => setTexting(true)}>
            Text to Parent
          </Button>
        )}
      </div>
      <TextParentDialog plan={plan} open={texting} onClose={() => setTexting(false)} />
    </>
  );
}
