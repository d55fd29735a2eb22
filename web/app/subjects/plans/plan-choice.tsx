import { Check } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { Plan } from '@careerscoop/contract/plans';
import { fetched } from '../../lib/fetched.tsx';
import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Bone } from '../../ui/waiting.tsx';
import type { PlanStep } from './plan-dialogs.tsx';
import { useSetPlan } from './plans.queries.ts';
import { standingTo } from './standing.ts';

const PlanDialogs = fetched(() => import('./plan-dialogs.tsx'));
const StudentChoice = fetched(() => import('./student-choice.tsx'));

interface PlanChoiceProps {
  plan: Plan;
  user: SessionUser | null;
}

/** What this person can do with the plan: take it, buy it, ask a parent for it, or read why not. */
export function PlanChoice({ plan, user }: PlanChoiceProps) {
  const [asked, setAsked] = useState(false);
  const [step, setStep] = useState<PlanStep>();
  const setPlan = useSetPlan();
  const place = useRef<HTMLDivElement>(null);
  const standing = standingTo(plan, user);

  function ask() {
    setPlan.reset();
    setAsked(true);
    setStep('asking');
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
        <Suspense fallback={<Bone size="3.5rem" />}>
          <StudentChoice plan={plan} onChoose={ask} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {asked && <PlanDialogs plan={plan} step={step} onStep={setStep} setPlan={setPlan} place={place} />}
      </Suspense>
    </div>
  );
}
