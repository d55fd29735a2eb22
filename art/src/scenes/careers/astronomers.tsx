import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';

const TURN: Arm = ['M36 78C60 96 74 84 82 66', 84, 62];
const STARS = [
  [124, 168, 5],
  [170, 100, 4],
  [244, 74, 5],
  [318, 96, 3.5],
  [404, 66, 4],
  [500, 176, 5],
  [92, 260, 4],
  [520, 262, 4],
] as const;

/** An astronomer turns a big telescope to a ringed planet; its light lands on a screen. */
export default function Astronomers(props: ArtProps) {
  return (
    <Stage back="blue-d" floor="#26296F" {...props}>
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={paint('vanilla')} />
      ))}
      <Line d="M124 168L170 100L244 74L318 96" color="blue" width={2.5} />
      <At x={468} y={112} turn={-18}>
        <circle r={28} fill={paint('waffle')} />
        <path d="M-28 0A28 28 0 0 0 28 0Z" fill={paint('waffle-d')} />
        <Line d="M-46 2Q0 20 46 2" color="cream" width={6} />
      </At>
      <Line d="M330 356L280 528M330 356L392 528M330 356V520" color="choc-l" width={15} />
      <At x={334} y={330} turn={-42}>
        <rect x={-116} y={-20} width={56} height={40} rx={10} fill={paint('choc')} />
        <rect x={-74} y={-34} width={120} height={68} rx={16} fill={paint('straw-d')} />
        <rect x={36} y={-44} width={132} height={88} rx={16} fill={paint('straw')} />
        <rect x={152} y={-52} width={30} height={104} rx={12} fill={paint('cream')} />
        <rect x={30} y={-46} width={16} height={92} rx={8} fill={paint('waffle')} />
        <rect x={-40} y={-58} width={84} height={20} rx={10} fill={paint('choc')} />
      </At>
      <circle cx={332} cy={350} r={26} fill={paint('waffle')} />
      <Person
        x={176}
        y={204}
        scale={1.17}
        skin={2}
        hair="wavy"
        hairColor="grey"
        top="mint"
        shade="mint-d"
        wear="knit"
        trousers="straw-l"
        shoes="straw"
        legs="stand"
        face="smile"
        extras={['glasses']}
        leftArm={['M-36 78C-60 102 -60 128 -46 140', -44, 144]}
        rightArm={TURN}
      />
      <Table x={484} y={438} width={150} height={90} color="waffle" />
      <Monitor x={484} y={440} width={110} height={70} color="#26296F" frame="cream">
        <circle r={15} fill={paint('waffle')} />
        <Line d="M-26 2Q0 12 26 2" color="cream" width={4} />
        <Line d="M-44 24H-20M-12 24H12M20 24H44" color="mint" width={5} />
      </Monitor>
    </Stage>
  );
}
