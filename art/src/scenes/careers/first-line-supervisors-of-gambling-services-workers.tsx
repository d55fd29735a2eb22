import { CAST } from '../../cast.ts';
import { Headset } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { BowTie, ChipStack, RouletteWheel } from '../../settings-casino.tsx';
import { Stage } from '../../settings-stage.tsx';

const SPIN: Arm = ['M36 78C60 100 66 118 66 126', 67, 131];
/** Behind the roulette table, a supervisor keeps an eye on wheel, dealer and stakes, and calls for relief in time. */
export default function GamblingSupervisors(props: ArtProps) {
  return (
    <Stage back="blue" floor="blue-d" {...props}>
      {[130, 300, 470].map((x) => (
        <g key={x}>
          <Line d={`M${x} 40V84`} color="choc" width={6} />
          <path d={`M${x - 46} 116Q${x - 46} 82 ${x} 82Q${x + 46} 82 ${x + 46} 116Z`} fill={paint('waffle')} />
          <circle cx={x} cy={118} r={13} fill={paint('vanilla')} />
        </g>
      ))}
      <Person
        x={424}
        y={214}
        scale={1.16}
        {...CAST.greyfade}
        skin={2}
        hair="short"
        top="straw-d"
        shade="#B3123A"
        wear="shirt"
        extras={['glasses']}
        face="look"
        flip
        leftArm={['M-36 78C-62 98 -50 116 -18 112', -12, 112]}
        rightArm={['M36 78C66 104 50 124 12 122', 6, 122]}
        held={<Headset />}
      />
      <Person
        x={166}
        y={236}
        scale={1.1}
        {...CAST.puffs}
        skin={5}
        hair="bun"
        hairColor="black"
        top="white"
        shade="mint-d"
        wear="vest"
        face="smile"
        leftArm={['M-36 78C-62 100 -62 122 -50 138', -46, 142]}
        rightArm={SPIN}
        held={<BowTie />}
      />
      <path d="M6 402Q6 384 30 384H570Q594 384 594 402L566 540H34Z" fill={paint('choc-l')} />
      <path d="M26 400H574L550 520H50Z" fill={paint('mint-d')} />
      <Line d="M340 420H540M334 456H532M328 492H526M400 404V516M464 404V516" color="mint-l" width={4} />
      <ChipStack x={432} y={448} count={4} color="cherry" />
      <ChipStack x={370} y={484} count={2} color="blue" />
      <ChipStack x={500} y={484} count={6} color="waffle" />
      <RouletteWheel x={196} y={428} />
      <Reach x={166} y={236} scale={1.1} skin={5} sleeve="white" arm={SPIN} />
    </Stage>
  );
}
