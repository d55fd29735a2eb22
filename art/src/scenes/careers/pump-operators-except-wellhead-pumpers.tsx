import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Dial, Flange, HandWheel, Pipe } from '../../settings-plant.tsx';
import { Stage } from '../../settings-stage.tsx';

const TURN: Arm = ['M-36 78C-62 92 -74 88 -84 78', -88, 75];
const RADIO: Arm = ['M36 78C64 88 66 60 50 42', 46, 38];

/** A tank of a tank farm with the stair round it; the place is the middle of its foot. */
function StorageTank({ color, shade, ...place }: Place & { color: 'white' | 'vanilla'; shade: 'milk' | 'waffle-l' }) {
  return (
    <At {...place}>
      <path d="M-80 0V-150Q0 -196 80 -150V0Z" fill={paint(color)} />
      <path d="M30 0V-172Q60 -166 80 -150V0Z" fill={paint(shade)} />
      <Line d="M-72 -12L60 -132" color="choc-l" width={7} />
      <Line d="M-62 -40L48 -140" color="choc-l" width={4} />
      <path d="M-80 -110H80V-92H-80Z" fill={paint('straw-d')} opacity={0.9} />
    </At>
  );
}

/** A motor and the pump it drives; the place is the middle of its foot. */
function Pump(place: Place) {
  return (
    <At {...place}>
      <rect x={-120} y={-16} width={240} height={18} rx={8} fill={paint('choc')} />
      <rect x={12} y={-104} width={112} height={84} rx={16} fill={paint('mint')} />
      <Line d="M36 -92V-32M58 -92V-32M80 -92V-32M102 -92V-32" color="mint-d" width={9} />
      <rect x={-16} y={-76} width={34} height={28} rx={6} fill={paint('choc-l')} />
      <circle cx={-62} cy={-62} r={54} fill={paint('cherry')} />
      <path d="M-62 -116A54 54 0 0 1 -62 -8Z" fill={paint('straw-d')} />
      <circle cx={-62} cy={-62} r={24} fill={paint('cream')} />
      <path d="M-62 -62m-14 0a14 14 0 1 1 14 14" fill="none" stroke={paint('choc')} strokeWidth={7} strokeLinecap="round" />
    </At>
  );
}

/** At the tank farm, an operator opens a valve and calls the ship: the pump runs, the pressure is right. */
export default function PumpOperators(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="waffle-l" {...props}>
      <StorageTank x={112} y={420} scale={1.08} color="vanilla" shade="waffle-l" />
      <StorageTank x={294} y={420} scale={1.3} color="white" shade="milk" />
      <rect x={26} y={414} width={540} height={84} rx={12} fill={paint('waffle')} />
      <Pipe d="M-20 420H92V318H318V420" width={40} />
      <Line d="M256 318V290" color="choc" width={11} />
      <Dial x={256} y={262} r={36} needle={20} />
      <Pump x={186} y={528} scale={1.1} />
      <Flange x={40} y={420} height={66} />
      <Pipe d="M118 460V420" width={40} />
      <Person
        x={456}
        y={212}
        scale={1.14}
        {...CAST.hijab}
        skin={3}
        hairColor="mint-d"
        top="waffle"
        shade="cherry"
        wear="vest"
        extras={['hard-hat', 'glasses']}
        face="open"
        legs="stand"
        trousers="blue-d"
        shoes="choc"
        leftArm={TURN}
        rightArm={RADIO}
        held={
          <>
            <rect x={36} y={12} width={20} height={40} rx={7} fill={paint('choc')} />
            <Line d="M42 14V-8" color="choc" width={5} />
            <circle cx={48} cy={42} r={12} fill={paint('cream')} />
          </>
        }
      />
      <HandWheel x={330} y={302} scale={1.05} />
      <Reach x={456} y={212} scale={1.14} skin={3} sleeve="waffle" arm={TURN} glove="cream" />
    </Stage>
  );
}
