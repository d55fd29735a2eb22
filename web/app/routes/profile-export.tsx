import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { HeldData } from '../subjects/profile/held-data.tsx';
import { exportQuery } from '../subjects/profile/profile.queries.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Bone, Skeleton } from '../ui/waiting.tsx';
import '../subjects/profile/profile-info.css';

export const meta = () => privateMeta('Everything we hold about you');

export default function ProfileExportPage() {
  usePageName('Everything we hold', paths.profileInfo);
  return (
    <main id="main" tabIndex={-1} className="wrap profile-page held-page">
      <PageTitle lead="The same as in the file that you can download.">Everything we hold about you</PageTitle>
      <Held />
    </main>
  );
}

function Held() {
  const { data, error, refetch, isFetching } = useAnswer(exportQuery);
  return (
    <>
      <div className="row">
        <LinkButton kind="back" to={paths.profileInfo}>
          Back
        </LinkButton>
        {data && (
          <Button kind="line" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </div>
      {data && <HeldData held={data} />}
      {!data && error && <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Skeleton label="Gathering everything…">
          <Bone kind="card" size="30rem" />
        </Skeleton>
      )}
    </>
  );
}
