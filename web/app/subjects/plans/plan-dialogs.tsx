import type { RefObject } from 'react';
import type { Plan } from '@careerscoop/contract/plans';
import { BuyDialog } from './buy-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { durationText, priceText } from '../../lib/plan-text.ts';
import type { useSetPlan } from './plans.queries.ts';

export type PlanStep = 'asking' | 'chosen' | undefined;

interface PlanDialogsProps {
  plan: Plan;
  step: PlanStep;
  onStep: (step: PlanStep) => void;
  setPlan: ReturnType<typeof useSetPlan>;
  /** What takes the focus once the plan is set: the button that was pressed is gone then. */
  place: RefObject<HTMLElement | null>;
}

/** From the question to its end, or to the page where it is paid. Fetched when somebody first chooses. */
export default function PlanDialogs({ plan, step, onStep, setPlan, place }: PlanDialogsProps) {
  const close = () => onStep(undefined);
  const asking = step === 'asking';
  return (
    <>
      {plan.price > 0 ? (
        <BuyDialog plan={plan} open={asking} onClose={close} />
      ) : (
        <ConfirmDialog
          open={asking}
          title="Please confirm"
          description={`${plan.title}: ${priceText(plan).toLowerCase()} ${durationText(plan)}.`}
          busy={setPlan.isPending}
          onYes={() => setPlan.mutate(plan.id, { onSuccess: () => onStep('chosen') })}
          onNo={close}
        >
          {setPlan.error && (
            <Notice tone="bad">
              {setPlan.error.messages.join(' ')} <Reference of={setPlan.error} />
            </Notice>
          )}
        </ConfirmDialog>
      )}
      <Dialog
        open={step === 'chosen'}
        onClose={close}
        finalFocus={place}
        title="Your plan is set"
        description={chosenWords(setPlan.data?.plan_title ?? plan.title)}
        actions={<Button onClick={close}>OK</Button>}
      />
    </>
  );
}

/** What is said when a plan was set. */
export const chosenWords = (title: string | null) =>
  `You've chosen the ${title}. Enjoy the enhanced features and benefits that come with your upgraded account. Thank you for choosing us!`;
