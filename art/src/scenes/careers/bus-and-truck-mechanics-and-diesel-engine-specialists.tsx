import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheel } from '../../settings-vehicles.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const TURN: Arm = ['M-36 78C-62 92 -80 92 -94 84', -100, 82];

/** In the depot, a mechanic works on the open engine of a city bus. */
export default function DieselMechanics(props: ArtProps) {
  return (
    <Stage back="straw" floor="straw-l" {...props}>
      <rect x={-20} y={104} width={372} height={346} rx={28} fill={paint('mint-d')} />
      <rect x={-20} y={388} width={372} height={34} fill={paint('#14785A')} />
      {[8, 116].map((x) => (
        <rect key={x} x={x} y={136} width={90} height={84} rx={12} fill={paint('blue-l')} />
      ))}
      <rect x={224} y={136} width={106} height={84} rx={12} fill={paint('blue-l')} />
      <rect x={186} y={250} width={146} height={136} rx={10} fill={paint('choc')} />
      <ToolOfTrade name="gear" x={228} y={326} scale={0.76} />
      <rect x={256} y={282} width={60} height={78} rx={8} fill={paint('choc-l')} />
      <Line d="M264 300H308M264 320H308M264 340H308" color="waffle" width={7} />
      <Line d="M196 268H316" color="cherry" width={9} />
      <path d="M182 250H336L360 196H196Z" fill={paint('mint')} />
      <circle cx={336} cy={436} r={13} fill={paint('vanilla')} />
      <Wheel x={86} y={456} r={62} />
      <Person
        x={430}
        y={206}
        scale={1.16}
        {...CAST.hijab}
        skin={5}
        hairColor="vanilla"
        top="blue"
        shade="blue-d"
        wear="overall"
        face="down"
        legs="stand"
        trousers="blue-d"
        shoes="choc"
        leftArm={TURN}
        rightArm={['M36 78C62 100 62 120 44 130', 40, 132]}
        held={<path d="M30 118L58 112L52 164L34 158Z" fill={paint('straw')} />}
      />
      <ToolOfTrade name="wrench" x={302} y={296} scale={0.64} turn={-108} />
      <Reach x={430} y={206} scale={1.16} skin={5} sleeve="blue" arm={TURN} />
      <rect x={490} y={446} width={96} height={76} rx={10} fill={paint('cherry')} />
      <Line d="M506 470H570M506 496H570" color="#B3123A" width={9} />
    </Stage>
  );
}
