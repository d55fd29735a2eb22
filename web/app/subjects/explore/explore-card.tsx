import { DollarSign, GraduationCap, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import type { CareerItem } from '@careerscoop/contract/careers';
import { paths } from '../../lib/paths.ts';
import { ExplorePicture } from './explore-picture.tsx';
import { dollars, outlookWord, zoneLabel } from './explore-words.ts';

/** A career in the list; all of it leads to its page. */
export function ExploreCard({ career }: { career: CareerItem }) {
  const { onet_code, slug, title, summary, areas, median_wage, growth_percent, job_zone } = career;
  return (
    <li className="x-card">
      <ExplorePicture onet_code={onet_code} areas={areas} />
      <div className="x-card__t">
        <h3 className="h3">
          <Link to={paths.career(slug)}>{title}</Link>
        </h3>
        <p className="x-card__s">{summary}</p>
        <ul className="facts">
          <li className="fact">
            <DollarSign className="ic" />
            {median_wage === null ? 'No yearly pay published' : `${dollars(median_wage)} middle pay`}
          </li>
          <li className="fact">
            <OutlookIcon growth={growth_percent} />
            {outlookWord(growth_percent)}
          </li>
          <li className="fact">
            <GraduationCap className="ic" />
            {zoneLabel(job_zone)}
          </li>
        </ul>
      </div>
    </li>
  );
}

export function OutlookIcon({ growth }: { growth: number | null }) {
  const Icon = growth === null ? Minus : growth < 0 ? TrendingDown : TrendingUp;
  return <Icon className="ic" />;
}
