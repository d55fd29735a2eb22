/** What Lighthouse takes, whatever the machine: right for a fast desktop computer. */
export const DEFAULT_SLOWDOWN = 4;

/**
 * How much slower than this machine Lighthouse's phone is, by the machine's BenchmarkIndex: the corners of the calculator
 * that Lighthouse's own guide to throttling names (docs/decisions/0021-calibrated-lighthouse.md).
 */
const CORNERS = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: DEFAULT_SLOWDOWN },
] as const;

/** Never more than Lighthouse's own, and never less than the machine as it is. */
export function slowdownFor(index: number): number {
  const above = CORNERS.findIndex((corner) => corner.index >= index);
  const high = CORNERS[above];
  const low = CORNERS[above - 1];
  if (!high) return DEFAULT_SLOWDOWN;
  if (!low) return 1;
  const way = (index - low.index) / (high.index - low.index);
  return Number((low.slowdown + way * (high.slowdown - low.slowdown)).toFixed(1));
}
