import { DollarSign, GraduationCap, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { outlookWord, zoneLabel } from './explore-words.ts';

interface ExploreFactsProps {
  /** As it is said, such as "$50,000 middle pay". */
  pay: string;
  growth: number | null;
  job_zone: number | null;
}

/** Pay, outlook and preparation in a word each, with their signs. */
export function ExploreFacts({ pay, growth, job_zone }: ExploreFactsProps) {
  return (
    <ul className="facts">
      <li className="fact">
        <DollarSign className="ic" />
        {pay}
      </li>
      <li className="fact">
        <OutlookIcon growth={growth} />
        {outlookWord(growth)}
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
