import type { Career } from '@careerscoop/catalogue/career';
import { loadCatalogue } from '@careerscoop/catalogue/load';
import { type List, certainRatings, inSentence } from './say.ts';

interface Standing {
  name: string;
  /** Of 100 careers, how many have a lower figure. */
  above: number;
}

// On the scale from 1 to 5 this is "important": what counts for little does not stand for the work.
const IMPORTANT = 3;
const FROM_ABOVE = 55;
/** From here on a figure is said to set the work apart; below, it is above most and no more. */
export const APART_FROM = 75;

/** What counts more in this work than in most others, the furthest above them first. */
export function standingOut(career: Career, list: List): Standing[] {
  return certainRatings(career, list)
    .filter(({ importance }) => importance >= IMPORTANT)
    .map(({ name, at, importance }) => ({ name: inSentence(name), above: shareBelow(list, at, importance) }))
    .filter(({ above }) => above >= FROM_ABOVE)
    .sort((a, b) => b.above - a.above);
}

/** Of 100 numbers, how many are lower. */
export function hundredsBelow(numbers: readonly number[], value: number): number {
  return Math.floor((numbers.filter((each) => each < value).length / numbers.length) * 100);
}

const columns = new Map<string, number[]>();

function shareBelow(list: List, at: number, importance: number): number {
  const key = `${list} ${at}`;
  const column = columns.get(key) ?? loadCatalogue().careers.flatMap((career) => career[list]?.importance[at] ?? []);
  columns.set(key, column);
  return hundredsBelow(column, importance);
}

/** What counts for more here than for the nearest neighbour, by how much on the scale of 5; nothing where little does. */
export function moreThan(career: Career, other: Career, list: List): { name: string; here: number; there: number } | undefined {
  const others = new Map(certainRatings(other, list).map(({ at, importance }) => [at, importance]));
  return certainRatings(career, list)
    .flatMap(({ at, name, importance: here }) => {
      const there = others.get(at);
      return there !== undefined && here >= IMPORTANT && here - there > 0.2 ? [{ name: inSentence(name), here, there }] : [];
    })
    .sort((a, b) => b.here - b.there - (a.here - a.there))[0];
}
