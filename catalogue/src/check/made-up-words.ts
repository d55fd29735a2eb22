import type { CareerWords } from '../words.ts';
import type { Entry } from './entry.ts';
import made from './made-up-words.json' with { type: 'json' };

function entryOf(words: CareerWords, job_zone: number, level: string): Entry {
  const { title } = words;
  return {
    words,
    public_title: `${title}s`,
    other_titles: [],
    job_zone,
    education_mix: [{ level, percent: 100 }],
  };
}

/** A career whose words keep every rule, but for what is changed. */
export function moonVet(changed: Partial<CareerWords> = {}, figures: Partial<Entry> = {}): Entry {
  return { ...entryOf({ ...made.moon_vet, ...changed }, 5, 'Doctoral degree'), ...figures };
}

/** Another one, which has not a sentence in common with the first. */
export function cloudBaker(changed: Partial<CareerWords> = {}, figures: Partial<Entry> = {}): Entry {
  return { ...entryOf({ ...made.cloud_baker, ...changed }, 2, 'High school diploma'), ...figures };
}
