export type Fit = 'strong' | 'good' | 'some' | 'stretch';

/**
 * The word shown beside a career, from its area part (a correlation). A word and never a percentage: a
 * percentage would suggest a probability that does not exist.
 */
export function fitOf(areaPart: number): Fit {
  if (areaPart >= 0.6) return 'strong';
  if (areaPart >= 0.45) return 'good';
  if (areaPart >= 0.3) return 'some';
  return 'stretch';
}
