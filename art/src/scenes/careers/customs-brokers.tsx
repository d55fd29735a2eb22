import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Desk } from '../../settings-office.tsx';
import { Board, Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const STAMP: Arm = ['M-36 78C-66 86 -78 92 -80 96', -81, 100];
const BOXES: readonly (readonly [x: number, y: number, color: Paint])[] = [
  [-66, 4, 'waffle'],
  [-22, 4, 'mint-d'],
  [22, 4, 'straw-d'],
  [-44, -18, 'cherry'],
  [0, -18, 'cream'],
];

/** While the ship waits in the harbour, a customs broker stamps the papers that let its boxes into the country. */
export default function CustomsBrokers(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="waffle" {...props}>
      <Board x={300} y={142} width={330} height={176} color="blue-l" frame="white">
        <circle cx={120} cy={-46} r={22} fill={paint('vanilla')} />
        <At x={-30} y={-4}>
          {BOXES.map(([x, y, color]) => (
            <rect key={`${x} ${y}`} x={x - 20} y={y - 12} width={41} height={22} rx={3} fill={paint(color)} />
          ))}
          <rect x={62} y={-34} width={40} height={50} rx={4} fill={paint('white')} />
          <path d="M-100 14H116L98 52H-84Z" fill={paint('blue-d')} />
          <path d="M-100 14H116L111 25H-95Z" fill={paint('cherry')} />
        </At>
        <path d="M-165 38Q-140 28 -115 38T-65 38T-15 38T35 38T85 38T135 38L165 34V88H-165Z" fill={paint('blue')} />
      </Board>
      <Person
        x={290}
        y={266}
        scale={1.12}
        {...CAST.turban}
        skin={3}
        hairColor="mint-d"
        top="straw-d"
        shade="#B3123A"
        wear="shirt"
        extras={['glasses']}
        face="smile"
        rightArm={['M36 78C60 98 62 120 50 138', 46, 142]}
      />
      <Desk y={412} width={550} color="choc-l" shade="choc" />
      <Monitor x={458} y={414} width={180} height={116} color="white">
        <rect x={-80} y={-48} width={96} height={96} rx={5} fill={paint('mint-l')} />
        <Line d="M-66 -30H-4M-66 -10H2M-66 10H-14" color="mint-d" width={7} />
        <path d="M-64 30L-54 40L-34 20" fill="none" stroke={paint('mint-d')} strokeWidth={8} />
        <rect x={30} y={-44} width={46} height={26} rx={4} fill={paint('straw-d')} />
        <rect x={30} y={-10} width={46} height={26} rx={4} fill={paint('waffle')} />
        <rect x={30} y={24} width={46} height={20} rx={4} fill={paint('blue')} />
      </Monitor>
      <ToolOfTrade name="globe" x={86} y={366} scale={1.04} />
      <path d="M138 412L156 372H284L290 412Z" fill={paint('white')} />
      <Line d="M214 384H262M214 396H254" color="blue" width={5} />
      <path d="M182 404L190 376H212L220 404Z" fill={paint('choc')} />
      <rect x={176} y={398} width={48} height={13} rx={5} fill={paint('cherry')} />
      <Reach x={290} y={266} scale={1.12} skin={3} sleeve="#B3123A" arm={STAMP} />
    </Stage>
  );
}
