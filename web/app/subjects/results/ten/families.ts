import type { Result } from '@careerscoop/contract/results';
import { resultWords } from '../result-words.ts';

export interface Family {
  name: string;
  first: Result;
  careers: Result[];
}

/** The ten by kind of work, the family of the best career first. */
export function familiesOf(careers: readonly Result[]): Family[] {
  const families = new Map<string, Family>();
  for (const career of careers) {
    const group = career.onet_code.slice(0, 2);
    const name = resultWords.families[group] ?? 'Other work';
    const family = families.get(name);
    if (family) family.careers.push(career);
    else families.set(name, { name, first: career, careers: [career] });
  }
  return [...families.values()];
}
