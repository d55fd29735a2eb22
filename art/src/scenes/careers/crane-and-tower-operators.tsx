import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Cloud } from '../../settings.tsx';
import { Stage } from '../../settings-stage.tsx';

const LEFT: Arm = ['M-36 78C-64 94 -72 112 -68 124', -67, 128];
const RIGHT: Arm = ['M36 78C64 94 72 112 68 124', 67, 128];
const TOWN: readonly (readonly [x: number, width: number, height: number, color: Paint])[] = [
  [60, 52, 84, 'straw-d'],
  [112, 40, 56, 'waffle'],
  [396, 54, 70, 'straw-d'],
  [450, 44, 110, 'mint-d'],
  [494, 60, 60, 'waffle'],
];

/** High over the town, an operator sits behind glass and lowers a beam to the inch with two levers. */
export default function CraneOperators(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="mint" {...props}>
      <Cloud x={70} y={250} scale={0.8} />
      <Cloud x={556} y={330} scale={0.6} />
      {TOWN.map(([x, width, height, color]) => (
        <g key={x}>
          <rect x={x} y={484 - height} width={width} height={height} fill={paint(color)} />
          <Line d={`M${x + 13} ${500 - height}V${474}M${x + width - 13} ${500 - height}V474`} color="cream" width={7} dash="1 15" />
        </g>
      ))}
      <path d="M190 560V380H290V560" fill="none" stroke={paint('waffle-d')} strokeWidth={14} />
      <Line d="M190 384L290 440L190 500L290 556M290 384L190 440L290 500L190 556" color="waffle-d" width={9} />
      <Line d="M0 84H600M0 44H600" color="waffle" width={13} />
      <Line
        d="M-20 84L20 44L60 84L100 44L140 84L180 44L220 84L260 44L300 84L340 44L380 84L420 44L460 84L500 44L540 84L580 44"
        color="waffle"
        width={8}
      />
      <path d="M96 128Q96 92 132 92H348Q384 92 384 128V392H96Z" fill={paint('cherry')} />
      <path d="M120 140Q120 116 144 116H336Q360 116 360 140V330H120Z" fill={paint('white')} />
      <Line d="M136 176L186 130M136 210L216 130" color="blue-l" width={8} />
      <Person
        x={240}
        y={204}
        scale={1.06}
        {...CAST.puffs}
        skin={4}
        hair="braids"
        hairColor="black"
        top="mint-d"
        shade="waffle"
        wear="vest"
        extras={['hard-hat']}
        face="down"
        leftArm={LEFT}
        rightArm={RIGHT}
        behind={<rect x={-58} y={20} width={116} height={180} rx={34} fill={paint('blue-d')} />}
        held={<Line d="M-34 2Q-30 24 -14 26" color="choc" width={4} />}
      />
      <path d="M96 356H384V412Q384 440 356 440H124Q96 440 96 412Z" fill={paint('cherry')} />
      <path d="M300 356H384V412Q384 440 356 440H300Z" fill={paint('straw-d')} />
      <Line d="M170 366V338M310 366V338" color="choc" width={11} />
      <Reach x={240} y={204} scale={1.06} skin={4} sleeve="mint-d" arm={LEFT} />
      <Reach x={240} y={204} scale={1.06} skin={4} sleeve="mint-d" arm={RIGHT} />
      <rect x={140} y={362} width={60} height={20} rx={8} fill={paint('choc')} />
      <rect x={280} y={362} width={60} height={20} rx={8} fill={paint('choc')} />
      <rect x={456} y={78} width={76} height={26} rx={9} fill={paint('choc')} />
      <Line d="M494 104V200" color="choc" width={6} />
      <At x={494} y={206}>
        <path d="M-16 -8H16V14H-16Z" fill={paint('cherry')} />
        <Line d="M0 14V24L-62 62M0 24L62 62" color="choc" width={5} />
        <rect x={-82} y={60} width={164} height={12} rx={3} fill={paint('blue-d')} />
        <rect x={-82} y={72} width={164} height={16} fill={paint('blue')} />
        <rect x={-82} y={88} width={164} height={12} rx={3} fill={paint('blue-d')} />
      </At>
    </Stage>
  );
}
