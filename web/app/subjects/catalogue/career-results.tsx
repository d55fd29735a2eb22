import type { UseQueryResult } from '@tanstack/react-query';
import type { CareerQuery, CareerItem } from '@careerscoop/contract/catalogue';
import { ErrorState } from '../../ui/states.tsx';
import { Bone, Skeleton } from '../../ui/waiting.tsx';
import type { CareerList } from './explore-data.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { middlePay } from '../../lib/pay.ts';
import { CompareButton } from './compare/compare-button.tsx';
import { ExploreFacts } from './explore-facts.tsx';
import { ExplorePicture } from './explore-picture.tsx';
import { NothingFound } from './nothing-found.tsx';

/** A career in the list; all of it leads to its page. There are fifty: none is made again while its career stays. */
const ExploreCard = memo(function ExploreCard({ career }: { career: CareerItem }) {
  const { onet_code, slug, title, summary, areas, growth_percent, shared_with, job_zone } = career;
  return (
    <li className="x-card">
      <ExplorePicture onet_code={onet_code} areas={areas} />
      <div className="x-card__t">
        <h3 className="h3">
          <Link to={paths.career(slug)}>{title}</Link>
        </h3>
        <p className="x-card__s">{summary}</p>
        <ExploreFacts pay={middlePay(career) ?? 'Pay not published'} growth={growth_percent} sharedWith={shared_with} job_zone={job_zone} />
        <div className="x-card__x">
          <CompareButton career={{ slug, title }} small />
        </div>
      </div>
    </li>
  );
});

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
