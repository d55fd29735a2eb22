import type { Career } from '@careerscoop/catalogue/career';
import { sharedWith } from '@careerscoop/catalogue/compose';
import { careerByCode } from '@careerscoop/catalogue/load';

/** The related careers, the nearest first. */
export function neighbours(career: Career): Career[] {
  return career.related.flatMap((code) => careerByCode(code) ?? []);
}

/** Those with pay and outlook of their own: a pooled figure says nothing of one career alone. */
export function neighboursWithFigures(career: Career): Career[] {
  return neighbours(career).filter((each) => sharedWith(each) === 0);
}

/** The neighbours with one figure, and the figure, the nearest first. */
export function figuresNear(career: Career, figure: (other: Career) => number | null | undefined): { title: string; value: number }[] {
  return neighboursWithFigures(career).flatMap((other) => {
    const value = figure(other) ?? null;
    return value === null ? [] : [{ title: other.mask_title, value }];
  });
}
