import { nearestMarked } from './nearest.ts';
import { areaOf, simplify, smooth, traceAreas, type Point } from './trace.ts';

/** Where the middle of a ZIP code is. */
export interface ZipCentre {
  state: string;
  latitude: number;
  longitude: number;
}

/** Cells along the longer side of a state. */
const CELLS = 150;
/** Room round the state's own ZIP codes, in cells. */
const ROOM = 36;
/** Parts smaller than this share of the whole are left out: an island of Maine is not seen on a phone. */
const LEAST_PART = 0.004;
const KM_PER_DEGREE = 111.3;

/**
 * The shape of a state as its ZIP codes draw it: a place belongs to the state of the nearest ZIP code, and land ends a
 * little beyond the last ones. Closed lines of longitude and latitude.
 */
export function outlineOf(state: string, centres: readonly ZipCentre[]): Point[][] {
  const own = centres.filter((centre) => centre.state === state).map(east);
  const middle = (Math.min(...own.map(({ latitude }) => latitude)) + Math.max(...own.map(({ latitude }) => latitude))) / 2;
  const wide = Math.cos((middle * Math.PI) / 180) * KM_PER_DEGREE;
  const place = ({ longitude, latitude }: ZipCentre): Point => [longitude * wide, -latitude * KM_PER_DEGREE];
  const points = own.map(place);
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const across = Math.max(...points.map(([x]) => x)) - left;
  const down = Math.max(...points.map(([, y]) => y)) - top;
  const cell = Math.max(across, down, 12) / CELLS;
  const [width, height] = [across, down].map((size) => Math.ceil(size / cell) + 2 * ROOM) as [number, number];
  const cellOf = ([x, y]: Point) => [Math.floor((x - left) / cell) + ROOM, Math.floor((y - top) / cell) + ROOM] as const;

  const states = new Map<number, string>();
  for (const centre of centres) {
    const [x, y] = cellOf(place(east(centre)));
    // Where two states share a cell, the state that is drawn has it.
    if (x >= 0 && y >= 0 && x < width && y < height && states.get(y * width + x) !== state) states.set(y * width + x, centre.state);
  }
  const near = nearestMarked((at) => states.has(at), width, height);
  const reach = Math.max(0.05 * CELLS, 2.6 * gapBetween(points, cell));
  // Closing: what lies between ZIP codes is land, and the coast runs a little outside of the last of them.
  const sea = nearestMarked((at) => (near.distance[at] as number) > reach, width, height);
  const shore = reach - Math.min(5, Math.max(2, reach / 6));
  const inside = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const at = y * width + x;
    return states.get(near.cell[at] as number) === state && (sea.distance[at] as number) > shore;
  };
  const areas = traceAreas(inside, width, height);
  const whole = areas.reduce((sum, line) => sum + areaOf(line), 0);
  return areas
    .filter((line) => areaOf(line) >= whole * LEAST_PART)
    .map((line) =>
      simplify(smooth(line, 10), 0.8).map(([x, y]) => [((x - ROOM) * cell + left) / wide, -((y - ROOM) * cell + top) / KM_PER_DEGREE]),
    );
}

// The last islands of Alaska lie beyond the line where the degrees begin anew.
const east = (centre: ZipCentre) =>
  centre.longitude > 0 && centre.state === 'AK' ? { ...centre, longitude: centre.longitude - 360 } : centre;

/** How far apart neighbouring ZIP codes lie where they are few, in cells. */
function gapBetween(points: readonly Point[], cell: number): number {
  const squares = points.map(([x, y]) => {
    let least = Infinity;
    for (const [otherX, otherY] of points) {
      const square = (x - otherX) ** 2 + (y - otherY) ** 2;
      if (square > 0.0001 && square < least) least = square;
    }
    return least;
  });
  const known = squares.filter(Number.isFinite).sort((a, b) => a - b);
  return Math.sqrt(known[Math.floor(known.length * 0.98)] ?? 0) / cell;
}
