import { useId } from 'react';

import { paint, round, type Paint } from './paint.ts';
import { At, Line } from './picture.tsx';
import { scoopPath, shinePath } from './scoop-path.ts';

interface ScoopProps {
  x?: number;
  y?: number;
  r: number;
  color?: Paint;
  /** The highlight stroke at the top left; null leaves it out. */
  shine?: Paint | null;
  /** Scallops of the skirt. */
  bumps?: number;
}

/** A dome with a scalloped skirt; x and y are the middle of the dome's foot. */
export function Scoop({ x = 0, y = 0, r, color = 'straw', shine = 'straw-l', bumps = 5 }: ScoopProps) {
  return (
    <>
      <path d={scoopPath(x, y, r, bumps)} fill={paint(color)} />
      {shine && <Line d={shinePath(x, y, r)} color={shine} width={round(r * 0.1)} />}
    </>
  );
}

interface ConeProps {
  x?: number;
  y?: number;
  width: number;
  height: number;
}

/** A waffle cone hanging from the middle of its rim. */
export function Cone({ x = 0, y = 0, width, height }: ConeProps) {
  const id = useId();
  const tip = round(width * 0.07);
  const end = y + height;
  const outline =
    `M${x - width / 2} ${y}L${x + width / 2} ${y}L${x + tip} ${end - tip}` + `Q${x} ${round(end + tip * 0.4)} ${x - tip} ${end - tip}Z`;
  const lean = Math.round(height * 0.62);
  const lines = Array.from({ length: 12 }, (_, index) => {
    const start = x - width / 2 + (width / 4.2) * (index - 3);
    const down = height + 40;
    return `M${Math.round(start)} ${y - 20}l${lean} ${down}M${Math.round(start + width * 0.2)} ${y - 20}l${-lean} ${down}`;
  });
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={paint('waffle')} />
      <g clipPath={`url(#${id})`}>
        <Line d={lines.join('')} color="waffle-d" width={round(width * 0.022)} opacity={0.55} />
      </g>
      <rect
        x={round(x - width * 0.54)}
        y={round(y - height * 0.03)}
        width={round(width * 1.08)}
        height={round(height * 0.09)}
        rx={round(height * 0.045)}
        fill={paint('waffle-d')}
      />
    </>
  );
}

interface CupProps {
  x?: number;
  y?: number;
  width: number;
  height: number;
  color?: Paint;
  shade?: Paint;
  rim?: Paint;
  /** Width of the bottom as a part of the width at the top. */
  taper?: number;
}

/** A paper cup; y is its top. */
export function Cup(props: CupProps) {
  const { x = 0, y = 0, width, height, color = 'blue', shade = 'blue-d', rim = 'white', taper = 0.72 } = props;
  const soft = width * 0.08;
  const foot = width * taper;
  const base = y + height;
  const corner =
    `L${round(x + foot / 2)} ${round(base - soft)}Q${round(x + foot / 2 - soft * 0.2)} ${base} ` + `${round(x + foot / 2 - soft)} ${base}`;
  return (
    <>
      <path
        d={
          `M${x - width / 2} ${y}H${x + width / 2}${corner}H${round(x - foot / 2 + soft)}` +
          `Q${round(x - foot / 2 + soft * 0.2)} ${base} ${round(x - foot / 2)} ${round(base - soft)}Z`
        }
        fill={paint(color)}
      />
      <path d={`M${round(x + width * 0.18)} ${y}H${x + width / 2}${corner}H${round(x + foot * 0.14)}Z`} fill={paint(shade)} />
      <rect
        x={round(x - width * 0.55)}
        y={round(y - height * 0.07)}
        width={round(width * 1.1)}
        height={round(height * 0.14)}
        rx={round(height * 0.07)}
        fill={paint(rim)}
      />
    </>
  );
}

export function Cherry({ x = 0, y = 0, r = 18 }: { x?: number; y?: number; r?: number }) {
  const stem =
    `M${x} ${round(y - r * 0.8)}C${x + 2} ${round(y - r * 2)} ${round(x + r * 0.8)} ${round(y - r * 2.5)} ` +
    `${round(x + r * 1.3)} ${round(y - r * 2.7)}`;
  const shine =
    `M${round(x - r * 0.5)} ${round(y - r * 0.15)}A${round(r * 0.52)} ${round(r * 0.52)} 0 0 1 ` +
    `${round(x - r * 0.1)} ${round(y - r * 0.52)}`;
  return (
    <>
      <Line d={stem} color="stem" width={round(r * 0.2)} />
      <circle cx={x} cy={y} r={r} fill={paint('cherry')} />
      <Line d={shine} color="straw-l" width={round(r * 0.2)} />
    </>
  );
}

interface WaferProps {
  x?: number;
  y?: number;
  turn?: number;
  width?: number;
  height?: number;
}

/** A rolled wafer standing on its place. */
export function Wafer({ x = 0, y = 0, turn = 20, width = 26, height = 120 }: WaferProps) {
  return (
    <At x={x} y={y} turn={turn}>
      <rect x={-width / 2} y={-height} width={width} height={height} rx={6} fill={paint('waffle')} />
      {Array.from({ length: Math.floor(height / 22) }, (_, index) => (
        <rect key={index} x={-width / 2} y={-height + 12 + index * 22} width={width} height={5} fill={paint('waffle-d')} />
      ))}
    </At>
  );
}

interface LeafProps {
  x?: number;
  y?: number;
  length: number;
  turn?: number;
  color?: Paint;
  shade?: Paint;
}

/** A leaf growing up from its place; the right half is shaded. */
export function Leaf({ x = 0, y = 0, length, turn = 0, color = 'mint', shade = 'mint-d' }: LeafProps) {
  const wide = round(length * 0.42);
  const low = round(-length * 0.25);
  const high = round(-length * 0.75);
  const right = `M0 0C${wide} ${low} ${wide} ${high} 0 ${-length}`;
  return (
    <At x={x} y={y} turn={turn}>
      <path d={`${right}C${-wide} ${high} ${-wide} ${low} 0 0Z`} fill={paint(color)} />
      <path d={`${right}Z`} fill={paint(shade)} />
    </At>
  );
}

type SprinkleSpot = readonly [x: number, y: number, turn: number];

interface SprinklesProps {
  spots: readonly SprinkleSpot[];
  colors?: readonly Paint[];
}

/** Loose sprinkles; the colours are used in turn. */
export function Sprinkles({ spots, colors = ['straw', 'mint', 'blue', 'waffle', 'cherry'] }: SprinklesProps) {
  return spots.map(([x, y, turn], index) => (
    <rect
      key={`${x} ${y}`}
      x={-11}
      y={-4.5}
      width={22}
      height={9}
      rx={4.5}
      fill={paint(colors[index % colors.length] ?? 'straw')}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  ));
}

interface AwningProps {
  x?: number;
  y?: number;
  width: number;
  height: number;
  stripes: number;
  colors: readonly [Paint, Paint];
}

/** The parlour's striped awning. */
export function Awning({ x = 0, y = 0, width, height, stripes, colors }: AwningProps) {
  const stripe = round(width / stripes);
  const half = round(width / stripes / 2);
  const drop = round((width / stripes / 2) * 0.8);
  return Array.from({ length: stripes }, (_, index) => (
    <path
      key={index}
      d={`M${round(x + (index * width) / stripes)} ${y}h${stripe}v${height}a${half} ${drop} 0 0 1 ${-stripe} 0Z`}
      fill={paint(colors[index % 2 === 0 ? 0 : 1])}
    />
  ));
}
