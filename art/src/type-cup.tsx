import type { ReactNode } from 'react';

import { paint, type Paint } from './paint.ts';
import { Cup, Scoop, Sprinkles } from './parts.tsx';
import { At, Picture, type ArtProps, type Place } from './picture.tsx';
import { Brush } from './tools/arts.tsx';
import { Checklist } from './tools/business.tsx';
import { Wrench } from './tools/making.tsx';
import { SmileBubble } from './tools/people.tsx';
import { Lens } from './tools/science.tsx';
import { Flag } from './tools/signs.tsx';

/** The six kinds of work, each a cup with one badge, in the order the product names them. */
export type CupType = 'Realistic' | 'Investigative' | 'Artistic' | 'Social' | 'Enterprising' | 'Conventional';

interface CupLook {
  color: Paint;
  shade: Paint;
  scoop: Paint;
  shine: Paint;
  sprinkles: readonly Paint[];
  badge: ReactNode;
}

const DARK_SPRINKLES: readonly Paint[] = ['cherry', 'blue', 'mint-d', 'white'];
const WARM_SPRINKLES: readonly Paint[] = ['cherry', 'white', 'waffle', 'straw-d'];

const LOOKS: Record<CupType, CupLook> = {
  Realistic: {
    color: 'waffle',
    shade: 'waffle-d',
    scoop: 'vanilla',
    shine: 'white',
    sprinkles: DARK_SPRINKLES,
    badge: <Wrench />,
  },
  Investigative: {
    color: 'blue',
    shade: 'blue-d',
    scoop: 'blue-l',
    shine: 'white',
    sprinkles: WARM_SPRINKLES,
    badge: <Lens />,
  },
  Artistic: {
    color: 'straw',
    shade: 'straw-d',
    scoop: 'straw-l',
    shine: 'white',
    sprinkles: WARM_SPRINKLES,
    badge: <Brush />,
  },
  Social: {
    color: 'mint',
    shade: 'mint-d',
    scoop: 'mint-l',
    shine: 'white',
    sprinkles: WARM_SPRINKLES,
    badge: <SmileBubble />,
  },
  Enterprising: {
    color: 'cherry',
    shade: '#A81236',
    scoop: 'straw',
    shine: 'straw-l',
    sprinkles: DARK_SPRINKLES,
    badge: <Flag />,
  },
  Conventional: {
    color: 'choc-l',
    shade: 'choc',
    scoop: 'milk',
    shine: 'white',
    sprinkles: DARK_SPRINKLES,
    badge: <Checklist />,
  },
};

/** One of the six cups as a part of a scene; the place is the middle of its rim. */
export function TypeCup({ type, ...place }: Place & { type: CupType }) {
  const { color, shade, scoop, shine, sprinkles, badge } = LOOKS[type];
  return (
    <At {...place}>
      <Scoop r={76} color={scoop} shine={shine} />
      <Sprinkles
        spots={[
          [4, -56, 30],
          [34, -38, -40],
          [-10, -24, 70],
          [54, -16, 10],
        ]}
        colors={sprinkles}
      />
      <Cup y={14} width={176} height={132} color={color} shade={shade} taper={0.7} />
      <circle cy={84} r={41} fill={paint('cream')} />
      <At y={84} scale={0.56}>
        {badge}
      </At>
    </At>
  );
}

/** The cup of one kind of work as a picture of its own; 'None' is an empty outline. */
export function CupPicture({ type, ...art }: ArtProps & { type: CupType | 'None' }) {
  return (
    <Picture width={220} height={270} {...art}>
      {type === 'None' ? <EmptyOutline /> : <TypeCup type={type} x={104} y={118} />}
    </Picture>
  );
}

function EmptyOutline() {
  const outline = { fill: 'none', stroke: 'var(--line-strong)', strokeWidth: 5 } as const;
  return (
    <At x={104} y={118}>
      <path d="M-80 14H80L58 146H-58Z" {...outline} strokeDasharray="2 13" strokeLinecap="round" />
      <rect x={-92} y={4} width={184} height={20} rx={10} {...outline} />
      <path d="M-16 72H16" {...outline} strokeWidth={7} strokeLinecap="round" />
    </At>
  );
}
