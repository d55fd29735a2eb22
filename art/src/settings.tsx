import type { ReactNode } from 'react';

import { paint, round, type Paint } from './paint.ts';
import { Awning } from './parts.tsx';
import { At, Line, type Place } from './picture.tsx';

// Pieces of scenery that several scenes share.

interface BuntingProps {
  y?: number;
  colors?: readonly Paint[];
}

/** A string of flags across a scene of 960 units, in two swags. */
export function Bunting({ y = 60, colors = ['straw', 'cream', 'blue', 'waffle', 'cherry'] }: BuntingProps) {
  return (
    <>
      <Line d={`M0 ${y}C160 ${y + 60} 320 ${y + 60} 480 ${y + 6}C640 ${y + 60} 800 ${y + 60} 960 ${y}`} color="choc" width={3} />
      {Array.from({ length: 16 }, (_, index) => {
        const x = 20 + index * 62;
        const along = (x % 480) / 480;
        const hang = Math.round(y + (1 - (2 * along - 1) ** 2) * 44);
        return <path key={index} d={`M${x - 14} ${hang}h28l-14 30Z`} fill={paint(colors[index % colors.length] ?? 'straw')} />;
      })}
    </>
  );
}

interface StallProps extends Place {
  color: Paint;
  shade: Paint;
  /** What lies on the counter, drawn about 0,0. */
  children: ReactNode;
}

/** A market stall with a striped awning. */
export function Stall({ color, shade, children, ...place }: StallProps) {
  return (
    <At {...place}>
      <rect x={-86} y={-10} width={12} height={170} rx={4} fill={paint('choc-l')} />
      <rect x={74} y={-10} width={12} height={170} rx={4} fill={paint('choc-l')} />
      <rect x={-100} y={84} width={200} height={84} rx={10} fill={paint(shade)} />
      <rect x={-108} y={76} width={216} height={22} rx={11} fill={paint('cream')} />
      <At y={38} scale={0.78}>
        {children}
      </At>
      <Awning x={-110} y={-74} width={220} height={46} stripes={5} colors={[color, 'cream']} />
      <rect x={-110} y={-84} width={220} height={20} rx={10} fill={paint(color)} />
    </At>
  );
}

/** A skill tag: a capsule with a line where its words would be. */
export function SkillTag({ width, ink = 'choc', ...place }: Place & { width: number; ink?: Paint }) {
  return (
    <At {...place}>
      <rect x={-width / 2} y={-19} width={width} height={38} rx={19} fill={paint('white')} />
      <rect x={-width / 2 + 16} y={-5} width={width - 32} height={10} rx={5} fill={paint(ink)} />
    </At>
  );
}

interface TreeProps extends Place {
  color?: Paint;
  trunk?: Paint;
}

/** A round-topped tree; the place is the foot of its trunk. */
export function Tree({ color = 'mint', trunk = 'choc-l', ...place }: TreeProps) {
  return (
    <At {...place}>
      <Line d="M0 0V-208" color={trunk} width={18} />
      <circle cy={-238} r={66} fill={paint(color)} />
      <circle cx={-42} cy={-192} r={46} fill={paint(color)} />
      <circle cx={42} cy={-192} r={46} fill={paint(color)} />
      <Line d="M0 -150L26 -178" color={trunk} width={9} />
    </At>
  );
}

interface TableProps extends Place {
  width: number;
  height?: number;
  color?: Paint;
  shade?: Paint;
}

/** A table seen from the front; the place is the middle of its top edge. */
export function Table({ width, height = 120, color = 'waffle', shade = 'waffle-d', ...place }: TableProps) {
  const leg = round(width / 2 - 46);
  return (
    <At {...place}>
      <rect x={-leg - 13} y={16} width={26} height={height} rx={8} fill={paint(shade)} />
      <rect x={leg - 13} y={16} width={26} height={height} rx={8} fill={paint(shade)} />
      <rect x={-width / 2} width={width} height={32} rx={16} fill={paint(color)} />
    </At>
  );
}

/** A puffy cloud made of three circles on a flat foot. */
export function Cloud({ color = 'cream', ...place }: Place & { color?: Paint }) {
  return (
    <At {...place}>
      <path d="M-62 20A26 26 0 0 1 -52 -28A40 40 0 0 1 22 -38A32 32 0 0 1 60 20Z" fill={paint(color)} />
    </At>
  );
}
