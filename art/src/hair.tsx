import { Fragment } from 'react';

import { hairPaint, paint, type HairColor } from './paint.ts';

/** Sixteen ways to wear a head. */
export type Hair =
  | 'afro'
  | 'bald'
  | 'bob'
  | 'braids'
  | 'bun'
  | 'curls'
  | 'fade'
  | 'flat'
  | 'hijab'
  | 'long'
  | 'pony'
  | 'puffs'
  | 'short'
  | 'swoop'
  | 'turban'
  | 'wavy';

interface HairProps {
  hair: Hair;
  color: HairColor;
}

/** One outline a hair, drawn behind the shoulders. */
const BEHIND: Partial<Record<Hair, string>> = {
  long: 'M-40 -8C-44 -52 44 -52 40 -8C42 20 50 50 44 84H-44C-50 50 -42 20 -40 -8Z',
  bob: 'M-42 -6C-44 -54 44 -54 42 -6V26Q42 38 30 38H-30Q-42 38 -42 26Z',
  hijab: 'M-42 0C-44 -56 44 -56 42 0C44 30 46 58 50 78H-50C-46 58 -44 30 -42 0Z',
  pony: 'M20 -36C66 -40 64 20 50 56C44 40 36 10 24 -8Z',
};

const BEHIND_BALLS: Partial<Record<Hair, readonly (readonly [x: number, y: number, r: number])[]>> = {
  afro: [
    [0, -16, 50],
    [-36, 4, 24],
    [36, 4, 24],
  ],
  bun: [[0, -50, 20]],
  puffs: [
    [-36, -30, 23],
    [36, -30, 23],
  ],
};

export function HairBehind({ hair, color }: HairProps) {
  const outline = BEHIND[hair];
  const fill = hairPaint(color);
  return (
    <>
      {outline && <path d={outline} fill={fill} />}
      {BEHIND_BALLS[hair]?.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={fill} />
      ))}
    </>
  );
}

/** The plain cap of hair that several cuts share. */
const CAP = 'M-33 4C-40 -46 40 -46 33 4C30 -8 24 -15 12 -16C-6 -17 -24 -14 -33 4Z';

/** One outline a hair, drawn over the face. */
const FRONT: Partial<Record<Hair, string>> = {
  bun: CAP,
  pony: CAP,
  puffs: CAP,
  short: CAP,
  afro: 'M-34 2C-38 -40 38 -40 34 2C28 -14 14 -20 0 -20C-14 -20 -28 -14 -34 2Z',
  long: 'M-34 10C-42 -46 42 -46 34 10C32 -6 22 -18 2 -26C-14 -18 -30 -8 -34 10Z',
  bob: 'M-34 0C-40 -46 40 -46 34 0C34 -4 30 -10 28 -10H-28C-30 -10 -34 -4 -34 0Z',
  fade: 'M-31 -4C-34 -40 34 -40 31 -4C28 -14 26 -18 24 -20H-24C-26 -18 -28 -14 -31 -4Z',
  flat: 'M-31 -2C-34 -24 -32 -50 -18 -50H20C34 -50 34 -24 31 -2C28 -14 26 -16 24 -18H-24C-26 -16 -28 -14 -31 -2Z',
  swoop: 'M-33 6C-42 -40 -16 -54 10 -48C36 -46 40 -20 33 6C30 -8 24 -14 20 -22C4 -12 -18 -14 -24 -14C-28 -10 -32 -4 -33 6Z',
  braids: 'M-33 4C-40 -46 40 -46 33 4C28 -12 16 -18 0 -28C-16 -18 -28 -12 -33 4Z',
  turban: 'M-36 -4C-46 -50 -14 -60 2 -58C30 -58 44 -34 36 -4C26 -18 14 -26 0 -30C-14 -26 -26 -18 -36 -4Z',
  wavy: 'M-36 18C-48 -20 -34 -52 0 -50C34 -52 48 -20 36 18C38 4 30 -12 22 -20C8 -10 -14 -10 -24 -16C-30 -8 -36 4 -36 18Z',
};

const CURLS = [
  [-28, -16, 14],
  [-18, -30, 16],
  [2, -36, 17],
  [20, -30, 16],
  [30, -16, 13],
  [-6, -24, 14],
  [12, -24, 13],
] as const;

/** The scarf leaves an oval for the face, so it is one outline with a hole. */
const HIJAB =
  'M-37 -2C-42 -48 42 -48 37 -2C36 26 26 40 0 42C-26 40 -36 26 -37 -2Z' +
  'M-26 -4C-26 18 -14 30 0 31C14 30 26 18 26 -4C24 -24 12 -29 0 -29C-12 -29 -24 -24 -26 -4Z';

const strand = { fill: 'none', strokeLinecap: 'round' } as const;

export function HairFront({ hair, color }: HairProps) {
  const fill = hairPaint(color);
  const outline = FRONT[hair];
  return (
    <>
      {outline && <path d={outline} fill={fill} />}
      {hair === 'puffs' && <path d="M0 -34V-18" {...strand} stroke={paint('straw-l')} strokeWidth={2.5} />}
      {hair === 'curls' && CURLS.map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r} fill={fill} />)}
      {hair === 'braids' &&
        [-1, 1].map((side) => (
          <Fragment key={side}>
            <path d={`M${side * 32} 2C${side * 42} 20 ${side * 42} 40 ${side * 38} 66`} {...strand} stroke={fill} strokeWidth={13} />
            <circle cx={side * 38} cy={72} r={7} fill={paint('waffle')} />
          </Fragment>
        ))}
      {hair === 'hijab' && (
        <>
          <path d={HIJAB} fill={fill} fillRule="evenodd" />
          <path d="M-34 30C-20 46 20 46 34 30C42 50 44 62 46 78H-46C-44 62 -42 50 -34 30Z" fill={fill} />
        </>
      )}
      {hair === 'turban' && (
        <path d="M-30 -22C-10 -50 10 -52 26 -44M30 -20C14 -40 -4 -48 -20 -44" {...strand} stroke="#00000022" strokeWidth={3.5} />
      )}
      {hair === 'wavy' && [-36, 36].map((x) => <circle key={x} cx={x} cy={14} r={10} fill={fill} />)}
    </>
  );
}
