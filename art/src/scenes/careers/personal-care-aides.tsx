import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const STIR: Arm = ['M36 78C62 108 84 100 96 88', 100, 85];
const STEADY: Arm = ['M-36 78C-60 106 -66 126 -60 146', -58, 150];
const CUT: Arm = ['M36 78C60 104 58 126 42 140', 40, 143];

/** A personal care aide and the woman she looks after cook lunch at her kitchen table, each doing what she can. */
export default function PersonalCareAides(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="vanilla" {...props}>
      <Board x={188} y={134} width={150} height={104} color="blue-l" frame="white">
        <circle cx={38} cy={-18} r={17} fill={paint('waffle')} />
        <path d="M-75 52V24Q-30 -16 14 20T75 12V52Z" fill={paint('mint')} />
        <Line d="M0 -52V52" color="white" width={7} />
      </Board>
      <Shelf x={498} y={170} width={150} color="waffle-d">
        <rect x={-60} y={-44} width={34} height={44} rx={6} fill={paint('straw-d')} />
        <rect x={-18} y={-34} width={34} height={34} rx={6} fill={paint('mint-d')} />
        <path d="M26 -30H64V-12Q64 0 52 0H38Q26 0 26 -12Z" fill={paint('blue')} />
      </Shelf>
      <Person
        x={398}
        y={202}
        scale={1.16}
        skin={4}
        hair="braids"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="tee"
        trousers="mint-d"
        shoes="white"
        face="smile"
        legs="stand"
        leftArm={STEADY}
        rightArm={CUT}
        held={<path d="M-16 52L0 80L16 52Q0 62 -16 52Z" fill="#8C5535" />}
      />
      <Table x={420} y={398} width={320} height={128} color="white" shade="blue" />
      <Person
        x={170}
        y={246}
        scale={1.1}
        skin={1}
        hair="curls"
        hairColor="grey"
        top="straw-d"
        shade="#B3123A"
        wear="knit"
        trousers="blue-d"
        shoes="cherry"
        face="open"
        extras={['glasses', 'earrings']}
        legs="sit"
        leftArm={['M-36 76C-58 104 -50 132 -26 138', -22, 138]}
        rightArm={STIR}
        behind={<Wheelchair color="blue" />}
      />
      <Line d="M282 330L312 372" color="waffle-d" width={9} />
      <path d="M278 358H366Q364 402 338 402H306Q280 402 278 358Z" fill={paint('waffle')} />
      <ellipse cx={322} cy={358} rx={44} ry={9} fill={paint('waffle-d')} />
      <Reach x={170} y={246} scale={1.1} skin={1} sleeve="#B3123A" arm={STIR} />
      <Reach x={398} y={202} scale={1.16} skin={4} sleeve="mint-d" arm={['M-36 78C-62 106 -62 122 -46 132', -42, 134]} />
      <rect x={392} y={388} width={116} height={12} rx={5} fill={paint('choc-l')} />
      <At x={474} y={380}>
        <path d="M-56 10Q-58 0 -44 -2L22 -12Q36 -6 30 8Z" fill={paint('waffle')} />
        <Line d="M-22 -2V2M0 -6V-1" color="waffle-d" width={4} />
        <Line d="M30 -4L46 -16M32 -2H50" color="mint-d" width={6} />
      </At>
      <path d="M432 348L448 350L450 390Q436 388 432 348Z" fill={paint('milk')} />
      <Reach x={398} y={202} scale={1.16} skin={4} sleeve="mint-d" arm={['M36 78C64 104 58 122 38 132', 34, 134]} />
      <ToolOfTrade name="apple" x={544} y={370} scale={0.56} />
    </Stage>
  );
}
