import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const LEAN: Arm = ['M-36 78C-56 108 -60 136 -58 156', -58, 160];
const SHOW: Arm = ['M36 78C64 94 84 82 94 60', 96, 55];
const REST: Arm = ['M-36 78C-60 100 -60 122 -48 138', -44, 142];
const LAY: Arm = ['M36 78C60 98 70 120 72 136', 73, 141];
const TOWERS: readonly (readonly [x: number, width: number, height: number, color: Paint])[] = [
  [-216, 60, 90, 'blue'],
  [-148, 46, 128, 'mint-d'],
  [-94, 54, 70, 'straw-d'],
  [44, 48, 100, 'blue'],
  [100, 60, 60, 'waffle'],
  [166, 52, 138, 'mint-d'],
];

/** At the head of the table, high above the town: a chief executive says where the company goes next, and hears the others. */
export default function ChiefExecutives(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <Board x={300} y={180} width={470} height={230} color="blue-l" frame="white">
        <circle cx={-20} cy={-60} r={30} fill={paint('vanilla')} />
        {TOWERS.map(([x, width, height, color]) => (
          <g key={x}>
            <rect x={x} y={115 - height} width={width} height={height} fill={paint(color)} />
            <Line d={`M${x + 15} ${133 - height}V104M${x + width - 15} ${133 - height}V104`} color="vanilla" width={7} dash="1 16" />
          </g>
        ))}
        <Line d="M-80 -115V115M80 -115V115" color="white" width={10} />
      </Board>
      <Person
        x={300}
        y={190}
        scale={1.18}
        {...CAST.greybun}
        skin={4}
        hair="bob"
        hairColor="grey"
        top="cherry"
        shade="#B3123A"
        wear="shirt"
        extras={['earrings']}
        face="open"
        leftArm={LEAN}
        rightArm={SHOW}
      />
      <Person
        x={92}
        y={250}
        scale={1.06}
        {...CAST.turban}
        skin={2}
        hairColor="mint-d"
        top="blue"
        shade="blue-d"
        wear="shirt"
        extras={['glasses']}
        face="look"
        leftArm={REST}
        rightArm={LAY}
      />
      <Person
        x={508}
        y={250}
        scale={1.06}
        {...CAST.ginger}
        skin={1}
        top="mint"
        shade="mint-d"
        wear="knit"
        extras={[]}
        face="look"
        flip
        leftArm={REST}
        rightArm={LAY}
      />
      <path d="M124 384H476L590 452V476H10V452Z" fill={paint('waffle')} />
      <path d="M30 474H570V560H30Z" fill={paint('choc-l')} />
      <rect x={10} y={452} width={580} height={26} rx={8} fill={paint('waffle-d')} />
      <Reach x={92} y={250} scale={1.06} skin={2} sleeve="blue-d" arm={LAY} />
      <Reach x={508} y={250} scale={1.06} flip skin={1} sleeve="mint-d" arm={LAY} />
      <Reach x={300} y={190} scale={1.18} skin={4} sleeve="#B3123A" arm={LEAN} />
      <At x={326} y={424}>
        <path d="M-56 24L-42 -24H46L60 24Z" fill={paint('white')} />
        <Line d="M-28 10L-12 -6L8 2L30 -14" color="mint-d" width={7} />
      </At>
      <ToolOfTrade name="mug" x={426} y={404} scale={0.56} />
    </Stage>
  );
}
