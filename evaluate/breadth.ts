import { likenessOf } from '@careerscoop/engine/diversify';
import { mean } from './measures.ts';
import type { Tables } from './tables.ts';

/** What is seen only over many lists. */
export interface Breadth {
  /** Different major groups in a list of ten. */
  families: number;
  /** Mean cosine between the careers of a list. */
  likeness: number;
  /** Share of all careers that anybody is shown. */
  coverage: number;
  never_shown: number;
  /** 0: every career is shown equally often; 1: one career is shown to all. */
  gini: number;
  /** How often the most shown career is shown, over the mean. */
  most_shown: number;
}

export function breadthOf(lists: readonly (readonly number[])[], { model, careers }: Tables): Breadth {
  const shown = new Array<number>(careers).fill(0);
  for (const career of lists.flat()) shown[career]! += 1;
  const never = shown.filter((count) => count === 0).length;
  return {
    families: mean(lists.map((list) => new Set(list.map((career) => model.majorGroup[career])).size)),
    likeness: mean(lists.map((list) => mean(list.flatMap((one, i) => list.slice(i + 1).map((other) => likenessOf(model, one, other)))))),
    coverage: 1 - never / careers,
    never_shown: never,
    gini: giniOf(shown),
    most_shown: Math.max(...shown) / mean(shown),
  };
}

function giniOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let running = 0;
  const shares = [...counts].sort((one, other) => one - other).map((count) => (running += count) / total);
  return 1 - 2 * mean(shares) + 1 / counts.length;
}
