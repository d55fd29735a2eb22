import { useQuery } from '@tanstack/react-query';
import { RESULTS_POLL_MS } from '@careerscoop/contract/constants';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { hasTen, resultsQuery, topTen } from '../subjects/careers/careers.queries.ts';
import { PlanRefusal, planRefusal } from '../subjects/careers/plan-refusal.tsx';
import { ResultsBroken } from '../subjects/careers/results-broken.tsx';
import { ResultsSkeleton } from '../subjects/careers/results-skeleton.tsx';
import { ResultsView } from '../subjects/careers/results-view.tsx';
import { ThinkingScreen } from '../subjects/careers/thinking-screen.tsx';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('Your ten careers');

export default function ResultsPage() {
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1}>
        <Results />
      </main>
    </RequireSignIn>
  );
}

function Results() {
  const { data, error, refetch, isFetching } = useQuery({
    ...resultsQuery,
    refetchInterval: ({ state }) =>
      state.data && !hasTen(state.data) && !planRefusal(state.error) ? RESULTS_POLL_MS : false,
  });
  const refused = planRefusal(error);
  if (refused === null && data) {
    return hasTen(data) ? <ResultsView careers={topTen(data)} /> : <ThinkingScreen />;
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
