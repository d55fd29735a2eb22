import { Crown } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { HIP_RIGHT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { ClothesRail } from '../../settings-office.tsx';
import { Stage } from '../../settings-stage.tsx';

const SEW: Arm = ['M36 78C60 100 84 96 100 82', 104, 79];
const PINS: Arm = ['M-36 78C-62 104 -52 126 -24 128', -20, 128];

/** Behind the stage, minutes before the show, an attendant sews up the cloak of the king. */
export default function CostumeAttendants(props: ArtProps) {
  return (
    <Stage back="straw" floor="straw-l" {...props}>
      <Board x={116} y={190} width={128} height={176} color="blue-l" frame="choc">
        <Line d="M-40 -20L-8 -58M-40 24L18 -46" color="white" width={7} />
      </Board>
      {[104, 146, 188, 230, 272].map((y) => (
        <g key={y} fill={paint('vanilla')}>
          <circle cx={46} cy={y} r={11} />
          <circle cx={186} cy={y} r={11} />
        </g>
      ))}
      <ClothesRail x={488} y={506} scale={1.22} colors={['mint-d', 'waffle', 'blue-d', 'white']} />
      <Person
        x={366}
        y={204}
        scale={1.14}
        skin={2}
        hair="long"
        hairColor="brown"
        top="blue"
        shade="blue-d"
        wear="tee"
        trousers="cream"
        shoes="choc"
        face="smile"
        extras={['beard']}
        legs="stand"
        leftArm={['M-36 76C-58 100 -60 126 -52 146', -50, 150]}
        rightArm={HIP_RIGHT}
        behind={<path d="M-40 56Q0 44 40 56L84 268Q0 286 -84 268Z" fill={paint('cherry')} />}
        held={
          <>
            <path d="M-10 84H10V168H-10Z" fill={paint('waffle')} />
            <Line d="M-44 130H44" color="waffle-d" width={12} />
            <path d="M-48 84C-48 40 48 40 48 84C30 72 14 68 0 92C-14 68 -30 72 -48 84Z" fill={paint('white')} />
            {[-32, -16, 16, 32].map((x) => (
              <circle key={x} cx={x} cy={68} r={3.4} fill={paint('choc')} />
            ))}
            <Crown />
          </>
        }
      />
      <Person
        x={190}
        y={226}
        scale={1.08}
        skin={5}
        hair="fade"
        hairColor="grey"
        top="mint-d"
        shade="#14785A"
        wear="apron"
        trousers="choc"
        shoes="cherry"
        face="look"
        extras={['glasses']}
        legs="stand"
        leftArm={PINS}
        rightArm={SEW}
        held={
          <>
            <Line d="M-20 56C-24 76 -24 96 -20 112M20 56C26 80 26 104 24 124" color="waffle" width={8} />
            <circle cx={-14} cy={116} r={15} fill={paint('cherry')} />
            <Line d="M-22 108L-26 96M-14 104V92M-7 108L-2 98" color="cream" width={3.4} />
            <Reach skin={5} sleeve="mint-d" arm={PINS} />
          </>
        }
      />
      <Line d="M300 312C320 322 324 300 314 288" color="white" width={3.5} />
      <Reach x={190} y={226} scale={1.08} skin={5} sleeve="mint-d" arm={SEW} />
      <Line d="M298 312L318 326" color="blue-d" width={4} />
    </Stage>
  );
}
