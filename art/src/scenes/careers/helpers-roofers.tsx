import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Cloud } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const CARRY: Arm = ['M36 78C62 100 56 120 36 128', 32, 130];

/** On a sunny roof, a helper brings a stack of shingles to the roofer who nails them down. */
export default function RooferHelpers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="mint" {...props}>
      <Cloud x={130} y={120} scale={0.9} color="white" />
      <circle cx={500} cy={112} r={34} fill={paint('waffle')} />
      <rect x={70} y={440} width={460} height={120} fill={paint('vanilla')} />
      <rect x={140} y={476} width={84} height={84} rx={6} fill={paint('blue')} />
      <rect x={376} y={476} width={84} height={84} rx={6} fill={paint('blue')} />
      <path d="M116 276H484L584 466H16Z" fill={paint('straw-d')} />
      {[0, 1, 2, 3].map((row) => (
        <Line key={row} d={`M${106 - row * 25} ${312 + row * 42}H${494 + row * 25}`} color="#B3123A" width={7} dash="30 9" />
      ))}
      <Line d="M112 274H488" color="cherry" width={20} />
      <rect x={10} y={456} width={580} height={22} rx={8} fill={paint('cream')} />
      <Person
        x={420}
        y={186}
        scale={0.96}
        {...CAST.turban}
        flip
        skin={2}
        hairColor="mint-d"
        top="blue"
        shade="cherry"
        wear="vest"
        extras={['glasses']}
        face="down"
        legs="sit"
        trousers="blue-d"
        leftArm={['M-36 76C-58 100 -60 126 -46 142', -42, 146]}
        rightArm={['M36 78C64 84 74 70 76 54', 76, 48]}
      />
      <ToolOfTrade name="hammer" x={346} y={218} scale={0.66} turn={-50} />
      <Person
        x={196}
        y={106}
        scale={1.06}
        {...CAST.wavy}
        skin={5}
        hair="braids"
        hairColor="black"
        top="waffle"
        shade="straw-d"
        wear="vest"
        extras={['hard-hat']}
        face="smile"
        legs="stand"
        trousers="choc"
        leftArm={['M-36 78C-62 100 -56 120 -36 128', -32, 130]}
        rightArm={CARRY}
        held={
          <>
            <rect x={-50} y={100} width={100} height={15} rx={5} fill={paint('blue-d')} />
            <rect x={-46} y={114} width={96} height={15} rx={5} fill={paint('blue')} />
            <rect x={-52} y={128} width={100} height={15} rx={5} fill={paint('blue-d')} />
            <Line d="M-44 160H44" color="vanilla" width={10} />
          </>
        }
      />
      <Reach x={196} y={106} scale={1.06} skin={5} sleeve="waffle" arm={CARRY} glove="mint-d" />
    </Stage>
  );
}
