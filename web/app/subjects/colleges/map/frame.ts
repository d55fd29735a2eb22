import type { Degrees } from './read-outline.ts';

export type Point = readonly [x: number, y: number];

export const WIDTH = 420;
const LEAST_HEIGHT = 280;
const MOST_HEIGHT = 420;
/** Room at the edge for a numbered disc. */
const EDGE = 18;
/** A state more than so many times as big as what is on it is not shown whole: the numbers would lie on each other. */
const WHOLE_STATE = 26;
const MILES_PER_DEGREE = 69.09;
/** About twelve miles, so that one school alone has some land around it. */
const LEAST_DEGREES = 0.18;

interface Framed {
  height: number;
  /** Where a place lies on the map. */
  toMap: (place: Degrees) => Point;
  /** How long so many miles are. */
  ofMiles: (miles: number) => number;
}

interface ToFrame {
  /** What has to be in sight: the schools, and where somebody lives. */
  places: readonly Degrees[];
  /** The circle of the distance that is asked for. */
  ring: { middle: Degrees; miles: number } | null;
  /** The outline of the state they are in; shown whole where it is not far too big. */
  outline: readonly Degrees[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Lays out a flat map: degrees east are shortened as they are in the middle of it, so that a circle is round. */
export function frame({ places, ring, outline }: ToFrame): Framed {
  const latitudes = places.map(([, latitude]) => latitude);
  const shorten = Math.cos((((Math.min(...latitudes) + Math.max(...latitudes)) / 2) * Math.PI) / 180);
  const flat = ([longitude, latitude]: Degrees): Point => [longitude * shorten, -latitude];
  const inSight = boxOf([...places.map(flat), ...(ring ? aroundOf(flat(ring.middle), ring.miles / MILES_PER_DEGREE) : [])]);
  const whole = boxOf([...outline.map(flat), ...corners(inSight)]);
  const box = areaOf(whole) <= WHOLE_STATE * areaOf(inSight) ? whole : padded(inSight, 0.3);

  const inner = WIDTH - 2 * EDGE;
  const tall = (box.bottom - box.top) / (box.right - box.left);
  const height = Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, inner * tall + 2 * EDGE));
  const scale = Math.min(inner / (box.right - box.left), (height - 2 * EDGE) / (box.bottom - box.top));
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return {
    height,
    toMap: (place) => {
      const [x, y] = flat(place);
      return [WIDTH / 2 + (x - middle[0]) * scale, height / 2 + (y - middle[1]) * scale];
    },
    ofMiles: (miles) => (miles / MILES_PER_DEGREE) * scale,
  };
}

const aroundOf = ([x, y]: Point, radius: number): Point[] => [
  [x - radius, y - radius],
  [x + radius, y + radius],
];

const corners = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, bottom],
];

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  const small = Math.max(0, LEAST_DEGREES - (box.right - box.left), LEAST_DEGREES - (box.bottom - box.top)) / 2;
  return { left: box.left - small, top: box.top - small, right: box.right + small, bottom: box.bottom + small };
}

function padded({ left, top, right, bottom }: Box, share: number): Box {
  const [across, down] = [(right - left) * share, (bottom - top) * share];
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
