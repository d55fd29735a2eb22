import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const HIGH: Arm = ['M36 78C74 92 74 112 52 96', 48, 92];
const LOW: Arm = ['M-36 78C-58 130 10 150 60 134', 64, 132];

/** Lockers of a school. */
function Lockers() {
  return (
    <At x={232} y={98}>
      <rect width={336} height={372} rx={10} fill={paint('mint-d')} />
      {[0, 1, 2, 3].map((column) => (
        <At key={column} x={8 + column * 82} y={10}>
          <rect width={74} height={352} rx={7} fill={paint(column % 2 ? 'mint' : 'mint-l')} />
          <Line d="M18 26H56M18 42H56M18 58H56" color="mint-d" width={6} />
          <rect x={54} y={160} width={9} height={34} rx={4.5} fill={paint('choc-l')} />
        </At>
      ))}
    </At>
  );
}

/** When the school is empty, the janitor mops the hall; the yellow sign tells that the floor is wet. */
export default function Janitors(props: ArtProps) {
  return (
    <Stage back="blue" floor="waffle-l" {...props}>
      <Board x={120} y={146} width={128} height={104} color="blue-d" frame="white">
        <path d="M10 -34A30 30 0 1 0 34 12A26 26 0 0 1 10 -34Z" fill={paint('vanilla')} />
        <circle cx={-40} cy={-22} r={4} fill={paint('vanilla')} />
        <circle cx={-30} cy={26} r={4} fill={paint('vanilla')} />
      </Board>
      <Lockers />
      <Line d="M250 514H376M300 536H440" color="white" width={9} />
      <Person
        x={196}
        y={206}
        scale={1.14}
        skin={2}
        hair="bun"
        hairColor="brown"
        top="waffle"
        shade="straw-d"
        wear="overall"
        trousers="straw-d"
        shoes="choc"
        face="look"
        extras={['headphones']}
        legs="stand"
        leftArm={LOW}
        rightArm={HIGH}
      />
      <Line d="M234 264L342 458" color="waffle-d" width={11} />
      <Line d="M344 458L310 486M344 458L328 494M344 458L350 496M344 458L372 492M344 458L390 480" color="white" width={14} />
      <rect x={322} y={444} width={44} height={20} rx={8} fill={paint('blue')} transform="rotate(-22 344 454)" />
      <Reach x={196} y={206} scale={1.14} skin={2} sleeve="waffle" arm={LOW} glove="mint-d" />
      <Reach x={196} y={206} scale={1.14} skin={2} sleeve="waffle" arm={HIGH} glove="mint-d" />
      <At x={80} y={520}>
        <Line d="M-34 -84C-44 -120 10 -128 20 -86" color="choc" width={7} />
        <path d="M-56 -84H48L36 -10H-44Z" fill={paint('cherry')} />
        <path d="M10 -84H48L36 -10H10Z" fill={paint('#B3123A')} />
        <rect x={-62} y={-92} width={116} height={18} rx={9} fill={paint('straw')} />
        <circle cx={-34} cy={-2} r={12} fill={paint('choc')} />
        <circle cx={26} cy={-2} r={12} fill={paint('choc')} />
      </At>
      <At x={484} y={528}>
        <path d="M-44 0L-24 -150Q-22 -160 -12 -160H12Q22 -160 24 -150L44 0H24L18 -22H-18L-24 0Z" fill={paint('waffle')} />
        <path d="M12 -160Q22 -160 24 -150L44 0H24L8 -160Z" fill={paint('waffle-d')} />
        <circle cx={4} cy={-118} r={9} fill={paint('choc')} />
        <Line d="M2 -102L-4 -78L14 -60M-4 -78L-18 -56M2 -98L18 -92M2 -98L-14 -88" color="choc" width={7} />
      </At>
    </Stage>
  );
}
