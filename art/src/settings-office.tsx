import type { ReactNode } from 'react';

import { paint, type Paint } from './paint.ts';
import { At, Line, type Place } from './picture.tsx';
import { Monitor } from './settings-rooms.tsx';

// What stands in offices, control rooms and shops.

interface DeskProps {
  y?: number;
  width?: number;
  color?: Paint;
  shade?: Paint;
  /** What stands on it, measured from the middle of its top. */
  children?: ReactNode;
}

/** A desk seen from the front with a keyboard on it; whoever works there is drawn before it. */
export function Desk({ y = 404, width = 500, color = 'waffle', shade = 'waffle-d', children }: DeskProps) {
  return (
    <At x={300} y={y}>
      <rect x={20 - width / 2} y={16} width={width - 40} height={128} rx={12} fill={paint(shade)} />
      {children}
      <rect x={-width / 2} width={width} height={26} rx={13} fill={paint(color)} />
    </At>
  );
}

/** A keyboard on a desk, seen from the front. */
export function Keyboard(place: Place) {
  return (
    <At {...place}>
      <path d="M-62 0L-54 -20H54L62 0Z" fill={paint('choc')} />
      <Line d="M-46 -13H46M-50 -5H50" color="milk" width={4} dash="3 8" />
    </At>
  );
}

/** A screen that shows a map with a route to a place. */
export function MapScreen({ width = 170, height = 116, ...place }: Place & { width?: number; height?: number }) {
  return (
    <Monitor {...place} width={width} height={height} color="mint-l">
      <path d={`M${-width / 2 + 6} 16Q-30 -16 0 8T${width / 2 - 6} -18V${height / 2 - 6}H${-width / 2 + 6}Z`} fill={paint('mint')} />
      <Line d={`M${-width / 2 + 14} 36L-34 6L2 22L34 -14`} color="white" width={7} />
      <path d="M34 -14C18 -34 20 -52 34 -52C48 -52 50 -34 34 -14Z" fill={paint('cherry')} />
      <circle cx={34} cy={-38} r={6} fill={paint('cream')} />
    </Monitor>
  );
}

/** A rail on a stand with clothes on hangers; the place is the middle of its foot. */
export function ClothesRail({ colors, ...place }: Place & { colors: readonly Paint[] }) {
  const width = colors.length * 38 + 30;
  return (
    <At {...place}>
      <Line d={`M${-width / 2} 0V-206H${width / 2}V0`} color="choc-l" width={10} />
      {colors.map((color, index) => (
        <At key={index} x={(index - (colors.length - 1) / 2) * 38} y={-206}>
          <Line d="M0 0V20" color="choc" width={5} />
          <path d="M-6 16H6L26 34L20 58L16 52V142H-16V52L-20 58L-26 34Z" fill={paint(color)} />
        </At>
      ))}
    </At>
  );
}
