import type { College } from '@careerscoop/catalogue/colleges';
import { milesBetween, type Point } from '@careerscoop/catalogue/zip-centres';
import { type CollegeQuery, NEAREST_COLLEGES } from '@careerscoop/contract/colleges';

type Filters = Partial<Pick<CollegeQuery, 'state' | 'control' | 'years' | 'price_max'>>;

/** Whether a school passes every filter that is set. What is not published passes none. */
export function passes(college: College, { state, control, years, price_max }: Filters): boolean {
  return (
    (!state || college.state === state) &&
    (!control || (control === 'public') === (college.control === 'public')) &&
    (!years || college.years === years) &&
    (price_max === undefined || (college.price ?? Infinity) <= price_max)
  );
}

/** Straight-line miles, to a tenth, by the school's place in the list of all. */
export type Distances = ReadonlyMap<number, number>;

export function distancesFrom(place: Point, colleges: readonly College[]): Distances {
  return new Map(colleges.map((college) => [college.place, Math.round(milesBetween(place, college) * 10) / 10]));
}

/** Those within the miles; where they are fewer than five, the five nearest. */
export function nearEnough(colleges: readonly College[], distances: Distances, miles: number): { near: College[]; within: number } {
  const within = colleges.filter(({ place }) => (distances.get(place) ?? Infinity) <= miles);
  if (within.length >= NEAREST_COLLEGES) return { near: within, within: within.length };
  return { near: inOrder(colleges, ({ place }) => distances.get(place)).slice(0, NEAREST_COLLEGES), within: within.length };
}

/** Lowest first; what is not published comes last, and of equals the first by name. */
export function inOrder(colleges: readonly College[], figureOf: (college: College) => number | null | undefined): College[] {
  return colleges
    .map((college) => ({ college, figure: figureOf(college) ?? Infinity }))
    .sort((a, b) => (a.figure === b.figure ? byName(a.college, b.college) : a.figure - b.figure))
    .map(({ college }) => college);
}

/** By letters as they are: names of the publisher have no accents to mind, and a collator takes ten times as long. */
function byName(one: College, other: College): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : one.place - other.place;
}
