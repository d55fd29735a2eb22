import { RESULTS_POLL_MS } from '@careerscoop/contract/constants';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { TryThisSlot } from '../lib/try-this.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { hasTen, resultsQuery, topTen } from '../subjects/results/results.queries.ts';
import { NotTaken } from '../subjects/results/ten/not-taken.tsx';
import { PlanRefusal, planRefusal } from '../subjects/results/plan-refusal.tsx';
import { ResultsBroken } from '../subjects/results/results-broken.tsx';
import { ResultsSkeleton } from '../subjects/results/ten/results-skeleton.tsx';
import { ResultsView } from '../subjects/results/ten/results-view.tsx';
import { ThinkingScreen } from '../subjects/results/ten/thinking-screen.tsx';
import { profileQuery } from '../lib/profile-query.ts';
import { TryStep } from '../subjects/steps/try-step.tsx';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('Your ten careers');

export default function ResultsPage() {
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1}>
        <TryThisSlot value={TryStep}>
          <Results />
        </TryThisSlot>
      </main>
    </RequireSignIn>
  );
}

function Results() {
  const { data, error, refetch, isFetching } = useAnswer({
    ...resultsQuery,
    refetchInterval: ({ state }) => (state.data && !hasTen(state.data) && !planRefusal(state.error) ? RESULTS_POLL_MS : false),
  });
  const refused = planRefusal(error);
  if (refused === null && data) {
    return hasTen(data) ? <ResultsView careers={topTen(data)} /> : <NoTen begun={data.length > 0} />;
  }
  if (!error) return <ResultsSkeleton />;
  return (
    <ResultsBroken title="Your ten careers">
      {refused === null ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PlanRefusal text={refused} />
      )}
    </ResultsBroken>
  );
}

/** Fewer than ten: they are being made, unless no answers were ever handed in. Both are asked for again and again. */
function NoTen({ begun }: { begun: boolean }) {
  // What the browser kept of the profile may be older than the answers that were just sent.
  const { data, error, isFetchedAfterMount } = useAnswer({ ...profileQuery, enabled: !begun, staleTime: 0 });
  if (begun || error || (isFetchedAfterMount && data?.assessment_taken)) return <ThinkingScreen />;
  if (!isFetchedAfterMount) return <ResultsSkeleton />;
  return (
    <div className="wrap results-none">
      <NotTaken />
    </div>
  );
}
