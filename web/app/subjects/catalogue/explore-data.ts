import type { listCareers } from '@careerscoop/contract/catalogue';
import type { Answer } from '@careerscoop/contract/endpoint';

/** An interest area with the words that follow "people who like". */
export interface AreaChoice {
  key: string;
  label: string;
}

export type CareerList = Answer<typeof listCareers>;
