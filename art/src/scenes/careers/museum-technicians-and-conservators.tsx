import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Bottles } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const SWAB: Arm = ['M-36 76C-62 76 -80 60 -92 46', -96, 40];
const JAR: Arm = ['M36 78C62 100 56 118 36 120', 30, 120];

/** An old landscape in its gold frame: the left half still brown, the right half clean. */
function Painting() {
  return (
    <At x={188} y={222}>
      <rect x={-146} y={-112} width={292} height={224} rx={10} fill={paint('waffle')} />
      <rect x={-130} y={-96} width={260} height={192} rx={5} fill={paint('waffle-d')} />
      <rect x={-120} y={-86} width={240} height={172} fill={paint('blue-l')} />
      <circle cx={70} cy={-40} r={24} fill={paint('vanilla')} />
      <path d="M-120 22L-66 -48L-14 14L40 -30L120 34V86H-120Z" fill={paint('mint')} />
      <path d="M-120 50Q0 10 120 56V86H-120Z" fill={paint('mint-d')} />
      <path d="M60 40V14H52L74 -8L96 14H88V40Z" fill={paint('straw-d')} />
      <path d="M-120 -86H6C18 -50 -8 -26 4 6C14 34 -10 58 2 86H-120Z" fill={paint('choc-l')} opacity={0.66} />
    </At>
  );
}

/** With a swab and gloves, a conservator takes the brown of two hundred years off a painting. */
export default function Conservators(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="waffle-l" {...props}>
      <Line d="M116 330L84 524M260 330L292 524M188 104V72" color="choc-l" width={15} />
      <Painting />
      <rect x={32} y={334} width={312} height={20} rx={10} fill={paint('choc-l')} />
      <path d="M500 372H584V524H500Z" fill={paint('white')} />
      <path d="M548 372H584V524H548Z" fill={paint('milk')} />
      <rect x={488} y={356} width={108} height={24} rx={8} fill={paint('white')} />
      <ToolOfTrade name="vase" x={542} y={308} scale={0.98} />
      <Person
        x={400}
        y={196}
        scale={1.18}
        skin={5}
        hair="bun"
        hairColor="black"
        top="straw-d"
        shade="#B3123A"
        wear="apron"
        face="look"
        flip
        legs="stand"
        trousers="blue-d"
        leftArm={JAR}
        rightArm={['M36 76C62 76 80 60 92 46', 96, 40]}
        held={
          <>
            <Line d="M-32 -16Q0 -28 32 -16" color="choc" width={9} />
            <rect x={-28} y={-12} width={56} height={21} rx={10} fill={paint('blue')} />
            <rect x={-21} y={-7} width={42} height={11} rx={5.5} fill={paint('blue-l')} />
          </>
        }
      />
      <Line d="M276 242L224 218" color="waffle-l" width={6} />
      <circle cx={220} cy={216} r={10} fill={paint('white')} />
      <Reach x={400} y={196} scale={1.18} skin={5} sleeve="straw-d" arm={SWAB} glove="mint" />
      <At x={400} y={196} scale={1.18}>
        <rect x={-44} y={98} width={30} height={34} rx={7} fill={paint('blue-l')} />
        <rect x={-44} y={112} width={30} height={20} rx={7} fill={paint('mint-l')} />
      </At>
      <Reach x={400} y={196} scale={1.18} skin={5} sleeve="straw-d" arm={['M36 78C66 104 40 126 -16 122', -20, 122]} glove="mint" />
      <rect x={308} y={452} width={120} height={14} rx={7} fill={paint('choc')} />
      <Line d="M326 466V530M410 466V530" color="choc" width={9} />
      <Bottles x={350} y={452} scale={0.8} colors={['waffle', 'mint-d']} />
      <ToolOfTrade name="brush" x={402} y={424} scale={0.56} />
    </Stage>
  );
}
