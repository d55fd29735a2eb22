import { memo } from 'react';
import { Link } from 'react-router';
import type { CareerItem } from '@careerscoop/contract/catalogue';
import { paths } from '../../lib/paths.ts';
import { dollars } from '../../lib/pay.ts';
import { CompareButton } from './compare/compare-button.tsx';
import { ExploreFacts } from './explore-facts.tsx';
import { ExplorePicture } from './explore-picture.tsx';

/** A career in the list; all of it leads to its page. There are fifty: none is made again while its career stays. */
export const ExploreCard = memo(function ExploreCard({ career }: { career: CareerItem }) {
  const { onet_code, slug, title, summary, areas, median_wage, growth_percent, job_zone } = career;
  return (
    <li className="x-card">
      <ExplorePicture onet_code={onet_code} areas={areas} />
      <div className="x-card__t">
        <h3 className="h3">
          <Link to={paths.career(slug)}>{title}</Link>
        </h3>
        <p className="x-card__s">{summary}</p>
        <ExploreFacts
          pay={median_wage === null ? 'No yearly pay published' : `${dollars(median_wage)} middle pay`}
          growth={growth_percent}
          job_zone={job_zone}
        />
        <div className="x-card__x">
          <CompareButton career={{ slug, title }} small />
        </div>
      </div>
    </li>
  );
});
