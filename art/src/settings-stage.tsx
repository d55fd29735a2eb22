import type { ReactNode } from 'react';

import { paint, type Paint } from './paint.ts';
import { Picture, type ArtProps } from './picture.tsx';

interface StageProps extends ArtProps {
  /** The big circle behind everybody, which keeps dark hair off the room's own colour. */
  back: Paint;
  floor?: Paint;
  /** A flat floor indoors, a round hill outdoors. */
  ground?: 'floor' | 'hill';
  children: ReactNode;
}

/** The ground of a career's scene: it has no wall of its own, because it stands in a room. Feet go at 535. */
export function Stage({ back, floor = 'waffle-l', ground = 'floor', children, ...art }: StageProps) {
  return (
    <Picture width={600} height={560} {...art}>
      <circle cx={300} cy={286} r={254} fill={paint(back)} />
      {ground === 'hill' ? (
        <circle cx={300} cy={930} r={480} fill={paint(floor)} />
      ) : (
        <path d="M0 560C0 504 30 486 90 481Q300 464 510 481C570 486 600 504 600 560Z" fill={paint(floor)} />
      )}
      {children}
    </Picture>
  );
}
