import { CAST } from '../../cast.ts';
import { Headset } from '../../headwear.tsx';
import { Mug } from '../../held.tsx';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Desk, Keyboard } from '../../settings-office.tsx';
import { Board, Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const POINT: Arm = ['M-36 76C-66 66 -84 40 -92 8', -94, 0];
const TALK: Arm = ['M36 78C62 104 74 116 86 120', 90, 122];

/** A small lorry on the map; the place is its middle. */
function Lorry({ color, ...place }: Place & { color: Paint }) {
  return (
    <At {...place}>
      <rect x={-28} y={-18} width={36} height={28} rx={5} fill={paint(color)} />
      <path d="M11 -8H20L28 2V10H11Z" fill={paint('white')} />
      <circle cx={-16} cy={12} r={7} fill={paint('choc')} />
      <circle cx={16} cy={12} r={7} fill={paint('choc')} />
    </At>
  );
}

/** On the wall every lorry of the firm is on the road; the dispatcher sends one of them round a jam, by radio. */
export default function Dispatchers(props: ArtProps) {
  return (
    <Stage back="mint" floor="mint-d" {...props}>
      <Board x={232} y={176} width={380} height={228} color="mint-l" frame="blue-d">
        <path d="M-190 60C-140 30 -96 70 -50 62C0 54 20 100 60 114H-182Q-190 114 -190 106Z" fill={paint('blue-l')} />
        <Line d="M-176 -64C-120 -70 -90 -20 -30 -22C40 -24 60 -82 176 -78" color="white" width={13} />
        <Line d="M-30 -22C-20 30 40 40 84 30C120 20 140 60 178 64M-60 -108C-70 -70 -50 -44 -30 -22" color="white" width={13} />
        <Lorry x={-122} y={-58} color="waffle" />
        <Lorry x={46} y={30} color="straw-d" />
        <Lorry x={132} y={-84} color="blue" />
        <circle cx={46} cy={-46} r={15} fill={paint('cherry')} />
        <Line d="M39 -46H53" color="white" width={6} />
        <path d="M-128 34C-148 8 -146 -14 -128 -14C-110 -14 -108 8 -128 34Z" fill={paint('straw-d')} />
        <circle cx={-128} cy={4} r={7} fill={paint('cream')} />
      </Board>
      <Person
        x={416}
        y={210}
        scale={1.2}
        {...CAST.puffs}
        skin={5}
        hair="wavy"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="shirt"
        extras={['earrings']}
        face="open"
        leftArm={POINT}
        rightArm={TALK}
        held={<Headset color="choc-l" />}
      />
      <Desk width={540} color="cream" shade="blue">
        <Monitor x={-178} width={124} height={80} color="blue-d">
          <Line d="M-46 -22H10M-46 0H10M-46 22H-14" color="white" width={7} />
          <Line d="M34 -22H44M34 0H44M34 22H44" color="mint" width={11} />
        </Monitor>
        <Keyboard x={-30} y={4} scale={0.9} />
        <rect x={176} y={-40} width={74} height={42} rx={9} fill={paint('choc')} />
        <circle cx={196} cy={-18} r={9} fill={paint('waffle')} />
        <Line d="M216 -26H238M216 -12H238" color="milk" width={5} />
        <Line d="M196 -40V-104" color="choc" width={6} />
        <Mug x={70} y={-20} scale={0.8} color="cherry" />
      </Desk>
    </Stage>
  );
}
