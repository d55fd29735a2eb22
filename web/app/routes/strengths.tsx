import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { ReportCard } from '../subjects/report/report-card.tsx';
import { strengthsQuery } from '../subjects/strengths/strengths.queries.ts';
import { StrengthsSkeleton } from '../subjects/strengths/strengths-skeleton.tsx';
import { StrengthsView } from '../subjects/strengths/strengths-view.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('Strengths');

export default function StrengthsPage() {
  usePageName('Strengths', paths.profile);
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1} className="wrap strengths-page">
        <Strengths />
        <ReportCard />
      </main>
    </RequireSignIn>
  );
}

function Strengths() {
  const { data, error, refetch, isFetching } = useAnswer(strengthsQuery);
  if (data) return <StrengthsView profile={data} />;
  return (
    <>
      <PageTitle inBar>Strengths</PageTitle>
      {error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <StrengthsSkeleton />
      )}
    </>
  );
}
