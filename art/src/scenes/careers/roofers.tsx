import { useId } from 'react';

import { Goggles } from '../../headwear-protection.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Cloud } from '../../settings.tsx';

const GUN: Arm = ['M36 78C62 106 74 118 86 128', 90, 131];
const TILE: Arm = ['M-36 78C-64 104 -66 126 -58 144', -56, 148];

/** Rows of round tiles on the left half of a roof; the right half still shows its boards. */
function Roof() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d="M96 214H520L604 476H-4Z" />
      </clipPath>
      <path d="M96 214H520L604 476H-4Z" fill={paint('waffle-l')} />
      <Line d="M300 258H532M300 302H546M300 346H560M300 390H574M300 434H588" color="waffle" width={6} />
      <g clipPath={`url(#${id})`}>
        {[5, 4, 3, 2, 1, 0].map((row) => {
          const count = 8 + (row > 2 ? 1 : 0);
          const tiles = `a22 20 0 0 1 -44 0`.repeat(count);
          return (
            <path
              key={row}
              d={`M${-44 + (row % 2) * 22} ${200 + row * 42}h${count * 44}v42${tiles}Z`}
              fill={paint(row % 2 ? 'blue-d' : 'blue')}
            />
          );
        })}
      </g>
      <Line d="M92 212H524" color="choc-l" width={18} />
      <rect x={-10} y={470} width={620} height={22} rx={8} fill={paint('straw-d')} />
    </>
  );
}

/** Tied to the ridge by a rope, a roofer nails row after row of tiles. */
export default function Roofers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="mint" {...props}>
      <circle cx={150} cy={132} r={44} fill={paint('vanilla')} />
      <Cloud x={286} y={92} scale={0.7} color="white" />
      <rect x={80} y={484} width={440} height={90} fill={paint('vanilla')} />
      <rect x={430} y={112} width={70} height={130} fill={paint('#C4553C')} />
      <Line d="M432 142H498M432 172H498M464 114V142M448 144V172M482 144V172" color="straw" width={4} />
      <rect x={420} y={98} width={90} height={22} rx={6} fill={paint('choc-l')} />
      <Roof />
      <path d="M392 212C380 262 340 250 322 306" fill="none" stroke={paint('cherry')} strokeWidth={6} strokeLinecap="round" />
      <circle cx={392} cy={210} r={11} fill={paint('cherry')} />
      <rect x={458} y={404} width={104} height={20} rx={6} fill={paint('blue')} />
      <rect x={464} y={386} width={100} height={20} rx={6} fill={paint('blue-d')} />
      <rect x={456} y={368} width={104} height={20} rx={6} fill={paint('blue')} />
      <rect x={438} y={422} width={146} height={14} rx={6} fill={paint('waffle-d')} />
      <Person
        x={272}
        y={168}
        scale={1.14}
        skin={3}
        hair="fade"
        hairColor="black"
        top="mint-d"
        shade="waffle"
        wear="vest"
        trousers="choc"
        shoes="waffle-d"
        face="look"
        extras={['hard-hat']}
        broad
        legs="sit"
        leftArm={TILE}
        rightArm={GUN}
        held={
          <>
            <Goggles frame="choc" />
            <Line d="M-26 56L-20 160M26 56L20 160M-44 132H44" color="cherry" width={9} />
          </>
        }
      />
      <At x={204} y={350} turn={-14}>
        <path d="M-28 -34H28V12A28 24 0 0 1 -28 12Z" fill={paint('blue-l')} />
        <path d="M6 -34H28V12A28 24 0 0 1 6 32Z" fill={paint('#A3A9F2')} />
      </At>
      <Reach x={272} y={168} scale={1.14} skin={3} sleeve="mint-d" arm={TILE} glove="choc-l" />
      <At x={402} y={334}>
        <Line d="M14 40L-34 4" color="choc" width={11} />
        <rect x={-40} y={-28} width={52} height={18} rx={8} fill={paint('straw')} />
        <rect x={2} y={-36} width={30} height={74} rx={9} fill={paint('straw')} />
        <rect x={2} y={-36} width={30} height={18} rx={9} fill={paint('straw-d')} />
        <rect x={10} y={36} width={14} height={18} rx={3} fill={paint('choc')} />
      </At>
      <Reach x={272} y={168} scale={1.14} skin={3} sleeve="mint-d" arm={GUN} glove="choc-l" />
    </Stage>
  );
}
