import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { fetched } from '../lib/fetched.tsx';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useSessionUser } from '../lib/session.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { recommendationsQuery } from '../subjects/results/results.queries.ts';
import { PlanRefusal, planRefusal } from '../subjects/results/plan-refusal.tsx';
import { RecommendationsEmpty } from '../subjects/results/recommendations/recommendations-empty.tsx';
import { RecommendationsSkeleton } from '../subjects/results/recommendations/recommendations-skeleton.tsx';
import { RecommendationsView } from '../subjects/results/recommendations/recommendations-view.tsx';
import { companionsQuery } from '../subjects/companions/companions.queries.ts';
import { ConsentNotice } from '../subjects/consent/consent-notice.tsx';
import { useWaitsForParent } from '../subjects/consent/use-waits-for-parent.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/states.tsx';

const SavedSchools = fetched(() => import('../subjects/colleges/saved/saved-schools.tsx'));

export const meta = () => privateMeta('Recommendations');

export default function RecommendationsPage() {
  usePageName('Recommendations', paths.profile);
  const student = useSessionUser()?.role === 'Student';
  return (
    <main id="main" tabIndex={-1} className="recs-page">
      <div className="wrap">
        <PageTitle inBar>Recommendations</PageTitle>
      </div>
      <Recommendations />
      {student && (
        <div className="wrap">
          <ConsentNotice />
        </div>
      )}
    </main>
  );
}

function Recommendations() {
  const { data, error, refetch, isFetching } = useAnswer(recommendationsQuery);
  const { data: companions } = useQuery({ ...companionsQuery, enabled: Boolean(data && data.length > 0) });
  const waitsForParent = useWaitsForParent('companions', Boolean(data && data.length > 0)) ?? true;
  const refused = planRefusal(error);
  if (refused !== null) return <PlanRefusal text={refused} />;
  if (data?.length === 0) return <RecommendationsEmpty />;
  if (data) {
    const schools = (
      <Suspense fallback={null}>
        <SavedSchools />
      </Suspense>
    );
    return <RecommendationsView careers={data} companions={companions} waitsForParent={waitsForParent} schools={schools} />;
  }
  if (error) {
    return (
      <div className="wrap">
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    );
  }
  return <RecommendationsSkeleton />;
}
