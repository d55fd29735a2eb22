import './css/charts.css';

interface Point {
  /** Under the line, as "Nov 9". */
  label: string;
  /** Null: nothing was measured, and the line has a gap. */
  value: number | null;
}

interface ChartLineProps {
  /** Read instead of the drawing. */
  title: string;
  points: readonly Point[];
  /** A dashed line at what was promised. */
  goal?: { value: number; label: string };
}

const WIDE = { width: 660, left: 50, right: 616, top: 24, bottom: 200, labels: 5 };
const NARROW = { width: 330, left: 40, right: 300, top: 24, bottom: 150, labels: 3 };
/** A phone has room for so many. */
const ON_A_PHONE = 6;

/** Figures week by week; the last one is now. A second drawing for phones has the last six. */
export function ChartLine({ title, points, goal }: ChartLineProps) {
  return (
    <>
      <Drawing kind="wide" title={title} points={points} goal={goal} frame={WIDE} />
      <Drawing kind="narrow" title={title} points={points.slice(-ON_A_PHONE)} goal={goal} frame={NARROW} />
    </>
  );
}

interface DrawingProps extends Omit<ChartLineProps, 'goal'> {
  goal: ChartLineProps['goal'];
  kind: 'wide' | 'narrow';
  frame: typeof WIDE;
}

function Drawing({ kind, title, points, goal, frame }: DrawingProps) {
  const { width, left, right, top, bottom, labels } = frame;
  const most = niceTop(Math.max(goal?.value ?? 0, ...points.map(({ value }) => value ?? 0)));
  const x = (at: number) => (points.length === 1 ? right : left + ((right - left) * at) / (points.length - 1));
  const y = (value: number) => bottom - ((bottom - top) * value) / most;
  const spots = points.flatMap(({ value }, at) => (value === null ? [] : [{ at, value, x: x(at), y: y(value) }]));
  const last = spots.at(-1);
  // The figure stands over its dot, where neither the frame nor the promise is in the way.
  const under = last !== undefined && (last.y < top + 20 || (goal !== undefined && Math.abs(y(goal.value) - (last.y - 22)) < 14));
  const every = Math.max(1, Math.ceil(points.length / labels));
  return (
    <svg className={`chart chart--${kind}`} viewBox={`0 0 ${width} ${bottom + 42}`} role="img" aria-label={title}>
      {[0, most / 2, most].map((value) => (
        <g key={value}>
          <path className="chart__ax" d={`M${left} ${y(value)}H${right + 14}`} />
          <text x={left - 10} y={y(value) + 5} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {goal && (
        <>
          <path className="chart__goal" d={`M${left} ${y(goal.value)}H${right + 14}`} />
          <text x={left + 4} y={y(goal.value) + 20}>
            {goal.label}
          </text>
        </>
      )}
      <path className="chart__ln" d={pathOf(spots)} />
      {spots.slice(0, -1).map((spot) => (
        <circle key={spot.at} className="chart__pt" cx={spot.x} cy={spot.y} r="4.5" />
      ))}
      {last && (
        <>
          <circle className="chart__now" cx={last.x} cy={last.y} r="9" />
          <text className="chart__v" x={last.x} y={last.y + (under ? 32 : -16)} textAnchor="middle">
            {last.value}
          </text>
        </>
      )}
      {points.map(({ label }, at) =>
        (points.length - 1 - at) % every === 0 ? (
          <text key={label} x={x(at)} y={bottom + 28} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** An even number at or over the largest figure, whose half is whole too. */
function niceTop(most: number): number {
  const step = [2, 4, 10, 20, 40, 50, 100, 200, 400, 500, 1_000, 2_000, 4_000, 10_000, 20_000, 100_000].find((each) => each >= most);
  return step ?? Math.ceil(most / 100_000) * 100_000;
}

/** A gap where nothing was measured in between. */
const pathOf = (spots: readonly { at: number; x: number; y: number }[]) =>
  spots.map(({ at, x, y }, index) => `${index > 0 && spots[index - 1]?.at === at - 1 ? 'L' : 'M'}${x} ${y}`).join('');
