import { useParams } from 'react-router';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { RequireSignIn } from '../lib/require-sign-in.tsx';
import { useAnswer } from '../lib/use-answer.ts';
import { CompanionView } from '../subjects/companions/companion-view.tsx';
import { CompanionsSkeleton } from '../subjects/companions/companions-skeleton.tsx';
import { companionsQuery } from '../subjects/companions/companions.queries.ts';
import { PurposeNotice } from '../subjects/consent/purpose-notice.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('AI Companion');

export default function AiCompanionPage() {
  return (
    <RequireSignIn role="Student">
      <main id="main" tabIndex={-1} className="wrap comps-page">
        <Companion />
      </main>
    </RequireSignIn>
  );
}

function Companion() {
  const { agent_id } = useParams();
  const { data, error, refetch, isFetching } = useAnswer(companionsQuery);
  const agent = data?.find(({ id }) => String(id) === agent_id);
  usePageName(agent?.name ?? 'AI Companion', paths.companions);
  if (agent) {
    return (
      <>
        {agent.consent_needed && <PurposeNotice purpose="companions" />}
        <CompanionView agent={agent} />
      </>
    );
  }
  if (data) return <NotTheirs />;
  return (
    <>
      <PageTitle inBar>AI Companion</PageTitle>
      {error ? (
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <CompanionsSkeleton />
      )}
    </>
  );
}

/** An old link, or somebody else's. */
function NotTheirs() {
  return (
    <EmptyState
      heading="h1"
      title="This companion is not among yours"
      text="Companions come with the AI Companions subscription, or a representative opens one for you."
      actions={
        <LinkButton kind="line" to={paths.companions}>
          Your companions
        </LinkButton>
      }
    />
  );
}
