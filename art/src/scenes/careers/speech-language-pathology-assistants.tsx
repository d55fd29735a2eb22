import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Stool } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';
import { ToolOfTrade, type AnyTool } from '../../trades/tool-of-trade.tsx';

const CHIN: Arm = ['M-36 78C-62 80 -50 58 -26 44', -22, 40];
const CARD: Arm = ['M36 78C60 98 66 94 74 84', 78, 80];

/** A card with one thing on it, to be named; the place is its middle. */
function WordCard({ name, ...place }: Place & { name: AnyTool }) {
  return (
    <At {...place}>
      <rect x={-36} y={-42} width={72} height={84} rx={9} fill={paint('white')} />
      <rect x={-28} y={-34} width={56} height={68} rx={6} fill={paint('vanilla')} />
      <ToolOfTrade name={name} scale={0.56} />
    </At>
  );
}

/** Watch my mouth: an assistant shows how a sound is made, and a child tries the word on the card. */
export default function SpeechAssistants(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <path d="M350 66H546Q570 66 570 90V146Q570 170 546 170H452L424 206V170H350Q326 170 326 146V90Q326 66 350 66Z" fill={paint('blue')} />
      <Line d="M362 118V118M386 104V132M410 88V148M434 100V136M458 82V154M482 104V132M506 94V142M530 112V124" color="vanilla" width={11} />
      <Board x={184} y={104} width={200} height={76} color="white" frame="waffle-d">
        <ellipse cx={-64} cy={0} rx={18} ry={22} fill={paint('cherry')} />
        <ellipse cx={-64} cy={0} rx={9} ry={13} fill={paint('choc')} />
        <path d="M-30 -4Q0 -18 30 -4Q0 26 -30 -4Z" fill={paint('cherry')} />
        <Line d="M-18 -2Q0 8 18 -2" color="white" width={6} />
        <circle cx={64} cy={0} r={15} fill={paint('cherry')} />
        <circle cx={64} cy={0} r={6} fill={paint('choc')} />
      </Board>
      <Person
        x={164}
        y={232}
        scale={1.1}
        {...CAST.bluebob}
        skin={5}
        hair="curls"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="shirt"
        face="open"
        legs="sit"
        trousers="choc"
        shoes="waffle"
        leftArm={CHIN}
        rightArm={CARD}
        behind={<Stool />}
      />
      <Reach x={164} y={232} scale={1.1} skin={5} sleeve="blue-d" arm={CHIN} />
      <Person
        x={442}
        y={304}
        scale={0.86}
        {...CAST.longhair}
        skin={1}
        hair="puffs"
        hairColor="ginger"
        top="straw"
        shade="straw-d"
        wear="stripe"
        face="open"
        legs="sit"
        trousers="blue"
        shoes="cherry"
        leftArm={['M-36 78C-58 96 -56 112 -44 120', -42, 122]}
        rightArm={['M36 76C56 108 40 136 18 138', 16, 138]}
        behind={<Stool color="waffle-d" />}
      />
      <Table x={316} y={424} width={232} height={90} color="waffle" shade="waffle-d" />
      <WordCard name="apple" x={262} y={332} scale={1.1} turn={-6} />
      <Reach x={164} y={232} scale={1.1} skin={5} sleeve="blue-d" arm={CARD} />
      <WordCard name="ball" x={330} y={402} scale={0.6} turn={-10} />
      <WordCard name="house" x={372} y={404} scale={0.6} turn={8} />
    </Stage>
  );
}
