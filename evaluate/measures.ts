import type { Student } from './answering.ts';
import { rankOf, topTen, type Result, type Ten } from './lists.ts';
import type { Tables } from './tables.ts';

/** What is counted for one student's list. Shares are 0 or 1 for one student, and means for many. */
export interface Measures {
  /** The student's own career is in the ten. */
  hit_10: number;
  /** One over the own career's place. */
  mrr: number;
  /** Share of the own career's primary related careers that are in the ten. */
  related_10: number;
  /** The own career or a primary related one is in the ten. */
  own_or_related: number;
  /** Either of the two careers a mixed student is made of is in the ten. */
  hit_any: number;
  /** Share of the ten that need more than 1.25 steps above the goal. */
  above_goal: number;
}
export const MEASURES = ['hit_10', 'mrr', 'related_10', 'own_or_related', 'hit_any', 'above_goal'] as const;

const FAR_ABOVE = 1.25;

export function measure(result: Result, tables: Tables, list: readonly number[] = topTen(result)): Measures {
  const { target, goal } = result.student.person;
  const hit = list.includes(target.career);
  const related = list.filter((career) => tables.isRelated[target.career * tables.careers + career] === 1);
  const above = list.filter((career) => tables.model.educationNeed[career]! > goal + FAR_ABOVE);
  return {
    hit_10: Number(hit),
    mrr: 1 / rankOf(result, target.career),
    related_10: related.length / Math.max(tables.related[target.career]!.length, 1),
    own_or_related: Number(hit || related.length > 0),
    hit_any: Number(hit || (target.second !== undefined && list.includes(target.second.career))),
    above_goal: above.length / list.length,
  };
}

/** Share of students whose own career is in their ten. */
export function hitRate(students: readonly Student[], tens: readonly Ten[]): number {
  return mean(tens.map((ten, i) => Number(ten.includes(students[i]!.person.target.career))));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How many careers two lists share. */
export function overlap(one: readonly number[], other: readonly number[]): number {
  return one.filter((career) => other.includes(career)).length;
}

/** Mean number of careers that two runs share in the tens of the same students. */
export function meanOverlap(one: readonly Ten[], other: readonly Ten[]): number {
  return mean(one.map((ten, i) => overlap(ten, other[i]!)));
}
