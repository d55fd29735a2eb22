import { mean } from './measures.ts';
import { randomOf } from './random.ts';

/** A mean with its 95 % interval. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

const DRAWS = 1000;

/**
 * Mean over careers of the mean within a career, with a 95 % interval by drawing careers again: students made
 * from one career are not independent of each other.
 */
export function estimate(values: readonly number[], careers: readonly number[], seed = 1): Estimate {
  const groups = new Map<number, { sum: number; count: number }>();
  values.forEach((value, i) => {
    const group = groups.get(careers[i]!) ?? { sum: 0, count: 0 };
    groups.set(careers[i]!, { sum: group.sum + value, count: group.count + 1 });
  });
  const means = Float64Array.from(groups.values(), ({ sum, count }) => sum / count);
  const random = randomOf(seed);
  const draws = Float64Array.from({ length: DRAWS }, () => {
    let sum = 0;
    for (let i = 0; i < means.length; i++) sum += means[Math.floor(random.uniform() * means.length)]!;
    return sum / means.length;
  }).sort();
  return {
    mean: mean(Array.from(means)),
    low: draws[Math.floor(DRAWS * 0.025)]!,
    high: draws[Math.ceil(DRAWS * 0.975) - 1]!,
  };
}
