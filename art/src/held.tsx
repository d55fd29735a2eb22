import type { ReactNode } from 'react';

import { paint, type Paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';

// Things that people at work hold. Each place is the middle of the thing.

/** A clipboard with lines of writing. */
export function Clipboard({ color = 'choc-l', ...place }: Place & { color?: Paint }) {
  return (
    <At {...place}>
      <rect x={-32} y={-42} width={64} height={84} rx={8} fill={paint(color)} />
      <rect x={-25} y={-32} width={50} height={68} rx={4} fill={paint('white')} />
      <rect x={-14} y={-48} width={28} height={14} rx={6} fill={paint('waffle')} />
      <Line d="M-15 -16H15M-15 0H15M-15 16H4" color="blue" width={5} />
    </At>
  );
}

/** A tablet; what it shows is drawn about its middle. */
export function Tablet({ color = 'mint-l', children, ...place }: Place & { color?: Paint; children?: ReactNode }) {
  return (
    <At {...place}>
      <rect x={-50} y={-34} width={100} height={68} rx={10} fill={paint('choc')} />
      <rect x={-42} y={-26} width={84} height={52} rx={5} fill={paint(color)} />
      {children}
    </At>
  );
}

/** A sheet of paper with a drawing on it. */
export function Plan({ children, ...place }: Place & { children?: ReactNode }) {
  return (
    <At {...place}>
      <rect x={-56} y={-40} width={112} height={80} rx={6} fill={paint('white')} />
      <path d="M16 -40H50Q56 -40 56 -34V34Q56 40 50 40H16Z" fill={paint('milk')} />
      {children}
    </At>
  );
}

/** A mug with a little steam. */
export function Mug({ color = 'cherry', ...place }: Place & { color?: Paint }) {
  return (
    <At {...place}>
      <Line d="M16 -8C32 -12 32 14 16 10" color={color} width={7} />
      <rect x={-18} y={-18} width={36} height={38} rx={8} fill={paint(color)} />
      <Line d="M-5 -26C-11 -34 1 -38 -5 -46M8 -26C2 -34 14 -38 8 -46" color="white" width={4} />
    </At>
  );
}

/** A microphone standing up from the hand at its place. */
export function Microphone({ color = 'straw-d', ...place }: Place & { color?: Paint }) {
  return (
    <At {...place}>
      <rect x={-7} y={-34} width={14} height={54} rx={7} fill={paint('choc')} />
      <circle cy={-44} r={18} fill={paint(color)} />
      <rect x={-14} y={-32} width={28} height={8} rx={4} fill={paint('cream')} />
    </At>
  );
}

/** A closed case with a handle and a mark on it. */
export function Case({
  color = 'cherry',
  shade = 'straw-d',
  children,
  ...place
}: Place & { color?: Paint; shade?: Paint; children?: ReactNode }) {
  return (
    <At {...place}>
      <Line d="M-20 -32V-46H20V-32" color="choc" width={8} />
      <rect x={-52} y={-34} width={104} height={72} rx={12} fill={paint(color)} />
      <path d="M14 -34H40Q52 -34 52 -22V26Q52 38 40 38H14Z" fill={paint(shade)} />
      {children}
    </At>
  );
}

/** A stethoscope round the neck of its wearer, in the wearer's own measure. */
export function WornStethoscope() {
  return (
    <>
      <Line d="M-24 60C-26 100 -6 104 -4 118M24 60C26 76 24 90 14 96" color="choc" width={5} />
      <circle cx={-4} cy={122} r={9} fill={paint('waffle')} />
    </>
  );
}
