import { paint, type Paint } from '../../paint.ts';
import { Person, type PersonProps } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { OUT_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Van } from '../../settings-vehicles.tsx';

const HOSE: Arm = ['M36 78C62 108 84 104 98 92', 102, 88];
const GRIP: Arm = ['M-36 78C-66 112 -20 142 30 126', 36, 122];

/** A helmet and the bright bands of the coat. */
function Gear({ color }: { color: Paint }) {
  return (
    <>
      <path d="M-46 104H46V116H-46ZM-46 146H46V158H-46Z" fill={paint('vanilla')} />
      <Line d="M0 60V166" color="choc" width={4} />
      <path d="M-37 -12C-38 -62 38 -62 37 -12Z" fill={paint(color)} />
      <path d="M-48 -10Q0 -30 48 -10Q48 0 40 0Q0 -18 -40 0Q-48 0 -48 -10Z" fill={paint(color)} />
      <path d="M-14 -22V-44Q0 -54 14 -44V-22L0 -14Z" fill={paint('vanilla')} />
    </>
  );
}

const COAT = {
  top: 'blue-d',
  shade: 'blue',
  wear: 'tee',
  trousers: 'blue-d',
  legs: 'stand',
} as const satisfies Partial<PersonProps>;

/** Two firefighters with a hose put out the fire in a window; the engine stands behind them. */
export default function Firefighters(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="waffle" {...props}>
      <path d="M408 490V176Q408 164 420 164H560V490Z" fill={paint('straw-l')} />
      <rect x={396} y={148} width={170} height={26} rx={10} fill={paint('straw-d')} />
      <rect x={448} y={206} width={80} height={96} rx={10} fill={paint('choc')} />
      <path d="M454 302C440 246 466 244 468 208C490 214 488 236 500 220C528 250 530 276 522 302Z" fill={paint('cherry')} />
      <path d="M470 302C464 272 480 268 484 250C502 266 508 282 502 302Z" fill={paint('vanilla')} />
      <circle cx={494} cy={140} r={28} fill={paint('milk')} />
      <circle cx={526} cy={96} r={36} fill={paint('milk')} />
      <circle cx={470} cy={98} r={22} fill={paint('milk')} />
      <Van x={176} y={500} scale={0.88} color="cherry" shade="cream">
        <rect x={-60} y={-192} width={220} height={26} rx={6} fill={paint('#B3123A')} />
        <Line
          d="M-80 -240H176M-80 -222H176M-60 -240V-222M-20 -240V-222M20 -240V-222M60 -240V-222M100 -240V-222M140 -240V-222"
          color="choc-l"
          width={7}
        />
        <rect x={-130} y={-188} width={34} height={20} rx={10} fill={paint('blue')} />
      </Van>
      <Line d="M388 268C430 232 450 232 486 256" color="blue-l" width={24} />
      <Line d="M388 268C430 240 454 240 484 262" color="white" width={8} />
      <Person
        {...COAT}
        x={164}
        y={246}
        scale={1.02}
        skin={5}
        hair="fade"
        hairColor="black"
        face="look"
        leftArm={OUT_LEFT}
        rightArm={['M36 78C60 110 76 118 92 116', 96, 114]}
        held={<Gear color="cherry" />}
      />
      <Line d="M20 546C90 560 130 500 196 400S262 350 300 330L344 302" color="vanilla" width={20} />
      <Person
        {...COAT}
        x={276}
        y={202}
        scale={1.16}
        broad
        skin={1}
        hair="pony"
        hairColor="auburn"
        face="look"
        leftArm={GRIP}
        rightArm={HOSE}
        held={
          <>
            <Gear color="waffle" />
            <Line d="M-30 150L80 96" color="vanilla" width={18} />
            <path d="M68 92L100 70L110 88L80 112Z" fill={paint('cherry')} />
            <Reach skin={1} sleeve="blue" arm={GRIP} />
            <Reach skin={1} sleeve="blue" arm={['M36 78C62 118 72 118 80 108', 82, 104]} />
          </>
        }
      />
    </Stage>
  );
}
