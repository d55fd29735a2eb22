import { createHash } from 'node:crypto';
import type { Career } from '@careerscoop/catalogue/career';
import { sharedWith, summarizeCareer } from '@careerscoop/catalogue/compose';
import { sharedSentence } from '@careerscoop/contract/shared-figures';
import type { ScoopQuestion } from './scoop-answers.ts';

/** The questions of pay and jobs. */
const FIGURES: readonly number[] = [3, 4];

/** Everything that the model is told about a career for one question: our own words and published figures. */
export interface Facts {
  career: string;
  question: string;
  lines: string[];
  /** What has to stand beside the figures whatever the model wrote; '' where there is nothing. */
  note: string;
  /** Changes with any of them. */
  hash: string;
}

/** The built-in answers are true to the figures, so together they are the facts. Nothing is about a person. */
export function factsOf(career: Career, { question, ordering, answers }: ScoopQuestion): Facts {
  const lines = [summarizeCareer(career), ...answers];
  const note = FIGURES.includes(ordering) ? sharedSentence(sharedWith(career)) : '';
  const told = { career: career.mask_title, question, lines, note };
  return { ...told, hash: createHash('sha256').update(JSON.stringify(told)).digest('hex') };
}
