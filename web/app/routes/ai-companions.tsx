import { privateMeta } from '../lib/private-meta.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { CompanionsEmpty } from '../subjects/companions/companions-empty.tsx';
import { CompanionsSkeleton } from '../subjects/companions/companions-skeleton.tsx';
import { CompanionsView } from '../subjects/companions/companions-view.tsx';
import { companionsQuery } from '../subjects/companions/companions.queries.ts';
import { PurposeNotice } from '../subjects/consent/purpose-notice.tsx';
import { useWaitsForParent } from '../subjects/consent/use-waits-for-parent.ts';
import { ErrorState } from '../ui/states.tsx';

export const meta = () => privateMeta('AI Companions');

export default function AiCompanionsPage() {
  return (
    <ProfileScreen name="AI Companions" lead="Your Personal AI Coaches for the Future You Want!" role="Student" className="comps-page">
      <Companions />
    </ProfileScreen>
  );
}

function Companions() {
  const { data, error, refetch, isFetching } = useAnswer(companionsQuery);
  const waitsForParent = useWaitsForParent('companions');
  if (data && data.length > 0) {
    return (
      <>
        <PurposeNotice purpose="companions" />
        <CompanionsView agents={data} />
      </>
    );
  }
  if (data && waitsForParent !== undefined) {
    return (
      <>
        <PurposeNotice purpose="companions" led />
        <CompanionsEmpty waitsForParent={waitsForParent} />
      </>
    );
  }
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <CompanionsSkeleton />;
}
