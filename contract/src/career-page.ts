import type { CareerDetail } from './catalogue.ts';

export interface CareerPay {
  per: 'year' | 'hour';
  p10: number | null;
  median: number | null;
  p90: number | null;
  /** Figures that mean "this much or more". */
  capped: readonly ('p10' | 'median' | 'p90')[];
}

export type SourceName = 'wages' | 'outlook' | 'education' | 'interests' | 'programs' | 'ai-exposure';

/** What the page of a career holds, written while the front end is built: the answer of the API but for what the page has otherwise. */
export interface CareerPage extends Omit<
  CareerDetail,
  'areas' | 'median_wage' | 'ranked' | 'wage' | 'hourly_wage' | 'skills' | 'interests' | 'related' | 'programs' | 'sources'
> {
  pay: CareerPay | null;
  /** The six types of interest, 1 to 7. */
  interests: { name: string; text: string; score: number }[];
  related: (CareerDetail['related'][number] & { areas: string[] })[];
  programs: string[];
  more_programs: number;
  sources: Record<SourceName, CareerDetail['sources'][string]>;
}
