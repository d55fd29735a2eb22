import { Goggles } from '../../headwear-protection.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter, Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const DISH: Arm = ['M-36 78C-62 100 -56 126 -34 130', -30, 130];
const LOOP: Arm = ['M36 78C68 92 80 78 72 64', 70, 62];

/** A flat dish in which colonies grow on a jelly. */
function PetriDish(place: Place) {
  return (
    <At {...place}>
      <circle r={42} fill={paint('white')} />
      <circle r={35} fill={paint('straw')} />
      <Line d="M-22 -12L-2 -20L-14 -2L12 -12L-2 8L20 0" color="vanilla" width={5} />
      {[
        [2, 20],
        [16, 14],
        [-12, 18],
        [-24, 6],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={4.5} fill={paint('vanilla')} />
      ))}
    </At>
  );
}

/** Rods, chains of balls and spirals, as the microscope shows them. */
function Microbes() {
  return (
    <>
      <circle r={84} fill={paint('mint-l')} />
      <Line d="M-52 -30L-30 -42M-58 16L-42 32M30 -52L44 -34M10 54L32 50" color="mint-d" width={17} />
      {[
        [10, -6],
        [26, 2],
        [40, 14],
        [54, 8],
        [-12, -58],
        [0, -48],
        [-18, 44],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={9} fill={paint('straw-d')} />
      ))}
      <Line d="M-30 2C-24 -12 -18 12 -12 0S0 10 4 22S18 24 22 34" color="blue" width={7} />
    </>
  );
}

/** A microbiologist spreads bacteria on a dish with a thin loop; the screen shows what the microscope sees. */
export default function Microbiologists(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="#A3A9F2" {...props}>
      <Person
        x={172}
        y={218}
        scale={1.22}
        skin={4}
        hair="bun"
        hairColor="black"
        top="straw-d"
        shade="straw"
        wear="lab"
        face="down"
        leftArm={DISH}
        rightArm={LOOP}
        held={
          <>
            <Goggles frame="mint-d" />
            <PetriDish x={4} y={118} scale={0.88} />
          </>
        }
      />
      <Line d="M258 292L200 344" color="choc" width={5} />
      <circle cx={194} cy={349} r={7} fill="none" stroke={paint('choc')} strokeWidth={4} />
      <Reach x={172} y={218} scale={1.22} skin={4} sleeve="milk" arm={DISH} glove="blue" />
      <Reach x={172} y={218} scale={1.22} skin={4} sleeve="milk" arm={LOOP} glove="blue" />
      <Monitor x={388} y={410} width={180} height={178} color="blue-d">
        <Microbes />
      </Monitor>
      <Counter y={406} width={550} color="white" shade="mint-d" />
      <ToolOfTrade name="microscope" x={532} y={350} scale={1.12} />
      <At x={70} y={408}>
        {[0, 1, 2].map((row) => (
          <g key={row}>
            <rect x={-40} y={-20 - row * 22} width={80} height={19} rx={6} fill={paint('white')} />
            <rect x={-33} y={-14 - row * 22} width={66} height={9} rx={4} fill={paint(row === 1 ? 'waffle' : 'straw')} />
          </g>
        ))}
      </At>
    </Stage>
  );
}
