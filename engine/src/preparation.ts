/**
 * The worst case, so that with its weight of .12 no career loses more than .24: preparation never filters.
 */
const FLOOR = -2;

/**
 * What the gap between a student's goal and the education a career needs costs, before its weight: 0 within a
 * quarter step below and three quarters above the need, then falling with the square of the gap, at worst -2.
 * @param goal 1 to 5 @param need 1 to 5, may lie between steps
 */
export function preparation(goal: number, need: number): number {
  const gap = goal - need;
  const short = Math.max(-gap - 0.25, 0);
  const beyond = Math.max(gap - 0.75, 0);
  return Math.max(-(short ** 2) - 0.6 * beyond ** 2, FLOOR);
}
