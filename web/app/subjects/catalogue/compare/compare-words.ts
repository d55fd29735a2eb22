import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { NOT_PUBLISHED } from '../../../lib/pay.ts';
import { capital } from '../explore-words.ts';

/** "12% more jobs". */
export function growthText(growth: number | null): string {
  if (growth === null) return NOT_PUBLISHED;
  if (growth === 0) return 'About the same';
  return `${Math.abs(growth)}% ${growth > 0 ? 'more' : 'fewer'} jobs`;
}

/** The types of interest that count most in the work, the highest first. */
export function leadingTypes({ interests }: Pick<CareerDetail, 'interests'>): string[] {
  return Object.entries(interests ?? {})
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name]) => name);
}

/** What stands in every one of the lists; null where there is nothing to compare, or one of them is not published. */
export function inAll(lists: readonly (readonly string[])[]): string[] | null {
  const [first = [], ...others] = lists;
  if (others.length === 0 || lists.some((list) => list.length === 0)) return null;
  return first.filter((name) => others.every((list) => list.includes(name)));
}

export function sharedText(count: number, names: readonly string[] | null): string | null {
  if (!names) return null;
  const who = count === 2 ? 'Both' : `All ${['', '', '', 'three', 'four'][count] ?? count}`;
  return names.length === 0 ? 'They share none of these.' : `${who}: ${capital(names.join(', '))}.`;
}
