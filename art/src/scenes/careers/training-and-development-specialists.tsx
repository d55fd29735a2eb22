import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { UP_RIGHT, type Arm } from '../../poses.ts';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const POINT: Arm = ['M36 78C62 66 82 36 92 4', 94, -2];

/** Before a screen with the steps of a new job, a trainer takes the question of one of the learners. */
export default function TrainingSpecialists(props: ArtProps) {
  return (
    <Stage back="blue" floor="blue-d" {...props}>
      <Board x={376} y={154} width={320} height={176} color="white" frame="choc">
        <path d="M-136 72V36H-68V0H0V-36H68V-72H136V72Z" fill={paint('mint')} />
        <path d="M-136 72V54H-50V18H18V-18H86V-54H136V72Z" fill={paint('mint-d')} />
        <ToolOfTrade name="screen" x={-102} y={8} scale={0.44} />
        <ToolOfTrade name="gear" x={-34} y={-26} scale={0.42} />
        <ToolOfTrade name="headset" x={34} y={-60} scale={0.4} />
      </Board>
      <Person
        x={140}
        y={250}
        scale={1.08}
        skin={4}
        hair="braids"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="shirt"
        extras={['glasses']}
        face="open"
        legs="sit"
        trousers="straw-d"
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={POINT}
        behind={<Wheelchair color="cherry" />}
      />
      <Person
        x={350}
        y={314}
        scale={0.94}
        {...CAST.turban}
        skin={3}
        hairColor="waffle"
        top="straw"
        shade="straw-d"
        wear="tee"
        extras={['beard']}
        face="look"
        flip
        leftArm={['M-36 76C-60 100 -62 120 -40 130', -36, 132]}
        rightArm={['M36 76C60 100 62 120 40 130', 36, 132]}
      />
      <Person
        x={504}
        y={310}
        scale={0.94}
        {...CAST.longhair}
        skin={1}
        hair="bob"
        hairColor="ginger"
        top="mint"
        shade="mint-d"
        wear="hoodie"
        face="smile"
        leftArm={['M-36 76C-60 100 -62 120 -40 130', -36, 132]}
        rightArm={UP_RIGHT}
      />
      <Counter x={430} y={434} width={330} color="cream" shade="waffle" />
      {[350, 496].map((x) => (
        <g key={x}>
          <rect x={x - 50} y={376} width={100} height={60} rx={9} fill={paint('choc-l')} />
          <circle cx={x} cy={406} r={8} fill={paint('waffle-l')} />
        </g>
      ))}
      <Line d="M242 248L268 214" color="vanilla" width={6} />
    </Stage>
  );
}
