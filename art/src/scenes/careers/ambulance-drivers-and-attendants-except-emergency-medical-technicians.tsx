import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { LAP_LEFT, LAP_RIGHT, type Arm } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';
import { Tree } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const PUSH: Arm = ['M-36 78C-54 108 -70 128 -86 138', -90, 141];

/** The open back of the car that brings patients to the hospital and home, with its ramp down. */
function CarBack() {
  return (
    <>
      <path d="M18 176L74 154V452L18 474ZM422 176L366 154V452L422 474Z" fill={paint('white')} />
      <path d="M18 330L74 318V346L18 360ZM422 330L366 318V346L422 360Z" fill={paint('mint-d')} />
      <path d="M30 204L62 192V264L30 272ZM410 204L378 192V264L410 272Z" fill={paint('blue-l')} />
      <rect x={62} y={96} width={316} height={390} rx={26} fill={paint('white')} />
      <rect x={140} y={78} width={70} height={24} rx={11} fill={paint('waffle')} />
      <rect x={230} y={78} width={70} height={24} rx={11} fill={paint('waffle')} />
      <rect x={84} y={140} width={272} height={320} rx={14} fill={paint('blue-l')} />
      <rect x={84} y={300} width={60} height={130} rx={10} fill={paint('mint-d')} />
      <rect x={84} y={156} width={272} height={30} fill={paint('blue')} />
      <rect x={200} y={206} width={116} height={64} rx={10} fill={paint('white')} />
      <Line d="M220 117V129M214 123H226" color="mint-d" width={9} />
      <circle cx={104} cy={490} r={24} fill={paint('choc')} />
      <circle cx={336} cy={490} r={24} fill={paint('choc')} />
      <path d="M106 456H334L366 546H74Z" fill={paint('choc-l')} />
      <Line d="M98 486H342M90 514H350" color="waffle-d" width={6} />
    </>
  );
}

/** An attendant brings somebody in a wheelchair up the ramp, on the way home from the hospital. */
export default function AmbulanceAttendants(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="mint" {...props}>
      <Tree x={512} y={488} scale={1.2} color="mint-d" />
      <CarBack />
      <Person
        x={220}
        y={296}
        scale={0.92}
        {...CAST.greybun}
        skin={4}
        hair="afro"
        top="straw"
        shade="straw-d"
        face="open"
        legs="sit"
        trousers="choc"
        leftArm={LAP_LEFT}
        rightArm={LAP_RIGHT}
        behind={
          <>
            <Wheelchair color="cherry" />
            <Line d="M56 76H84" color="choc" width={11} />
          </>
        }
        held={
          <>
            <path d="M-50 150Q0 128 50 150L58 214Q0 232 -58 214Z" fill={paint('vanilla')} />
            <Line d="M-53 176Q0 156 53 176M-56 200Q0 182 56 200" color="straw" width={6} />
          </>
        }
      />
      <Person
        x={396}
        y={200}
        scale={1.16}
        skin={2}
        hair="swoop"
        hairColor="black"
        top="blue"
        shade="mint-d"
        wear="vest"
        extras={['glasses']}
        face="smile"
        legs="stand"
        trousers="blue-d"
        leftArm={PUSH}
        rightArm={['M36 76C50 100 52 128 50 152', 50, 156]}
        held={
          <>
            <Line d="M-45 120H-12M45 120H12" color="vanilla" width={10} />
            <rect x={16} y={84} width={20} height={14} rx={4} fill={paint('white')} />
          </>
        }
      />
      <ToolOfTrade name="suitcase" x={452} y={428} scale={0.96} />
      <circle cx={454} cy={382} r={14} fill="#E6A97C" />
    </Stage>
  );
}
