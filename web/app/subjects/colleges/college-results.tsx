import type { CollegeSearch } from '@careerscoop/contract/colleges';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Paging } from '../../ui/paging.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import { activeFilters, type Asked, changed, withoutFilters, writeAsked } from './college-address.ts';
import type { Go } from './use-asked.ts';
import { CollegeCard } from './college-card.tsx';
import { CollegeSources, FinishNote } from './college-sources.tsx';
import { yearOf } from './college-words.ts';
import { CompareToggle } from './compare/compare-toggle.tsx';

interface CollegeResultsProps {
  found: UseQueryResult<CollegeSearch>;
  asked: Asked;
  go: Go;
  onLook: (unitid: number | null) => void;
  /** Where the focus goes with another page. */
  onPage: () => void;
}

/** The schools of a page, or why there are none. */
export function CollegeResults({ found, asked, go, onLook, onPage }: CollegeResultsProps) {
  const { data, error, isPlaceholderData, isFetching, refetch } = found;
  if (error) return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <CollegeBones />;
  if (data.results.length === 0) return <NoSchools data={data} asked={asked} go={go} />;
  const first = (data.meta.page - 1) * data.meta.per_page + 1;
  const wanted = { career: asked.career, zip: asked.zip };
  return (
    <>
      <ul className="sch-list" aria-busy={isPlaceholderData || undefined}>
        {data.results.map((college, index) => (
          <CollegeCard
            key={college.unitid}
            college={college}
            number={first + index}
            wanted={wanted}
            year={yearOf(data.sources, 'programs')}
            action={<CompareToggle college={college} asked={asked} go={go} />}
            onLook={onLook}
          />
        ))}
      </ul>
      <Paging
        label="Pages of schools"
        page={asked.page}
        pages={data.meta.number_of_pages}
        searchOf={(page) => writeAsked({ ...asked, page })}
        onPage={onPage}
      />
      <CollegeSources sources={data.sources} of={['programs', 'figures', 'crosswalk', ...(data.place ? ['zip' as const] : [])]} />
      <FinishNote />
    </>
  );
}

/** The server's sentence says why; what could be changed stands under it. */
function NoSchools({ data, asked, go }: { data: CollegeSearch; asked: Asked; go: Go }) {
  const filtered = activeFilters(asked).length > 0;
  return (
    <EmptyState
      title={data.sentence ? 'No school to show' : 'No school fits all of it'}
      text={data.sentence ?? 'Try a wider circle, or take a filter away.'}
      actions={
        <>
          {filtered && <Button onClick={() => go(withoutFilters(asked))}>Take all filters away</Button>}
          {asked.page > 1 && <Button onClick={() => go(changed(asked, {}))}>Go to the first page</Button>}
          {asked.miles !== undefined && (
            <Button kind="line" onClick={() => go(changed(asked, { miles: undefined }))}>
              Look at any distance
            </Button>
          )}
        </>
      }
    />
  );
}

export function CollegeBones({ count = 5 }: { count?: number }) {
  return (
    <Skeleton label="Looking for schools…">
      <div className="sch-list">
        {Array.from({ length: count }, (_, index) => (
          <Bone key={index} kind="card" size="13rem" />
        ))}
      </div>
    </Skeleton>
  );
}
