import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const SCREEN: Arm = ['M-36 78C-62 98 -60 116 -40 118', -36, 118];
const TAP: Arm = ['M36 78C62 100 52 112 28 108', 22, 106];

/** Before the dam: water rushes through three gates, and a technician reads what it yields. */
export default function HydroelectricTechnicians(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="waffle-l" {...props}>
      <path d="M60 212L116 120L190 200L270 96L352 206L420 140L540 230V300H60Z" fill={paint('mint-d')} />
      <path d="M36 214H564V262H36Z" fill={paint('blue')} />
      <path d="M50 236H550L572 470H28Z" fill={paint('milk')} />
      <path d="M50 236H550L553 262H47Z" fill={paint('white')} />
      {[120, 250, 380].map((x) => (
        <g key={x}>
          <path d={`M${x - 34} 300Q${x} 270 ${x + 34} 300V470H${x - 34}Z`} fill={paint('blue-d')} />
          <path
            d={`M${x - 26} 344C${x - 30} 390 ${x - 44} 430 ${x - 52} 480H${x + 52}C${x + 44} 430 ${x + 30} 390 ${x + 26} 344Z`}
            fill={paint('blue')}
          />
          <Line d={`M${x - 12} 362L${x - 20} 460M${x + 12} 362L${x + 20} 460`} color="blue-l" width={8} />
        </g>
      ))}
      <path d="M0 470H440Q450 500 430 520H0Z" fill={paint('blue')} />
      <Line
        d="M20 492C50 480 70 504 100 492C130 480 150 504 180 492C210 480 230 504 260 492C290 480 310 504 340 492"
        color="white"
        width={8}
      />
      <path d="M0 560C0 524 60 512 160 514Q380 500 510 481C570 486 600 504 600 560Z" fill={paint('waffle-l')} />
      <ToolOfTrade name="bolt" x={502} y={104} scale={0.7} />
      <Person
        x={462}
        y={212}
        scale={1.14}
        skin={4}
        hair="braids"
        hairColor="black"
        top="waffle"
        shade="cherry"
        wear="vest"
        extras={['hard-hat', 'glasses']}
        face="down"
        leftArm={SCREEN}
        rightArm={TAP}
        legs="stand"
        trousers="blue-d"
        held={
          <Tablet x={-4} y={104} scale={0.74} turn={-4}>
            <Line d="M-30 10L-12 -8L4 6L30 -14" color="mint-d" width={8} />
          </Tablet>
        }
      />
      <Reach x={462} y={212} scale={1.14} skin={4} sleeve="waffle" arm={TAP} />
    </Stage>
  );
}
