import { CAST, type Look } from './cast.ts';
import { paint, type Paint } from './paint.ts';
import { Cherry, Scoop } from './parts.tsx';
import { Person } from './person.tsx';
import { Picture, type ArtProps } from './picture.tsx';

export type RatingPage = 1 | 2 | 3 | 4 | 5 | 6;

type Flavour = readonly [color: Paint, shine: Paint];

interface PageLook {
  who: Look;
  small: Flavour;
  middle: Flavour;
  big: Flavour;
  circle: Paint;
}

/** Another person and other flavours on each page, the last scoop always the biggest. */
const PAGES: Record<RatingPage, PageLook> = {
  1: {
    who: { ...CAST.puffs, top: 'mint', shade: 'mint-d' },
    small: ['cream', 'white'],
    middle: ['vanilla', 'white'],
    big: ['cherry', 'straw-l'],
    circle: 'straw-d',
  },
  2: {
    who: CAST.ginger,
    small: ['cream', 'white'],
    middle: ['straw-l', 'white'],
    big: ['blue', 'blue-l'],
    circle: 'mint-d',
  },
  3: {
    who: CAST.hijab,
    small: ['white', 'milk'],
    middle: ['cream', 'white'],
    big: ['straw', 'straw-l'],
    circle: 'waffle-d',
  },
  4: {
    who: { ...CAST.flattop, top: 'straw', shade: 'straw-d' },
    small: ['white', 'milk'],
    middle: ['mint-l', 'white'],
    big: ['mint-d', 'mint-l'],
    circle: 'waffle',
  },
  5: {
    who: CAST.bluebob,
    small: ['cream', 'white'],
    middle: ['vanilla', 'white'],
    big: ['blue', 'blue-l'],
    circle: 'straw-d',
  },
  6: {
    who: { ...CAST.turban, top: 'blue', shade: 'blue-d' },
    small: ['cream', 'white'],
    middle: ['waffle-l', 'white'],
    big: ['cherry', 'straw-l'],
    circle: 'mint-d',
  },
};

/** The room of each page, so that it and the circle in it go together. */
export const RATING_ROOMS = {
  1: 'straw',
  2: 'mint',
  3: 'waffle',
  4: 'vanilla',
  5: 'straw',
  6: 'mint',
} as const satisfies Record<RatingPage, string>;

/** The side picture of a rating page: somebody shows the scale at a counter. */
export function RatingScene({ page, ...art }: ArtProps & { page: RatingPage }) {
  const { who, small, middle, big, circle } = PAGES[page];
  return (
    <Picture width={520} height={430} {...art}>
      <circle cx={250} cy={250} r={210} fill={paint(circle)} opacity={0.32} />
      <Person
        x={118}
        y={166}
        scale={1.25}
        {...who}
        rightArm={['M36 78C66 88 86 70 104 48', 108, 42]}
        face={who.skin === 1 ? 'smile' : 'look'}
      />
      <rect x={-20} y={372} width={560} height={58} fill={paint('waffle')} />
      <rect x={-20} y={372} width={560} height={16} fill={paint('waffle-d')} />
      <Scoop x={232} y={362} r={27} color={small[0]} shine={small[1]} bumps={4} />
      <Scoop x={314} y={362} r={42} color={middle[0]} shine={middle[1]} bumps={4} />
      <Scoop x={430} y={362} r={64} color={big[0]} shine={big[1]} />
      <Cherry x={430} y={282} r={14} />
    </Picture>
  );
}
