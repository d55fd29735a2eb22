import type { ReactNode } from 'react';

import { paint, type Paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';

// Furniture of the places people work in.

interface CounterProps {
  x?: number;
  y?: number;
  width?: number;
  color?: Paint;
  shade?: Paint;
}

/** A counter that runs down out of the picture; the place is the middle of its top edge. */
export function Counter({ x = 300, y = 398, width = 480, color = 'cream', shade = 'straw-d' }: CounterProps) {
  return (
    <At x={x} y={y}>
      <rect x={-width / 2 + 12} y={14} width={width - 24} height={180} fill={paint(shade)} />
      <rect x={-width / 2} width={width} height={28} rx={14} fill={paint(color)} />
    </At>
  );
}

interface SheetProps extends Place {
  width: number;
  height: number;
  color?: Paint;
  frame?: Paint;
  children?: ReactNode;
}

/** Something flat with a frame: a board, a window, a poster. The place is its middle. */
export function Board({ width, height, color = 'white', frame = 'choc-l', children, ...place }: SheetProps) {
  return (
    <At {...place}>
      <rect x={-width / 2 - 10} y={-height / 2 - 10} width={width + 20} height={height + 20} rx={16} fill={paint(frame)} />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={8} fill={paint(color)} />
      {children}
    </At>
  );
}

/** A screen on a foot; the place is where it stands, and what it shows is drawn about its middle. */
export function Monitor({ width, height, color = 'blue-d', frame = 'choc', children, ...place }: SheetProps) {
  const middle = -height / 2 - 32;
  return (
    <At {...place}>
      <path d="M-34 0Q-34 -10 -24 -10H-10V-30H10V-10H24Q34 -10 34 0Z" fill={paint(frame)} />
      <Board y={middle} width={width} height={height} color={color} frame={frame}>
        {children}
      </Board>
    </At>
  );
}

interface ShelfProps extends Place {
  width: number;
  color?: Paint;
  children?: ReactNode;
}

/** A plank on the wall; things stand on it at 0. */
export function Shelf({ width, color = 'choc-l', children, ...place }: ShelfProps) {
  return (
    <At {...place}>
      {children}
      <rect x={-width / 2} width={width} height={12} rx={6} fill={paint(color)} />
    </At>
  );
}

const SPINES = [
  ['straw-d', 62],
  ['blue', 74],
  ['waffle', 56],
  ['mint-d', 70],
  ['cherry', 60],
  ['blue-d', 72],
  ['cream', 64],
  ['choc-l', 58],
] as const;

/** A row of books standing on their place, from its middle outwards. */
export function Books({ count, from = 0, ...place }: Place & { count: number; from?: number }) {
  return (
    <At {...place}>
      {Array.from({ length: count }, (_, index) => {
        const [color, height] = SPINES[(index + from) % SPINES.length] ?? SPINES[0];
        return <rect key={index} x={index * 20 - count * 10} y={-height} width={18} height={height} rx={4} fill={paint(color)} />;
      })}
    </At>
  );
}

/** A row of bottles with labels, standing on their place. */
export function Bottles({ colors, ...place }: Place & { colors: readonly Paint[] }) {
  return (
    <At {...place}>
      {colors.map((color, index) => (
        <At key={index} x={(index - (colors.length - 1) / 2) * 34}>
          <rect x={-9} y={-56} width={18} height={14} rx={4} fill={paint('white')} />
          <rect x={-13} y={-44} width={26} height={44} rx={7} fill={paint(color)} />
          <rect x={-13} y={-30} width={26} height={16} fill={paint('cream')} />
        </At>
      ))}
    </At>
  );
}

/** A round stool for somebody who sits; the place is the sitter's, at the sitter's size. */
export function Stool({ color = 'choc-l' }: { color?: Paint }) {
  return (
    <>
      <Line d="M-26 176L-38 252M26 176L38 252M0 176V252" color={color} width={10} />
      <rect x={-46} y={160} width={92} height={20} rx={10} fill={paint(color)} />
    </>
  );
}

/** An armchair, drawn behind its sitter. */
export function Armchair({ color = 'straw', shade = 'straw-d' }: { color?: Paint; shade?: Paint }) {
  return (
    <>
      <Line d="M-62 226V250M62 226V250" color="choc" width={14} />
      <rect x={-70} y={40} width={140} height={180} rx={40} fill={paint(color)} />
      <rect x={-92} y={116} width={40} height={114} rx={20} fill={paint(shade)} />
      <rect x={52} y={116} width={40} height={114} rx={20} fill={paint(shade)} />
      <rect x={-60} y={164} width={120} height={62} rx={16} fill={paint(shade)} />
    </>
  );
}

/** A couch to be examined on; the place is the middle of its foot. */
export function Couch({
  width = 300,
  color = 'blue-l',
  shade = 'blue',
  ...place
}: Place & { width?: number; color?: Paint; shade?: Paint }) {
  return (
    <At {...place}>
      <Line d={`M${-width / 2 + 36} 0V-80M${width / 2 - 36} 0V-80`} color="choc" width={16} />
      <rect x={-width / 2} y={-118} width={width} height={50} rx={18} fill={paint(shade)} />
      <rect x={-width / 2} y={-126} width={width} height={30} rx={15} fill={paint(color)} />
    </At>
  );
}

/** A big leafy plant in a pot; the place is its foot. */
export function PotPlant({ color = 'straw', ...place }: Place & { color?: Paint }) {
  return (
    <At {...place}>
      <Line d="M0 -50C-8 -90 -34 -100 -40 -126M0 -50C0 -90 6 -120 4 -150M0 -50C10 -84 34 -92 42 -116" color="mint-d" width={8} />
      <ellipse cx={-44} cy={-134} rx={20} ry={32} fill={paint('mint-d')} transform="rotate(-24 -44 -134)" />
      <ellipse cx={4} cy={-166} rx={20} ry={36} fill={paint('mint')} />
      <ellipse cx={48} cy={-126} rx={20} ry={32} fill={paint('mint-d')} transform="rotate(28 48 -126)" />
      <path d="M-38 -62H38L28 0H-28Z" fill={paint(color)} />
      <rect x={-44} y={-68} width={88} height={18} rx={9} fill={paint('cream')} />
    </At>
  );
}
