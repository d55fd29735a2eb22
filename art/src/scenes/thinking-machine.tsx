import { useId } from 'react';

import { paint } from '../paint.ts';
import { Cone, Scoop, Sprinkles } from '../parts.tsx';
import { Person } from '../person.tsx';
import { At, Line, Picture, type ArtProps } from '../picture.tsx';

const ANSWERS = [
  [300, 16, -18, 'straw'],
  [370, -2, 6, 'mint'],
  [430, 24, 22, 'waffle'],
] as const;

/** An ice cream machine stirs your answers while a parlour worker holds the lever. */
export default function ThinkingMachine(props: ArtProps) {
  const id = useId();
  return (
    <Picture width={800} height={650} {...props}>
      <At y={44}>
        <circle cx={400} cy={300} r={270} fill={paint('mint')} opacity={0.35} />
        <rect x={210} y={120} width={300} height={360} rx={54} fill={paint('blue')} />
        <path d="M360 120H456Q510 120 510 174V426Q510 480 456 480H360Z" fill={paint('blue-d')} />
        <circle cx={360} cy={262} r={104} fill={paint('cream')} />
        <clipPath id={id}>
          <circle cx={360} cy={262} r={88} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect x={250} y={150} width={220} height={220} fill={paint('waffle-l')} />
          <g className="swirl" style={{ transformOrigin: '360px 262px' }}>
            <Scoop x={318} y={262} r={44} bumps={4} />
            <Scoop x={404} y={240} r={40} color="mint" shine="mint-l" bumps={4} />
            <Scoop x={366} y={330} r={42} color="vanilla" shine="white" bumps={4} />
            <Sprinkles
              spots={[
                [330, 200, 20],
                [420, 300, 60],
                [300, 310, -20],
              ]}
              colors={['cherry', 'blue', 'mint-d']}
            />
          </g>
        </g>
        <Line d="M304 216A74 74 0 0 1 344 192" color="white" width={9} />
        <rect x={256} y={392} width={208} height={20} rx={10} fill={paint('waffle')} />
        <rect x={330} y={404} width={60} height={40} rx={12} fill={paint('cream')} />
        <Cone x={360} y={470} width={70} height={90} />
        <Scoop x={360} y={472} r={40} bumps={4} />
        <rect x={180} y={556} width={440} height={28} rx={14} fill={paint('choc-l')} />
        {Array.from({ length: 8 }, (_, index) => (
          <circle key={index} cx={210 + index * 55} cy={570} r={8} fill={paint('cream')} />
        ))}
        <Cone x={548} y={480} width={56} height={74} />
        <Scoop x={548} y={480} r={32} color="mint" shine="mint-l" bumps={4} />
        <path d="M270 120L300 60H420L450 120Z" fill={paint('straw')} />
        <rect x={288} y={44} width={144} height={26} rx={13} fill={paint('straw-d')} />
        {ANSWERS.map(([x, y, turn, color]) => (
          <At key={x} x={x} y={y} turn={turn}>
            <rect x={-44} y={-15} width={88} height={30} rx={15} fill={paint('white')} />
            <rect x={-28} y={-4} width={56} height={8} rx={4} fill={paint(color)} />
          </At>
        ))}
        <Line d="M510 410H570" color="choc-l" width={14} />
        <Line d="M570 410V356" color="choc-l" width={14} />
        <Person
          x={664}
          y={328}
          scale={0.9}
          skin={3}
          hair="wavy"
          hairColor="black"
          top="waffle"
          shade="waffle-d"
          wear="apron"
          leftArm={['M-36 78C-66 90 -86 70 -92 36', -94, 30]}
          legs="stand"
          trousers="straw-d"
          shoes="choc-l"
        />
        <circle cx={570} cy={342} r={21} fill={paint('cherry')} />
      </At>
    </Picture>
  );
}
