import { createHash } from 'node:crypto';
import type { Career } from '@careerscoop/catalogue/career';
import { summarizeCareer } from '@careerscoop/catalogue/compose';
import type { ScoopQuestion } from './scoop-answers.ts';

/** Everything that the model is told about a career for one question: our own words and published figures. */
export interface Facts {
  career: string;
  question: string;
  lines: string[];
  /** Changes with any of them. */
  hash: string;
}

/** The built-in answers are true to the figures, so together they are the facts. Nothing is about a person. */
export function factsOf(career: Career, { question, answers }: ScoopQuestion): Facts {
  const lines = [summarizeCareer(career), ...answers];
  const told = { career: career.mask_title, question, lines };
  return { ...told, hash: createHash('sha256').update(JSON.stringify(told)).digest('hex') };
}
