import { useId, type ReactNode } from 'react';

import { paint } from '../paint.ts';
import { Person, type PersonProps } from '../person.tsx';
import { At, Line, Picture, type ArtProps } from '../picture.tsx';
import { Camera } from '../tools/arts.tsx';
import { Pin } from '../tools/signs.tsx';

const RIDERS: readonly PersonProps[] = [
  { skin: 3, hair: 'hijab', hairColor: '#33378E' },
  { skin: 1, hair: 'flat', hairColor: 'brown', top: 'waffle', shade: 'waffle-d', face: 'open' },
  { skin: 5, hair: 'puffs', hairColor: 'black', top: 'blue', shade: 'blue-d' },
  { skin: 2, hair: 'bob', hairColor: 'black', top: 'vanilla', shade: 'waffle', face: 'look' },
];

/** A window of the bus: who sits in it is cut off at its frame. */
function BusWindow({ x, children }: { x: number; children: ReactNode }) {
  const id = useId();
  const frame = { width: 112, height: 96, rx: 18 };
  return (
    <At x={x} y={200}>
      <clipPath id={id}>
        <rect {...frame} />
      </clipPath>
      <rect {...frame} fill={paint('cream')} />
      <g clipPath={`url(#${id})`}>{children}</g>
    </At>
  );
}

/** Four students look out of a pink bus that drives past mountains. */
export default function TripScene(props: ArtProps) {
  return (
    <Picture width={960} height={540} {...props}>
      <rect width={960} height={540} fill={paint('waffle-l')} />
      <path d="M0 330L180 150L300 270L420 120L640 330Z" fill={paint('mint')} />
      <path d="M420 120L360 190L420 210L474 176Z" fill={paint('cream')} />
      <path d="M540 330L740 180L960 330Z" fill={paint('mint-d')} />
      <rect x={0} y={330} width={960} height={210} fill={paint('choc-l')} />
      <Line d="M0 470H960" color="waffle-l" width={8} dash="50 40" />
      <rect x={190} y={160} width={600} height={250} rx={46} fill={paint('straw')} />
      <rect x={190} y={330} width={600} height={80} rx={30} fill={paint('straw-d')} />
      {RIDERS.map((rider, index) => (
        <BusWindow key={index} x={230 + index * 136}>
          <Person x={56} y={56} scale={0.8} {...rider} />
        </BusWindow>
      ))}
      <circle cx={310} cy={412} r={50} fill={paint('choc')} />
      <circle cx={310} cy={412} r={20} fill={paint('cream')} />
      <circle cx={670} cy={412} r={50} fill={paint('choc')} />
      <circle cx={670} cy={412} r={20} fill={paint('cream')} />
      <rect x={770} y={330} width={28} height={26} rx={8} fill={paint('vanilla')} />
      <Pin x={120} y={250} />
      <Camera x={866} y={300} scale={0.9} turn={8} />
    </Picture>
  );
}
