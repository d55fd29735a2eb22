import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CallError } from '../lib/call-error.ts';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { TryThisSlot } from '../lib/try-this.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { resultQuery } from '../subjects/results/results.queries.ts';
import { CareerDetail } from '../subjects/results/detail/career-detail.tsx';
import { CareerMissing } from '../subjects/results/detail/career-missing.tsx';
import { titleOf } from '../subjects/results/detail/detail-head.tsx';
import { DetailSkeleton } from '../subjects/results/detail/detail-skeleton.tsx';
import { PlanRefusal, planRefusal } from '../subjects/results/plan-refusal.tsx';
import { ResultsBroken } from '../subjects/results/results-broken.tsx';
import { profileQuery } from '../subjects/profile/profile.queries.ts';
import { TryStep } from '../subjects/steps/try-step.tsx';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('A career');

export default function CareerPage() {
  const { result_id = '' } = useParams();
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1} className="cd-page">
        {/^[1-9]\d{0,8}$/.test(result_id) ? <Career key={result_id} id={Number(result_id)} /> : <Missing />}
      </main>
    </RequireSignIn>
  );
}

function Missing() {
  usePageName('Not found', paths.recommendations);
  return <CareerMissing />;
}

function Career({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useAnswer(resultQuery(id));
  const { data: profile } = useQuery(profileQuery);
  usePageName(data ? titleOf(data) : 'A career', paths.recommendations);
  const refused = planRefusal(error);
  if (refused === null && data) {
    return (
      <TryThisSlot value={TryStep}>
        <CareerDetail career={data} aiReport={profile?.ai_report ?? ''} />
      </TryThisSlot>
    );
  }
  if (!error) return <DetailSkeleton />;
  if (error instanceof CallError && error.status === 404) return <Missing />;
  return (
    <ResultsBroken title="Your career">
      {refused === null ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PlanRefusal text={refused} />
      )}
    </ResultsBroken>
  );
}
