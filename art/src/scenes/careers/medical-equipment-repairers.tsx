import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const DRIVER: Arm = ['M36 78C62 98 68 104 72 103', 76, 103];
const PROBE: Arm = ['M-36 78C-62 104 -66 124 -52 136', -48, 140];

/** At the hospital's workshop, somebody mends the monitor that shows how a heart beats; its side is open. */
export default function MedicalEquipmentRepairers(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="waffle-l" {...props}>
      <rect x={60} y={82} width={244} height={112} rx={12} fill={paint('mint-d')} />
      <ToolOfTrade name="wrench" x={104} y={138} scale={0.72} />
      <ToolOfTrade name="pliers" x={164} y={138} scale={0.72} />
      <ToolOfTrade name="screwdriver" x={218} y={138} scale={0.72} />
      <ToolOfTrade name="stethoscope" x={270} y={140} scale={0.72} />
      <Line d="M548 420V96" color="choc-l" width={11} />
      <Line d="M522 96H574" color="choc-l" width={9} />
      <path d="M510 112H542V168Q542 182 526 182Q510 182 510 168Z" fill={paint('white')} />
      <path d="M510 144H542V168Q542 182 526 182Q510 182 510 168Z" fill={paint('blue-l')} />
      <Line d="M526 182C526 240 560 230 556 280" color="blue" width={4} />
      <Person
        x={212}
        y={220}
        scale={1.18}
        {...CAST.hijab}
        skin={2}
        hair="hijab"
        hairColor="cherry"
        top="blue"
        shade="blue-d"
        wear="shirt"
        extras={['glasses']}
        face="down"
        leftArm={PROBE}
        rightArm={DRIVER}
        held={<ToolOfTrade name="name-badge" x={22} y={112} scale={0.32} />}
      />
      <Counter y={412} width={560} color="cream" shade="choc-l" />
      <At x={418} y={318}>
        <Line d="M-44 -88V-104H44V-88" color="choc" width={9} />
        <rect x={-112} y={-90} width={212} height={184} rx={18} fill={paint('white')} />
        <path d="M40 -90H82Q100 -90 100 -72V76Q100 94 82 94H40Z" fill={paint('milk')} />
        <rect x={-34} y={-68} width={118} height={92} rx={9} fill={paint('choc')} />
        <Line d="M-26 -14H-6L6 -44L20 14L32 -14H76" color="mint" width={6} />
        <circle cx={-16} cy={58} r={12} fill={paint('cherry')} />
        <circle cx={22} cy={58} r={12} fill={paint('waffle')} />
        <Line d="M50 58H80" color="blue" width={9} />
        <rect x={-102} y={-70} width={56} height={148} rx={8} fill={paint('choc-l')} />
        <rect x={-94} y={-54} width={40} height={48} rx={4} fill={paint('mint-d')} />
        <rect x={-84} y={-42} width={20} height={20} rx={3} fill={paint('mint-l')} />
        <Line d="M-90 14C-76 4 -74 34 -58 24M-90 36C-78 26 -70 56 -58 46" color="cherry" width={5} />
        <Line d="M-90 58H-60" color="waffle" width={6} />
      </At>
      <Line d="M320 340L346 336" color="blue-l" width={6} />
      <rect x={292} y={331} width={34} height={18} rx={8} fill={paint('cherry')} transform="rotate(-6 309 340)" />
      <Reach x={212} y={220} scale={1.18} skin={2} sleeve="blue-d" arm={DRIVER} />
      <rect x={86} y={346} width={62} height={72} rx={10} fill={paint('waffle')} />
      <rect x={96} y={356} width={42} height={24} rx={4} fill={paint('mint-l')} />
      <circle cx={117} cy={398} r={11} fill={paint('choc')} />
      <Line d="M112 418C120 430 150 420 158 396" color="cherry" width={5} />
      <Reach x={212} y={220} scale={1.18} skin={2} sleeve="blue-d" arm={PROBE} />
    </Stage>
  );
}
