import type { Result } from '@careerscoop/contract/results';

/** The titles of the present ten, best first. */
export function sharedTitles(careers: readonly Result[]): string[] {
  return careers
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ unique_title: { mask_title, text } }) => mask_title || text);
}

/** The same as the picture says. */
export function sharedText(titles: readonly string[]): string {
  return ['My ten careers, by CareerScoop:', ...titles.map((title, index) => `${index + 1}. ${title}`)].join('\n');
}
