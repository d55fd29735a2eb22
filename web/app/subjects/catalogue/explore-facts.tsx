import { DollarSign, GraduationCap, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { marked } from '@careerscoop/contract/shared-figures';
import { outlookWord, zoneLabel } from './explore-words.ts';

interface ExploreFactsProps {
  /** As it is said, such as "$50,000 middle pay". */
  pay: string;
  growth: number | null;
  /** How many other careers are counted together with this one. */
  sharedWith: number;
  job_zone: number | null;
}

/** Pay, outlook and preparation in a word each, with their signs. */
export function ExploreFacts({ pay, growth, sharedWith, job_zone }: ExploreFactsProps) {
  return (
    <ul className="facts">
      <li className="fact">
        <DollarSign className="ic" />
        {pay}
      </li>
      <li className="fact">
        <OutlookIcon growth={growth} />
        {growth === null ? outlookWord(growth) : marked(outlookWord(growth), sharedWith)}
      </li>
      <li className="fact">
        <GraduationCap className="ic" />
        {zoneLabel(job_zone)}
      </li>
    </ul>
  );
}

export function OutlookIcon({ growth }: { growth: number | null }) {
  const Icon = growth === null ? Minus : growth < 0 ? TrendingDown : TrendingUp;
  return <Icon className="ic" />;
}
