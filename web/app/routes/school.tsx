import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CallError } from '../lib/call-error.ts';
import { usePageName } from '../lib/page-name.ts';
import { paths } from '../lib/paths.ts';
import { privateMeta } from '../lib/private-meta.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { writeAsked } from '../subjects/colleges/college-address.ts';
import { collegeQuery } from '../subjects/colleges/colleges.queries.ts';
import { useCollegeWish } from '../subjects/colleges/saving/use-college-wish.ts';
import { CollegeSheet } from '../subjects/colleges/sheet/college-sheet.tsx';
import { useAsked } from '../subjects/colleges/use-asked.ts';
import { ErrorState } from '../ui/states.tsx';
import { Bone, Skeleton } from '../ui/waiting.tsx';

/** Thousands of schools are not written by the build: what is there before the script says nothing of the school. */
export const meta = () => privateMeta('A school');

export default function SchoolPage() {
  const { unitid = '' } = useParams();
  if (!/^[1-9]\d{5}$/.test(unitid)) return <ErrorScreen status={404} text="Not Found" />;
  return <School key={unitid} unitid={Number(unitid)} />;
}

function School({ unitid }: { unitid: number }) {
  const { asked } = useAsked();
  const { career, zip } = asked;
  const { data, error, isFetching, refetch } = useQuery(collegeQuery(unitid, { career, zip }));
  usePageName(data?.name ?? 'A school', paths.schools(writeAsked(asked)));
  useCollegeWish();
  if (error instanceof CallError && error.status === 404) return <ErrorScreen status={404} text="Not Found" />;
  return (
    <main id="main" tabIndex={-1}>
      {data && <CollegeSheet college={data} asked={asked} />}
      {!data && (
        <div className="wrap sch">
          {error ? (
            <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <Skeleton label="Loading the school…">
              <Bone kind="card" size="14rem" />
              <Bone kind="card" size="24rem" />
            </Skeleton>
          )}
        </div>
      )}
    </main>
  );
}
