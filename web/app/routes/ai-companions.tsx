import { useQuery } from '@tanstack/react-query';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { CompanionsEmpty } from '../subjects/companions/companions-empty.tsx';
import { CompanionsSkeleton } from '../subjects/companions/companions-skeleton.tsx';
import { CompanionsView } from '../subjects/companions/companions-view.tsx';
import { companionsQuery } from '../subjects/companions/companions.queries.ts';
import { PurposeNotice } from '../subjects/consent/purpose-notice.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('AI Companions');

export default function AiCompanionsPage() {
  usePageName('AI Companions', paths.profile);
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1} className="wrap comps-page">
        <PageTitle inBar lead="Your Personal AI Coaches for the Future You Want!">
          AI Companions
        </PageTitle>
        <PurposeNotice purpose="companions" />
        <Companions />
      </main>
    </RequireSignIn>
  );
}

function Companions() {
  const { data, error, refetch, isFetching } = useQuery(companionsQuery);
  if (data) return data.length > 0 ? <CompanionsView agents={data} /> : <CompanionsEmpty />;
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  return <CompanionsSkeleton />;
}
