import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Awning } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { BowTie, ChipStack, SlotMachine } from '../../settings-casino.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const PUSH: Arm = ['M36 78C62 100 70 116 72 126', 73, 131];
const COUNT: Arm = ['M-36 78C-60 104 -56 124 -44 134', -40, 136];

/** In the cashier's booth of a casino, chips come in and the right money goes out. */
export default function BoothCashiers(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="straw" {...props}>
      <SlotMachine x={96} y={508} scale={0.96} />
      <path d="M172 120H512V408H172Z" fill={paint('blue-d')} />
      <Line d="M180 130V410M504 130V410" color="waffle" width={18} />
      <Person
        x={318}
        y={240}
        scale={1.1}
        {...CAST.longhair}
        skin={2}
        hair="bun"
        top="white"
        shade="cherry"
        wear="vest"
        face="smile"
        leftArm={COUNT}
        rightArm={PUSH}
        held={<BowTie />}
      />
      <Awning x={156} y={84} width={372} height={34} stripes={9} colors={['cherry', 'waffle']} />
      <rect x={148} y={66} width={388} height={30} rx={14} fill={paint('waffle')} />
      {[176, 216, 256, 296, 336, 376, 416, 456, 496].map((x) => (
        <circle key={x} cx={x + 4} cy={81} r={7} fill={paint('white')} />
      ))}
      <Counter x={342} y={406} width={404} color="cream" shade="cherry" />
      <ChipStack x={200} y={408} count={5} color="cherry" />
      <ChipStack x={244} y={408} count={3} color="blue" />
      <path d="M362 404L376 380H452L446 404Z" fill={paint('mint-d')} />
      <path d="M358 394L372 370H448L442 394Z" fill={paint('mint')} />
      <circle cx={404} cy={382} r={8} fill={paint('mint-l')} />
      <Reach x={318} y={240} scale={1.1} skin={2} sleeve="white" arm={COUNT} />
      <Reach x={318} y={240} scale={1.1} skin={2} sleeve="white" arm={PUSH} />
      <Person
        x={528}
        y={262}
        scale={0.96}
        {...CAST.greyfade}
        skin={4}
        hair="fade"
        extras={['glasses']}
        top="waffle"
        shade="waffle-d"
        wear="knit"
        face="look"
        flip
        legs="stand"
        trousers="blue-d"
        leftArm={['M-36 78C-56 104 -54 126 -46 144', -44, 148]}
        rightArm={['M36 78C58 96 66 104 72 108', 76, 110]}
      />
    </Stage>
  );
}
