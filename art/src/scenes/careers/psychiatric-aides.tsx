import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, PotPlant } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Mug } from '../../held.tsx';

const MOVE: Arm = ['M36 78C58 108 76 124 90 130', 94, 131];
const REST: Arm = ['M-36 76C-60 100 -60 128 -40 140', -36, 142];

/** A board of squares that lies on the table, with the stones of both players. */
function Checkers() {
  return (
    <>
      <path d="M232 398H368L396 450H204Z" fill={paint('choc')} />
      <path d="M240 402H360L382 444H218Z" fill={paint('cream')} />
      {[0, 1, 2].map((row) =>
        [0, 1].map((column) => {
          const x = 240 - row * 7.4 + (column * 2 + (row % 2)) * (30 + row * 3.6);
          const y = 402 + row * 14;
          return (
            <path
              key={`${row} ${column}`}
              d={`M${x} ${y}h${30 + row * 3.6}l${column + row > 1 ? 4 : -2} 14h${-32 - row * 3.6}Z`}
              fill={paint('straw')}
            />
          );
        }),
      )}
      {[
        [256, 412, 'blue'],
        [298, 410, 'blue'],
        [276, 426, 'blue'],
        [340, 410, 'cherry'],
        [328, 428, 'cherry'],
        [366, 434, 'cherry'],
      ].map(([x, y, color]) => (
        <g key={`${x} ${y}`}>
          <ellipse cx={Number(x)} cy={Number(y) + 4} rx={13} ry={7} fill={paint('choc')} />
          <ellipse cx={Number(x)} cy={Number(y)} rx={13} ry={7} fill={paint(color as 'blue')} />
        </g>
      ))}
    </>
  );
}

/** In the day room of the ward, an aide plays a calm game with a patient and sees how he feels today. */
export default function PsychiatricAides(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Board x={300} y={160} width={188} height={144} color="blue-l" frame="white">
        <path d="M-94 64V34Q-40 4 10 30T94 22V64Q94 72 86 72H-86Q-94 72 -94 64Z" fill={paint('mint')} />
        <Line d="M42 40V0" color="choc-l" width={9} />
        <circle cx={42} cy={-16} r={30} fill={paint('mint-d')} />
        <circle cx={-46} cy={-34} r={18} fill={paint('waffle')} />
        <Line d="M0 -72V72" color="white" width={8} />
      </Board>
      <PotPlant x={60} y={478} scale={1.15} color="straw" />
      <Person
        x={176}
        y={216}
        scale={1.16}
        skin={4}
        hair="afro"
        hairColor="auburn"
        top="straw-d"
        shade="#B3123A"
        wear="tee"
        face="smile"
        extras={['earrings']}
        leftArm={REST}
        rightArm={MOVE}
        held={
          <>
            <path d="M-16 52L0 80L16 52Q0 62 -16 52Z" fill="#8C5535" />
            <rect x={14} y={86} width={24} height={30} rx={5} fill={paint('white')} />
            <circle cx={26} cy={96} r={5} fill={paint('blue')} />
            <Line d="M20 109H32" color="choc-l" width={4} />
          </>
        }
      />
      <Person
        x={426}
        y={222}
        scale={1.14}
        flip
        skin={1}
        hair="short"
        hairColor="blond"
        top="blue"
        shade="blue-d"
        wear="hoodie"
        face="look"
        leftArm={REST}
        rightArm={['M36 78C62 108 56 134 30 140', 26, 142]}
      />
      <path d="M104 384H496L560 452Q562 464 548 464H52Q38 464 40 452Z" fill={paint('waffle')} />
      <path d="M40 454H560V466Q560 478 548 478H52Q40 478 40 466Z" fill={paint('waffle-d')} />
      <rect x={84} y={476} width={30} height={84} fill={paint('waffle-d')} />
      <rect x={486} y={476} width={30} height={84} fill={paint('waffle-d')} />
      <Checkers />
      <Reach x={176} y={216} scale={1.16} skin={4} sleeve="#B3123A" arm={MOVE} />
      <At x={284} y={374}>
        <ellipse cy={6} rx={13} ry={7} fill={paint('choc')} />
        <ellipse rx={13} ry={7} fill={paint('blue')} />
      </At>
      <Reach x={176} y={216} scale={1.16} skin={4} sleeve="#B3123A" arm={REST} />
      <Reach x={426} y={222} scale={1.14} flip skin={1} sleeve="blue-d" arm={['M36 78C62 108 56 138 30 146', 26, 148]} />
      <Reach x={426} y={222} scale={1.14} flip skin={1} sleeve="blue-d" arm={REST} />
      <Mug x={498} y={414} scale={0.86} color="mint-d" />
    </Stage>
  );
}
