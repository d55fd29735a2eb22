import OUTLINES from './outlines.json' with { type: 'json' };

export type Degrees = readonly [longitude: number, latitude: number];

export const STATES_DRAWN = Object.keys(OUTLINES);

/** A hundredth of a degree is as fine as the ZIP codes that the outlines are drawn from. */
const PER_DEGREE = 100;

/** The closed lines of a state; none where too little is known of it. Each is a first point, and steps from there. */
export function readOutline(state: string): Degrees[][] {
  const lines = (OUTLINES as Record<string, number[][]>)[state] ?? [];
  return lines.map((steps) => {
    let [x, y] = [0, 0];
    const line: Degrees[] = [];
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] as number;
      y += steps[at + 1] as number;
      line.push([x / PER_DEGREE, y / PER_DEGREE]);
    }
    return line;
  });
}
