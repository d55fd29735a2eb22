import { ownTermsOf, readingGrade } from '@careerscoop/catalogue/check/reading-level';

/** The school grade that an answer reads at; links, list signs and the careers' own names weigh little. */
export function gradeOf(content: string, titles: readonly string[] = []): number {
  const text = content.replaceAll(/https?:\S+/g, 'this page').replaceAll(/^(?:-|\d\.) /gm, '');
  return readingGrade([text], ownTermsOf(titles));
}
