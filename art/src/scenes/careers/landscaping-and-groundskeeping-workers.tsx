import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Cloud } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const TRIM: Arm = ['M36 78C62 88 80 88 98 80', 104, 78];
const GRIP: Arm = ['M-36 78C-44 110 -4 116 30 104', 36, 102];

/** In a park, somebody trims a hedge into a round while a barrow of cuttings stands by. */
export default function Groundskeepers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="mint" ground="hill" {...props}>
      <Cloud x={148} y={120} scale={0.9} color="white" />
      <circle cx={484} cy={116} r={34} fill={paint('waffle')} />
      <Line d="M470 500V400" color="choc-l" width={22} />
      <circle cx={470} cy={300} r={108} fill={paint('mint-d')} />
      <path d="M470 192A108 108 0 0 1 470 408Q520 300 470 192Z" fill={paint('#14785A')} />
      <path d="M404 500H536L522 556H418Z" fill={paint('straw-d')} />
      <Person
        x={236}
        y={204}
        scale={1.16}
        {...CAST.wavy}
        skin={3}
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="overall"
        extras={['sun-hat']}
        face="look"
        leftArm={GRIP}
        rightArm={TRIM}
        legs="stand"
        trousers="waffle-d"
        shoes="mint-d"
      />
      <At x={388} y={284} turn={72}>
        <path d="M-5 6L-22 -66L6 -8ZM5 6L22 -66L-6 -8Z" fill={paint('white')} />
        <Line d="M5 4C12 24 16 38 14 56M-5 4C-12 24 -16 38 -14 56" color="cherry" width={12} />
        <circle r={7} fill={paint('choc')} />
      </At>
      <Reach x={236} y={204} scale={1.16} skin={3} sleeve="waffle" arm={GRIP} glove="blue" />
      <Reach x={236} y={204} scale={1.16} skin={3} sleeve="waffle" arm={TRIM} glove="blue" />
      <Leaf x={372} y={352} length={22} turn={120} />
      <Leaf x={352} y={404} length={20} turn={70} />
      <Leaf x={386} y={440} length={22} turn={150} />
      <ToolOfTrade name="wheelbarrow" x={96} y={462} scale={1.5} />
      <Leaf x={72} y={416} length={34} turn={-40} />
      <Leaf x={96} y={412} length={38} turn={8} />
      <Leaf x={116} y={418} length={32} turn={50} />
    </Stage>
  );
}
