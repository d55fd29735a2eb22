export type Point = readonly [x: number, y: number];

/** The outer edges of the areas of a grid, as closed lines along the sides of its cells; holes are left out. */
export function traceAreas(inside: (x: number, y: number) => boolean, width: number, height: number): Point[][] {
  // Each side of a cell with nothing beyond it, the area to its right: from a corner to the next.
  const next = new Map<number, number[]>();
  const corner = (x: number, y: number) => y * (width + 1) + x;
  const add = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add(corner(x, y), corner(x + 1, y));
      if (!inside(x + 1, y)) add(corner(x + 1, y), corner(x + 1, y + 1));
      if (!inside(x, y + 1)) add(corner(x + 1, y + 1), corner(x, y + 1));
      if (!inside(x - 1, y)) add(corner(x, y + 1), corner(x, y));
    }
  }
  const lines: Point[][] = [];
  for (const start of next.keys()) {
    const line: Point[] = [];
    let at: number | undefined = start;
    while ((at = next.get(at)?.pop()) !== undefined) line.push([at % (width + 1), Math.floor(at / (width + 1))]);
    if (line.length > 0 && areaOf(line) > 0) lines.push(line);
  }
  return lines;
}

/** Positive where the line runs round its area as the sun does on a page. */
export function areaOf(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Rounds the steps of the cells off: each corner becomes the middle of the sides beside it, `times` over. */
export function smooth(line: readonly Point[], times: number): Point[] {
  let round: Point[] = [...line];
  for (let time = 0; time < times; time++) {
    round = round.map(([x, y], index) => {
      const [nextX, nextY] = round[(index + 1) % round.length] as Point;
      return [(x + nextX) / 2, (y + nextY) / 2];
    });
  }
  return round;
}

/** Leaves out every point that lies within `most` of the line without it (Douglas and Peucker), of a closed line. */
export function simplify(line: readonly Point[], most: number): Point[] {
  const [first = [0, 0]] = line;
  const far = line.reduce((best, point, index) => (away(point, first) > away(line[best] as Point, first) ? index : best), 0);
  return [...simplifyPart(line.slice(0, far + 1), most).slice(0, -1), ...simplifyPart([...line.slice(far), first], most).slice(0, -1)];
}

const away = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function simplifyPart(line: readonly Point[], most: number): Point[] {
  const from = line[0] as Point;
  const to = line.at(-1) as Point;
  const length = away(from, to);
  let furthest = 0;
  let distance = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const [x, y] = line[index] as Point;
    const off =
      length === 0 ? away([x, y], from) : Math.abs((to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])) / length;
    if (off > distance) [furthest, distance] = [index, off];
  }
  if (distance <= most) return [from, to];
  return [...simplifyPart(line.slice(0, furthest + 1), most).slice(0, -1), ...simplifyPart(line.slice(furthest), most)];
}
