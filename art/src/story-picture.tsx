import { useId, type ReactNode } from 'react';

import { paint, type Paint } from './paint.ts';
import { Cherry, Cone, Leaf, Scoop } from './parts.tsx';
import { At, Line, Picture, type ArtProps } from './picture.tsx';
import { Checklist } from './tools/business.tsx';
import { GradCap, Laptop } from './tools/learning.tsx';
import { Mountain } from './tools/nature.tsx';
import { Speech } from './tools/people.tsx';
import { Lens } from './tools/science.tsx';
import { Clock } from './tools/signs.tsx';

export type StoryNumber = 1 | 2 | 3 | 4 | 5 | 6;

function Twin({ x }: { x: number }) {
  return (
    <At x={x} y={92}>
      <Cone width={52} height={66} />
      <Scoop r={31} bumps={4} />
      <Scoop y={-34} r={26} color="mint" shine="mint-l" bumps={4} />
      <Cherry y={-66} r={7} />
    </At>
  );
}

const SEVEN = [26, 62, 98, 134, 44, 80, 116] as const;
const THREE = [178, 214, 196] as const;

const STORIES: Record<StoryNumber, { ground: Paint; second: Paint; drawing: ReactNode }> = {
  1: {
    ground: 'blue-l',
    second: '#A3A9F2',
    drawing: (
      <>
        <Checklist x={82} y={94} scale={1.1} />
        <Lens x={150} y={92} scale={1.15} />
      </>
    ),
  },
  2: {
    ground: 'vanilla',
    second: 'waffle-l',
    drawing: (
      <>
        <Twin x={66} />
        <Twin x={174} />
        <Line d="M108 88H132M108 106H132" color="choc" width={8} />
      </>
    ),
  },
  3: {
    ground: 'straw-l',
    second: 'straw',
    drawing: (
      <>
        {SEVEN.map((x, index) => (
          <Scoop key={x} x={x} y={index < 4 ? 140 : 104} r={19} color="vanilla" shine="white" bumps={4} />
        ))}
        {THREE.map((x, index) => (
          <Scoop key={x} x={x} y={index < 2 ? 140 : 104} r={19} color="blue" shine="blue-l" bumps={4} />
        ))}
        <Cherry x={80} y={72} r={9} />
      </>
    ),
  },
  4: {
    ground: 'mint-l',
    second: 'mint',
    drawing: (
      <>
        <Speech x={84} y={86} scale={1.15} />
        <GradCap x={172} y={112} scale={0.95} turn={-6} />
      </>
    ),
  },
  5: {
    ground: 'waffle-l',
    second: 'vanilla',
    drawing: (
      <>
        <Mountain x={74} y={92} scale={1} />
        <Laptop x={176} y={98} scale={0.95} />
      </>
    ),
  },
  6: {
    ground: 'mint',
    second: 'mint-d',
    drawing: (
      <>
        <Leaf x={78} y={140} length={54} turn={-44} color="mint-l" shade="cream" />
        <Leaf x={78} y={140} length={92} color="mint-l" shade="cream" />
        <Leaf x={78} y={140} length={54} turn={44} color="mint-l" shade="cream" />
        <Clock x={164} y={88} scale={1.05} />
      </>
    ),
  },
};

/** A small picture for each of the six stories of the thinking screen, on a tile of its own colour. */
export function StoryPicture({ number, ...art }: ArtProps & { number: StoryNumber }) {
  const id = useId();
  const { ground, second, drawing } = STORIES[number];
  return (
    <Picture width={240} height={180} {...art}>
      <clipPath id={id}>
        <rect width={240} height={180} rx={28} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={240} height={180} fill={paint(ground)} />
        <circle cx={200} cy={170} r={110} fill={paint(second)} />
        <circle cx={30} cy={20} r={46} fill={paint(second)} opacity={0.6} />
        {drawing}
      </g>
    </Picture>
  );
}
