import { CAST } from '../../cast.ts';
import { Clipboard } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Dial } from '../../settings-plant.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const NOTE: Arm = ['M-36 78C-68 98 -70 122 -44 126', -38, 124];

/** A full sack, tied at its top; the place is the middle of its foot. */
function Sack(place: Place) {
  return (
    <At {...place}>
      <path d="M-26 -128L-34 -154Q0 -144 34 -154L26 -128Z" fill={paint('waffle-l')} />
      <path d="M-26 -128C-64 -108 -70 -40 -58 0H58C70 -40 64 -108 26 -128Z" fill={paint('waffle')} />
      <path d="M16 -128H26C64 -108 70 -40 58 0H30C44 -44 40 -100 16 -128Z" fill={paint('waffle-d')} />
      <Line d="M-28 -128H28" color="cherry" width={10} />
      <ellipse cx={-8} cy={-56} rx={20} ry={28} fill={paint('choc-l')} transform="rotate(24 -8 -56)" />
      <Line d="M2 -80C-12 -64 -2 -48 -18 -32" color="waffle" width={5} />
    </At>
  );
}

/** Coffee comes in: each sack goes on the scale, a sample into a bowl, and the weight onto the list. */
export default function Weighers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle-l" {...props}>
      <rect x={30} y={150} width={150} height={14} rx={7} fill={paint('choc-l')} />
      <ToolOfTrade name="package" x={72} y={112} scale={0.8} />
      <At x={138} y={150} scale={0.8}>
        <path d="M-44 -40H44Q40 0 0 0Q-40 0 -44 -40Z" fill={paint('white')} />
        <path d="M-36 -40Q0 -68 36 -40Z" fill={paint('choc-l')} />
      </At>
      <Sack x={62} y={510} scale={0.86} />
      <rect x={288} y={160} width={26} height={340} rx={8} fill={paint('blue-d')} />
      <circle cx={301} cy={150} r={78} fill={paint('blue')} />
      <Dial x={301} y={150} r={66} needle={38} frame="white" />
      <rect x={118} y={486} width={226} height={26} rx={10} fill={paint('blue')} />
      <rect x={132} y={510} width={198} height={18} rx={6} fill={paint('choc')} />
      <Sack x={204} y={486} scale={1.12} />
      <Person
        x={444}
        y={212}
        scale={1.14}
        {...CAST.bluebob}
        skin={3}
        hair="curls"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="overall"
        extras={['glasses']}
        face="look"
        flip
        legs="stand"
        trousers="mint-d"
        shoes="cherry"
        leftArm={['M-36 78C-62 98 -60 124 -38 130', -34, 130]}
        rightArm={['M36 78C68 98 70 122 44 126', 38, 124]}
        held={<Clipboard y={122} scale={0.98} />}
      />
      <Line d="M404 350L382 318" color="cherry" width={7} />
      <Reach x={444} y={212} scale={1.14} skin={3} sleeve="mint" arm={NOTE} />
    </Stage>
  );
}
