import { type Lines, type Measure, layLines } from './lay-lines.ts';

/** As wide and high as a picture in a feed is shown whole. */
export const CARD = { width: 1080, height: 1350 } as const;
export const EDGE = 88;
const FIRST = 3;
/** Where the titles begin, and how far above the lower edge they end. */
const TOP = 606;
const FOOT = 172;
const GUTTER = 40;
const LEADING = 1.12;
const BIG = { indent: 104, size: 68, least: 46, pitch: 98 };
const SMALL = { indent: 58, size: 34, least: 29, pitch: 76 };
export const COLUMN = (CARD.width - EDGE * 2 - GUTTER) / 2;

/** One title with its place. `x` and `y` are where its number stands and the foot of its first line. */
interface Placed extends Lines {
  rank: number;
  x: number;
  y: number;
  indent: number;
}

export interface CardPlan {
  first: Placed[];
  /** Where the line between the first and the others is drawn. */
  divider: number;
  rest: Placed[];
  /** More than usual where many titles take many lines. */
  height: number;
}

export const leadingOf = (size: number) => size * LEADING;

/** Where each title stands, the first three big and the others in two columns, with all the lines that they need. */
export function layCard(titles: readonly string[], measure: { big: Measure; small: Measure }): CardPlan {
  let y = TOP;
  const first = titles.slice(0, FIRST).map((title, index) => {
    const lines = layLines(title, { ...BIG, width: CARD.width - EDGE * 2 - BIG.indent }, measure.big);
    const placed = { ...lines, rank: index + 1, x: EDGE, y, indent: BIG.indent };
    y += BIG.pitch + more(lines);
    return placed;
  });
  const divider = y - 54;
  const others = titles.slice(FIRST);
  const rows = Math.ceil(others.length / 2);
  const laid = others.map((title) => layLines(title, { ...SMALL, width: COLUMN - SMALL.indent }, measure.small));
  const rest: Placed[] = [];
  y += 10;
  for (let row = 0; row < rows; row += 1) {
    const pair = [row, row + rows].filter((at) => at < laid.length);
    for (const at of pair) {
      const x = at < rows ? EDGE : EDGE + COLUMN + GUTTER;
      rest.push({ ...laid[at]!, rank: FIRST + at + 1, x, y, indent: SMALL.indent });
    }
    y += SMALL.pitch + Math.max(0, ...pair.map((at) => more(laid[at]!)));
  }
  const end = y - SMALL.pitch + FOOT;
  return { first, divider, rest: rest.toSorted((one, other) => one.rank - other.rank), height: Math.max(CARD.height, Math.ceil(end)) };
}

/** What the lines after the first add to the height of a title. */
const more = ({ size, lines }: Lines) => (lines.length - 1) * leadingOf(size);
