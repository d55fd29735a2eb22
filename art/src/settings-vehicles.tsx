import type { ReactNode } from 'react';

import { paint, type Paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';

// Vehicles from the side; the place is the middle of where the wheels stand.

interface VehicleProps extends Place {
  color?: Paint;
  shade?: Paint;
}

/** A wheel about its place. */
export function Wheel({ r = 34, ...place }: Place & { r?: number }) {
  return (
    <At {...place}>
      <circle r={r} fill={paint('choc')} />
      <circle r={r * 0.45} fill={paint('cream')} />
    </At>
  );
}

/** A small car that looks left. */
export function Car({ color = 'cherry', shade = 'straw-d', children, ...place }: VehicleProps & { children?: ReactNode }) {
  return (
    <At {...place}>
      <path d="M-90 -92L-62 -146Q-56 -156 -44 -156H54Q66 -156 74 -146L112 -92Z" fill={paint(color)} />
      <path d="M-66 -94L-46 -136Q-44 -140 -38 -140H0V-94Z" fill={paint('blue-l')} />
      <path d="M14 -140H50Q56 -140 60 -134L88 -94H14Z" fill={paint('blue-l')} />
      <path d="M-160 -30V-64Q-160 -84 -136 -90L-84 -98H116Q150 -96 156 -66V-30Z" fill={paint(color)} />
      <rect x={-160} y={-46} width={316} height={20} rx={10} fill={paint(shade)} />
      <circle cx={-142} cy={-66} r={11} fill={paint('vanilla')} />
      <Wheel x={-92} y={-32} />
      <Wheel x={92} y={-32} />
      {children}
    </At>
  );
}

/** A box of a van with a cab on the left: an ambulance, a fire engine, a workshop on wheels. */
export function Van({ color = 'white', shade = 'straw-d', children, ...place }: VehicleProps & { children?: ReactNode }) {
  return (
    <At {...place}>
      <path d="M-180 -34V-96L-144 -160Q-138 -170 -126 -170H-80V-34Z" fill={paint(color)} />
      <path d="M-158 -98L-132 -148H-98V-98Z" fill={paint('blue-l')} />
      <rect x={-86} y={-214} width={270} height={182} rx={16} fill={paint(color)} />
      <rect x={-180} y={-78} width={364} height={24} fill={paint(shade)} />
      {children}
      <circle cx={-168} cy={-52} r={9} fill={paint('vanilla')} />
      <Wheel x={-116} y={-34} r={38} />
      <Wheel x={108} y={-34} r={38} />
    </At>
  );
}

/** A tractor that looks left. */
export function Tractor({ color = 'cherry', shade = 'straw-d', ...place }: VehicleProps) {
  return (
    <At {...place}>
      <Line d="M-70 -116V-166" color="choc" width={12} />
      <rect x={-118} y={-120} width={140} height={70} rx={14} fill={paint(color)} />
      <rect x={-118} y={-76} width={140} height={26} rx={8} fill={paint(shade)} />
      <path d="M-6 -116V-200H92V-70H-6Z" fill={paint(color)} />
      <rect x={8} y={-184} width={68} height={62} rx={8} fill={paint('blue-l')} />
      <rect x={-20} y={-214} width={126} height={20} rx={10} fill={paint(shade)} />
      <Wheel x={-84} y={-36} r={38} />
      <Wheel x={62} y={-60} r={62} />
    </At>
  );
}
