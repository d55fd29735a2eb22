import type { UseQueryResult } from '@tanstack/react-query';
import type { CareerQuery } from '@careerscoop/contract/catalogue';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import type { CareerList } from './explore-data.ts';
import { ExploreCard } from './explore-card.tsx';
import { NothingFound } from './nothing-found.tsx';

interface CareerResultsProps {
  found: UseQueryResult<CareerList>;
  query: CareerQuery;
  go: (next: CareerQuery) => void;
}

/** The cards, or why there are none. */
export function CareerResults({ found, query, go }: CareerResultsProps) {
  const { data, error, isPlaceholderData, isFetching, refetch } = found;
  if (error) {
    return <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <CardBones />;
  if (data.results.length === 0) return <NothingFound query={query} go={go} />;
  return (
    <ul className="x-cards" aria-busy={isPlaceholderData || undefined}>
      {data.results.map((career) => (
        <ExploreCard key={career.onet_code} career={career} />
      ))}
    </ul>
  );
}

function CardBones() {
  return (
    <Skeleton label="Looking for careers…">
      <div className="x-cards">
        {Array.from({ length: 9 }, (_, index) => (
          <Bone key={index} kind="card" size="26rem" />
        ))}
      </div>
    </Skeleton>
  );
}
