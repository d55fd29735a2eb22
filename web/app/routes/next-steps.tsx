import { privateMeta } from '../lib/private-meta.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { stepsQuery } from '../subjects/steps/steps.queries.ts';
import { StepsSkeleton } from '../subjects/steps/steps-skeleton.tsx';
import { StepsView } from '../subjects/steps/steps-view.tsx';
import { ErrorState } from '../ui/states.tsx';
import '../subjects/steps/steps.css';

export const meta = () => privateMeta('My next steps');

export default function NextStepsPage() {
  return (
    <ProfileScreen name="My next steps" lead="Small things you can really do. Nobody grades this." role="Student" className="steps-page">
      <NextSteps />
    </ProfileScreen>
  );
}

function NextSteps() {
  const { data, error, refetch, isFetching } = useAnswer(stepsQuery);
  if (data) return <StepsView list={data} />;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <StepsSkeleton />;
}
