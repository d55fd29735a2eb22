import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Plan } from '@careerscoop/contract/plans';
import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { durationText, priceText } from './plan-text.ts';
import { useSetPlan } from './plans.queries.ts';
import { standingTo } from './standing.ts';

interface PlanChoiceProps {
  plan: Plan;
  plans: readonly Plan[];
  user: SessionUser | null;
}

/** What this person can do with the plan: choose it, or read why not. A plan without a price is set at once. */
export function PlanChoice({ plan, plans, user }: PlanChoiceProps) {
  const [step, setStep] = useState<'asking' | 'unpaid' | 'chosen'>();
  const setPlan = useSetPlan();
  const place = useRef<HTMLDivElement>(null);
  const standing = standingTo(plan, user, plans);
  const close = () => setStep(undefined);

  function ask() {
    setPlan.reset();
    setStep('asking');
  }

  function choose() {
    if (plan.price > 0) setStep('unpaid');
    else setPlan.mutate(plan.id, { onSuccess: () => setStep('chosen') });
  }

  return (
    <div className="plan-choice" ref={place} tabIndex={-1}>
      {standing.kind === 'visitor' && (
        <LinkButton kind="go" to={paths.signIn(paths.pricing)}>
          Choose
        </LinkButton>
      )}
      {standing.kind === 'not_a_student' && (
        <p className="plan-choice__why">
          Plans are for Career Explorers. {user?.role === 'Mentor' ? 'As a Community Partner you do not need one.' : ''}
        </p>
      )}
      {standing.kind === 'own' && (
        <p className="plan-choice__own">
          <Check className="ic" />
          This plan is yours.
        </p>
      )}
      {standing.kind === 'runs' && (
        <p className="plan-choice__why">You have {standing.held} now. When it ends, you can choose this plan.</p>
      )}
      {(standing.kind === 'free' || standing.kind === 'priced') && (
        <Button kind="go" onClick={ask}>
          Choose
        </Button>
      )}
      {(standing.kind === 'priced' || (standing.kind === 'visitor' && plan.price > 0)) && (
        <p className="small">You can look now. Paying opens with a later release.</p>
      )}
      <ConfirmDialog
        open={step === 'asking'}
        title="Please confirm"
        description={`${plan.title}: ${priceText(plan).toLowerCase()} ${durationText(plan)}.`}
        busy={setPlan.isPending}
        onYes={choose}
        onNo={close}
      >
        {setPlan.error && <Notice tone="bad">{setPlan.error.messages.join(' ')}</Notice>}
      </ConfirmDialog>
      <Dialog
        open={step === 'unpaid'}
        onClose={close}
        title="Paying is not open yet"
        description={`${plan.title} can be paid for with a later release. Nothing was charged, and your plan stays as it is.`}
        actions={<Button onClick={close}>OK</Button>}
      />
      <Dialog
        open={step === 'chosen'}
        onClose={close}
        finalFocus={place}
        title="Your plan is set"
        description={`You've chosen the ${setPlan.data?.plan_title ?? plan.title}. Enjoy the enhanced features and benefits that come with your upgraded account. Thank you for choosing us!`}
        actions={<Button onClick={close}>OK</Button>}
      />
    </div>
  );
}
