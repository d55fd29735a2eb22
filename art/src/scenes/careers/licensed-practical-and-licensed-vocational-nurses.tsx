import { WornStethoscope } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Armchair, Board, PotPlant } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';

const CUFFED: Arm = ['M36 78C56 100 66 118 96 118', 102, 118];
const HOLDS: Arm = ['M-36 78C-58 102 -74 116 -92 122', -96, 124];
const GAUGE: Arm = ['M36 78C62 100 52 122 30 122', 26, 122];

/** A practical nurse takes the blood pressure of somebody who lives in a care home. */
export default function PracticalNurses(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Board x={164} y={130} width={120} height={96} color="blue-l" frame="white">
        <path d="M-60 48V20Q-20 -14 20 12T60 2V48Z" fill={paint('mint')} />
        <circle cx={28} cy={-22} r={13} fill={paint('waffle')} />
      </Board>
      <PotPlant x={536} y={500} scale={1.1} color="straw-d" />
      <Person
        x={176}
        y={236}
        scale={1.1}
        skin={5}
        hair="curls"
        hairColor="grey"
        top="straw"
        shade="straw-d"
        wear="knit"
        extras={['glasses']}
        face="smile"
        legs="sit"
        trousers="blue-d"
        shoes="cream"
        leftArm={['M-36 76C-60 100 -62 118 -54 132', -52, 134]}
        rightArm={CUFFED}
        behind={<Armchair color="blue" shade="blue-d" />}
      />
      <Table x={304} y={382} width={120} height={124} color="white" shade="milk" />
      <Reach x={176} y={236} scale={1.1} skin={5} sleeve="straw-d" arm={CUFFED} />
      <rect x={-20} y={-23} width={40} height={46} rx={10} fill={paint('blue')} transform="translate(236 338) rotate(44)" />
      <Person
        x={420}
        y={206}
        scale={1.14}
        skin={2}
        hair="fade"
        hairColor="black"
        top="cherry"
        shade="#B3123A"
        face="down"
        extras={['beard']}
        legs="stand"
        trousers="#B3123A"
        shoes="white"
        leftArm={HOLDS}
        rightArm={GAUGE}
        held={
          <>
            <path d="M-16 52L0 80L16 52Q0 62 -16 52Z" fill="#CF8A5C" />
            <WornStethoscope />
          </>
        }
      />
      <Line d="M256 366C300 440 400 420 440 360" color="choc" width={5} />
      <circle cx={450} cy={336} r={30} fill={paint('choc')} />
      <circle cx={450} cy={336} r={23} fill={paint('white')} />
      <Line d="M450 338L462 324" color="cherry" width={5} />
      <Reach x={420} y={206} scale={1.14} skin={2} sleeve="#B3123A" arm={HOLDS} />
    </Stage>
  );
}
