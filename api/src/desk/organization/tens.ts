import { GROUP_SIZE } from '@careerscoop/contract/desk-numbers';
import { grouped } from './grouped.ts';

/** Somebody who is counted, and in which ten of their cohort. */
export interface InTen {
  cohort: string;
  ten: number;
}

/**
 * Puts who waits into new tens, in their order; who is left over waits on. `last` is the number of the newest ten of each cohort.
 * Nobody who was ever in a ten may wait: so tens never overlap, and no difference of two sums of them is about fewer than ten.
 */
export function makeTens<T extends { cohort: string }>(waiting: readonly T[], last: ReadonlyMap<string, number>): (T & InTen)[] {
  const byCohort = grouped(waiting, ({ cohort }) => cohort);
  return [...byCohort].flatMap(([cohort, people]) => {
    const full = people.slice(0, people.length - (people.length % GROUP_SIZE));
    const first = (last.get(cohort) ?? 0) + 1;
    return full.map((person, index) => ({ ...person, ten: first + Math.floor(index / GROUP_SIZE) }));
  });
}

/** Of who is counted and shares now, those whose whole ten does; a ten without one of its people tells nothing any more. */
export function wholeTens<T extends InTen>(sharing: readonly T[]): T[] {
  const tens = grouped(sharing, ({ cohort, ten }) => `${ten} ${cohort}`);
  return [...tens.values()].filter((people) => people.length === GROUP_SIZE).flat();
}
