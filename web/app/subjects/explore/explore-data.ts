import type { Answer } from '@careerscoop/contract/endpoint';
import type { CareerDetail, listCareers } from '@careerscoop/contract/catalogue';

/** An interest area with the words that follow "people who like". */
export interface AreaChoice {
  key: string;
  label: string;
}

export type CareerPageOf = Answer<typeof listCareers>;

export interface Pay {
  per: 'year' | 'hour';
  p10: number | null;
  median: number | null;
  p90: number | null;
  /** Figures that mean "this much or more". */
  capped: readonly ('p10' | 'median' | 'p90')[];
  /** How many other careers the publisher counts together with this one. */
  shared_with: number;
}

export interface Outlook extends Pick<CareerDetail, 'employment' | 'growth_percent' | 'openings'> {
  /** As "2024-34". */
  period: string;
  shared_with: number;
}

export type SourceName = 'wages' | 'outlook' | 'education' | 'interests' | 'programs' | 'ai-exposure';

/** Everything that the page of a career shows, made while the build writes it. */
export interface CareerFacts
  extends Pick<
    CareerDetail,
    | 'onet_code'
    | 'slug'
    | 'title'
    | 'summary'
    | 'description'
    | 'also_called'
    | 'words'
    | 'typical_education'
    | 'education_mix'
    | 'job_zone'
    | 'impact'
  > {
  areas: AreaChoice[];
  pay: Pay | null;
  outlook: Outlook | null;
  /** What its job zone means, in a sentence. */
  preparation: string | null;
  impact_text: string;
  /** The six types of interest, 1 to 7. */
  interests: { name: string; text: string; score: number }[];
  related: { onet_code: string; slug: string; title: string; areas: string[] }[];
  programs: string[];
  more_programs: number;
  sources: Record<SourceName, { source: string; year: string }>;
}
