import type { Point } from './frame.ts';

export const DISC = 11.5;
/** Between two discs. */
const GAP = 2.5;
const ROUNDS = 160;
/** How strongly a disc is drawn back to its place, beside being pushed away from others. */
const PULL = 0.04;

interface Room {
  width: number;
  height: number;
  /** What no disc may cover: the house. */
  kept: readonly Point[];
}

/**
 * Where numbered discs go: each on its place, or beside it where several crowd. The same places always give the same
 * picture.
 */
export function spread(places: readonly Point[], { width, height, kept }: Room): Point[] {
  const within = (figure: number, size: number) => Math.min(size - DISC - 1, Math.max(DISC + 1, figure));
  const homes = places.map(([x, y]): Point => [within(x, width), within(y, height)]);
  const discs = homes.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < ROUNDS; round++) {
    discs.forEach((disc, index) => {
      const [x, y] = homes[index] as Point;
      disc[0] += (x - disc[0]) * PULL;
      disc[1] += (y - disc[1]) * PULL;
    });
    discs.forEach((disc, index) => {
      for (const other of discs.slice(index + 1)) pushApart(disc, other, 2 * DISC + GAP, index);
      for (const [x, y] of kept) pushApart(disc, [x, y], 2 * DISC, index);
      disc[0] = within(disc[0], width);
      disc[1] = within(disc[1], height);
    });
  }
  return discs;
}

function pushApart(one: [number, number], other: [number, number], distance: number, turn: number): void {
  let [x, y] = [one[0] - other[0], one[1] - other[1]];
  // Schools of one town can share a point: each goes off in a direction of its own.
  if (Math.hypot(x, y) < 0.01) [x, y] = [Math.cos(turn * 2.4) * 0.01, Math.sin(turn * 2.4) * 0.01];
  const length = Math.hypot(x, y);
  if (length >= distance) return;
  const push = (distance - length) / 2 / length;
  one[0] += x * push;
  one[1] += y * push;
  other[0] -= x * push;
  other[1] -= y * push;
}
