import { type Catalogue } from '../load.ts';
import type { CareerWords } from '../words.ts';

/** The words of one career beside the figures that they have to agree with. */
export interface Entry {
  words: CareerWords;
  public_title: string;
  other_titles: readonly string[];
  /** 1-5; null where it is not published. */
  job_zone: number | null;
  /** In per cent of the people in the work; empty where it is not published. */
  education_mix: readonly { level: string; percent: number }[];
}

/** The careers that have words, in code order. */
export function entriesOf(catalogue: Catalogue): Entry[] {
  return catalogue.careers.flatMap((career) => {
    const { words, title, also_called, job_zone, education_mix } = career;
    if (words === null) return [];
    return [{ words, public_title: title, other_titles: also_called, job_zone, education_mix }];
  });
}

/** Something that must be mended before the words are good. */
export interface Breach {
  onet_code: string;
  rule: string;
  message: string;
}

/** One measure of all careers; of `worst` the first is the worst. */
export interface Measure {
  name: string;
  worst: { value: string; where: string; text: string }[];
}

export interface Findings {
  breaches: Breach[];
  measures: Measure[];
}

/** How many of each measure are listed. */
export const WORST = 20;
