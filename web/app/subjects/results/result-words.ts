import type { Result } from '@careerscoop/contract/results';
import { CLARITY_WORDS, IMPACT_WORDS } from '@careerscoop/contract/result-words';
import file from './result-words.json' with { type: 'json' };

interface ResultWords {
  reasons: Record<'title' | 'for' | 'against' | 'change' | 'steady_title' | 'steady', string>;
  clarity: Record<Result['clarity'], Record<'word' | 'title' | 'text' | 'next', string>>;
  impact: Record<NonNullable<Result['impact']>, { title: string; short_title: string }>;
  thinking: { title: string; text: string };
  stories: string[];
  notice: { title: string; text: string };
  list: Record<'title' | 'lead' | 'intro' | 'change', string>;
  /** How part 3 was asked. */
  part_3: Record<Result['part_3'], string>;
  stretch: { title: string; text: string };
  unclear: Record<'clearer_title' | 'families_title' | 'list_text', string> & { clearer: string[] };
  /** Plain names of the major groups of careers, by the first two digits of their codes. */
  families: Record<string, string>;
}

/** What the results screens say themselves; the reasons of a career come with it from the server. */
export const resultWords: ResultWords = {
  ...file,
  clarity: CLARITY_WORDS,
  impact: IMPACT_WORDS,
};

/** The headline of the list, with the name of the student when it is known. */
export function listTitle(firstName: string | undefined): string {
  const { title } = resultWords.list;
  return firstName ? title.replace('{first_name}', firstName) : title.replace(', {first_name}', '');
}
