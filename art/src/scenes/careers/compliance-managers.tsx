import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const STAMP: Arm = ['M36 78C62 98 70 112 66 124', 64, 128];

/** A binder that stands on a shelf; the place is the middle of its foot. */
function Binder({ color, ...place }: Place & { color: Paint }) {
  return (
    <At {...place}>
      <rect x={-17} y={-92} width={34} height={92} rx={6} fill={paint(color)} />
      <rect x={-10} y={-80} width={20} height={30} rx={4} fill={paint('cream')} />
      <circle cy={-20} r={8} fill={paint('cream')} />
    </At>
  );
}

/** Among the binders of rules, the manager ticks what the firm has kept and asks a colleague about the one line left. */
export default function ComplianceManagers(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="mint-l" {...props}>
      <Shelf x={160} y={188} width={236} color="choc-l">
        {(['blue', 'blue', 'cherry', 'mint-d', 'mint-d', 'waffle-d'] as const).map((color, index) => (
          <Binder key={index} x={-92 + index * 37} color={color} />
        ))}
      </Shelf>
      <At x={438} y={166}>
        <rect x={-92} y={-108} width={184} height={224} rx={14} fill={paint('blue-d')} />
        <rect x={-78} y={-88} width={156} height={190} rx={6} fill={paint('white')} />
        <rect x={-34} y={-120} width={68} height={28} rx={10} fill={paint('waffle')} />
        {[-56, -12, 32].map((y) => (
          <g key={y}>
            <rect x={-64} y={y - 15} width={30} height={30} rx={7} fill={paint('mint-l')} />
            <Line d={`M-57 ${y}L-50 ${y + 7}L-40 ${y - 9}`} color="mint-d" width={6} />
            <Line d={`M-20 ${y}H${y === -12 ? 40 : 60}`} color="blue-l" width={9} />
          </g>
        ))}
        <rect x={-64} y={61} width={30} height={30} rx={7} fill={paint('straw-l')} />
        <Line d="M-20 76H48" color="straw-d" width={9} />
      </At>
      <Person
        x={206}
        y={226}
        scale={1.18}
        {...CAST.greyfade}
        skin={4}
        hair="wavy"
        hairColor="grey"
        top="straw-d"
        shade="#B3123A"
        wear="shirt"
        extras={['glasses', 'earrings']}
        face="look"
        leftArm={['M-36 78C-60 104 -60 128 -44 142', -40, 146]}
        rightArm={STAMP}
      />
      <Counter y={412} width={560} color="waffle" shade="choc-l" />
      <path d="M196 414L212 376H324L340 414Z" fill={paint('white')} />
      <Line d="M224 388H262M218 402H256" color="blue-l" width={5} />
      <rect x={262} y={380} width={42} height={16} rx={5} fill={paint('cherry')} />
      <rect x={272} y={352} width={22} height={32} rx={8} fill={paint('choc')} />
      <Reach x={206} y={226} scale={1.18} skin={4} sleeve="#B3123A" arm={STAMP} />
      <Person
        x={500}
        y={248}
        scale={1.04}
        {...CAST.ginger}
        skin={2}
        hair="swoop"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="knit"
        extras={[]}
        face="smile"
        flip
        legs="stand"
        leftArm={['M-36 76C-48 104 -48 130 -42 146', -42, 148]}
        rightArm={['M36 78C60 96 62 108 46 116', 42, 118]}
        held={
          <>
            <ToolOfTrade name="folder" x={34} y={124} scale={0.8} />
            <circle cx={42} cy={140} r={12} fill="#E6A97C" />
          </>
        }
      />
      <Binder x={96} y={414} color="blue" />
      <ToolOfTrade name="calculator" x={392} y={384} scale={0.62} />
    </Stage>
  );
}
