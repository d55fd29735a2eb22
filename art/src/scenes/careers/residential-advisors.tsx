import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { WAVE_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const KEY: Arm = ['M36 78C62 100 78 100 90 92', 94, 90];

/** Two beds, one over the other, with a ladder. */
function BunkBed() {
  return (
    <At x={402} y={100}>
      {[56, 246].map((y, bed) => (
        <g key={y}>
          <rect x={14} y={y - 30} width={64} height={32} rx={14} fill={paint('white')} />
          <path d={`M66 ${y}V${y - 12}Q66 ${y - 26} 82 ${y - 26}H184V${y}Z`} fill={paint(bed ? 'cherry' : 'blue')} />
          <rect y={y - 2} width={190} height={34} rx={8} fill={paint('waffle-d')} />
        </g>
      ))}
      <Line d="M6 0V418M184 0V418" color="waffle" width={15} />
      <Line d="M140 96H178M140 144H178M140 192H178" color="waffle" width={9} />
      <Line d="M140 70V226" color="waffle" width={9} />
    </At>
  );
}

/** Moving-in day: the advisor of the hall hands a new student the key of the room. */
export default function ResidentialAdvisors(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="vanilla" {...props}>
      <Board x={296} y={134} width={104} height={84} color="mint-l" frame="white">
        <path d="M-52 42V12Q-20 -12 8 14T52 4V42Z" fill={paint('mint-d')} />
        <circle cx={24} cy={-18} r={12} fill={paint('waffle')} />
      </Board>
      <BunkBed />
      <path d="M60 104L164 132L60 160Z" fill={paint('blue')} />
      <path d="M60 104L86 111V153L60 160Z" fill={paint('blue-d')} />
      <Tool name="star" x={110} y={132} scale={0.28} />
      <Person
        x={168}
        y={206}
        scale={1.16}
        skin={4}
        hair="curls"
        hairColor="auburn"
        top="mint-d"
        shade="#14785A"
        wear="hoodie"
        trousers="blue-d"
        shoes="cherry"
        face="open"
        extras={['glasses']}
        legs="stand"
        leftArm={WAVE_LEFT}
        rightArm={KEY}
        held={
          <>
            <Line d="M-16 56L0 100L16 56" color="waffle" width={5} />
            <rect x={-13} y={98} width={26} height={32} rx={5} fill={paint('white')} />
            <circle cy={108} r={5} fill={paint('straw-d')} />
            <Line d="M-6 121H6" color="choc-l" width={4} />
          </>
        }
      />
      <Person
        x={424}
        y={222}
        scale={1.1}
        flip
        skin={2}
        hair="long"
        hairColor="black"
        top="straw"
        shade="straw-d"
        wear="stripe"
        trousers="choc"
        shoes="cream"
        face="smile"
        legs="stand"
        leftArm={['M-36 78C-60 104 -66 132 -60 152', -60, 156]}
        rightArm={['M36 78C60 104 74 104 86 96', 90, 94]}
        held={<Line d="M-26 56L-32 100M26 56L32 100" color="cherry" width={10} />}
      />
      <ToolOfTrade name="key" x={302} y={306} scale={0.6} turn={74} />
      <Reach x={168} y={206} scale={1.16} skin={4} sleeve="#14785A" arm={KEY} />
      <At x={506} y={530}>
        <Line d="M-22 -104V-128H22V-104" color="choc" width={8} />
        <rect x={-52} y={-108} width={104} height={104} rx={14} fill={paint('blue')} />
        <Line d="M-28 -106V-6M28 -106V-6" color="blue-d" width={9} />
        <circle cx={-34} cy={0} r={9} fill={paint('choc')} />
        <circle cx={34} cy={0} r={9} fill={paint('choc')} />
      </At>
      <At x={292} y={528}>
        <Line d="M0 -70C-4 -96 -22 -104 -28 -118M0 -70C2 -96 16 -106 22 -124" color="mint-d" width={7} />
        <ellipse cx={-30} cy={-122} rx={13} ry={22} fill={paint('mint-d')} transform="rotate(-24 -30 -122)" />
        <ellipse cx={24} cy={-128} rx={13} ry={22} fill={paint('mint')} transform="rotate(20 24 -128)" />
        <rect x={-54} y={-74} width={108} height={74} rx={7} fill={paint('waffle')} />
        <path d="M-54 -67Q-54 -74 -47 -74H47Q54 -74 54 -67V-52H-54Z" fill={paint('waffle-d')} />
      </At>
    </Stage>
  );
}
