import { privateMeta } from '../lib/private-meta.ts';
import { useCompanionsOpen } from '../lib/site.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { ProfileScreen } from '../shell/profile-screen.tsx';
import { CompanionsEmpty } from '../subjects/companions/companions-empty.tsx';
import { CompanionsSkeleton } from '../subjects/companions/companions-skeleton.tsx';
import { CompanionsView } from '../subjects/companions/companions-view.tsx';
import { KeptLinks } from '../subjects/companions/kept-links.tsx';
import { companionsQuery } from '../subjects/companions/companions.queries.ts';
import { PurposeNotice } from '../subjects/consent/purpose-notice.tsx';
import { useWaitsForParent } from '../subjects/consent/use-waits-for-parent.ts';
import { Notice } from '../ui/notice.tsx';
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
  const isOpen = useCompanionsOpen();
  if (data && data.length > 0) {
    return (
      <>
        {isOpen ? <PurposeNotice purpose="companions" /> : <OpensSoon />}
        <CompanionsView agents={data} />
        <KeptLinks agents={data} />
      </>
    );
  }
  if (data && waitsForParent !== undefined) {
    return (
      <>
        {isOpen ? <PurposeNotice purpose="companions" led /> : <OpensSoon />}
        <CompanionsEmpty waitsForParent={waitsForParent} />
        <KeptLinks agents={data} />
      </>
    );
  }
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <CompanionsSkeleton />;
}

/** Closed for everybody: neither a parent's yes nor a plan would open them. */
function OpensSoon() {
  return <Notice live={false}>The AI Companions open soon. Your careers and schools are all here.</Notice>;
}
