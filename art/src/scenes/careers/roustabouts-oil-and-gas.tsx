import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Pipe } from '../../settings-plant.tsx';
import { Stage } from '../../settings-stage.tsx';

const LEFT: Arm = ['M-36 78C-54 100 -50 116 -36 122', -32, 124];
const RIGHT: Arm = ['M36 78C54 100 50 116 36 122', 32, 124];

/** A pump that nods over its well; the place is the foot of its post. */
function PumpJack(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 -170L-44 0M0 -170L44 0M-26 -70H26" color="choc" width={13} />
      <Line d="M104 -140L96 -40" color="choc" width={10} />
      <circle cx={96} cy={-36} r={32} fill={paint('choc')} />
      <path d="M70 -22A32 32 0 0 0 122 -22L104 20H84Z" fill={paint('cherry')} />
      <Line d="M-96 -210L112 -142" color="cherry" width={22} />
      <path d="M-92 -256C-130 -240 -136 -190 -116 -164L-84 -196Z" fill={paint('cherry')} />
      <circle cy={-178} r={15} fill={paint('waffle')} />
      <Line d="M-124 -178V-12" color="choc" width={5} />
      <rect x={-140} y={-34} width={32} height={34} rx={5} fill={paint('mint-d')} />
      <rect x={-160} y={-4} width={320} height={14} rx={7} fill={paint('choc-l')} />
    </At>
  );
}

/** In the oil field, two roustabouts carry a length of pipe to the well; the pump nods behind them. */
export default function Roustabouts(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="waffle" {...props}>
      <circle cx={396} cy={112} r={46} fill={paint('vanilla')} />
      <path d="M20 500Q130 416 300 424Q470 416 580 500Z" fill={paint('waffle-d')} />
      <PumpJack x={306} y={430} scale={1.12} />
      {(
        [
          [104, 1, 'curls', 'brown', 'look'],
          [496, 4, 'short', 'black', 'smile'],
        ] as const
      ).map(([x, skin, hair, hairColor, face]) => (
        <Person
          key={x}
          x={x}
          y={222}
          scale={1.1}
          {...CAST.ginger}
          skin={skin}
          hair={hair}
          hairColor={hairColor}
          top={skin === 1 ? 'blue' : 'straw-d'}
          shade={skin === 1 ? 'blue-d' : '#B3123A'}
          wear="overall"
          extras={['hard-hat', skin === 1 ? 'glasses' : 'beard']}
          face={face}
          legs="stand"
          trousers={skin === 1 ? 'blue-d' : '#B3123A'}
          shoes="choc"
          leftArm={LEFT}
          rightArm={RIGHT}
        />
      ))}
      <Pipe d="M24 362H576" width={36} color="milk" shade="#A9B0C4" />
      <rect x={4} y={338} width={36} height={48} rx={8} fill={paint('choc-l')} />
      <rect x={560} y={338} width={36} height={48} rx={8} fill={paint('choc-l')} />
      <Reach x={104} y={222} scale={1.1} skin={1} sleeve="blue" arm={LEFT} glove="waffle" />
      <Reach x={104} y={222} scale={1.1} skin={1} sleeve="blue" arm={RIGHT} glove="waffle" />
      <Reach x={496} y={222} scale={1.1} skin={4} sleeve="straw-d" arm={LEFT} glove="waffle" />
      <Reach x={496} y={222} scale={1.1} skin={4} sleeve="straw-d" arm={RIGHT} glove="waffle" />
    </Stage>
  );
}
