import { loadZips } from '@careerscoop/catalogue/zip';
import { centreOfZip } from '@careerscoop/catalogue/zip-centres';
import { outlineOf, type ZipCentre } from './outline-of.ts';

/** Military addresses lie in no state, and of islands with a handful of ZIP codes no shape can be told. */
const NO_STATE = ['AA', 'AE', 'AP'];
const FEWEST = 12;
/** Wake Island and its like, a thousand miles from the state that their mail goes through. */
const WESTERNMOST = { HI: -161 } as Record<string, number>;
const PER_DEGREE = 100;

/** The outline of every state, or of some: closed lines, each a first point in hundredths of a degree and steps from there. */
export function drawOutlines(only?: readonly string[]): Record<string, number[][]> {
  const centres = loadZips().places.flatMap(({ state, zipcode }): ZipCentre[] => {
    const centre = centreOfZip(zipcode);
    if (!centre || NO_STATE.includes(state)) return [];
    const west = WESTERNMOST[state];
    return west !== undefined && (centre.longitude < west || centre.longitude > 0) ? [] : [{ state, ...centre }];
  });
  const states = only ?? [...new Set(centres.map(({ state }) => state))].sort();
  const drawn = states.filter((state) => centres.filter((centre) => centre.state === state).length >= FEWEST);
  return Object.fromEntries(drawn.map((state) => [state, outlineOf(state, centres).map(inSteps)]));
}

function inSteps(line: readonly (readonly [number, number])[]): number[] {
  const points = line.map(([longitude, latitude]) => [Math.round(longitude * PER_DEGREE), Math.round(latitude * PER_DEGREE)] as const);
  return points.flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
}
