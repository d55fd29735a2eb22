import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { HIP_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade, type AnyTool } from '../../trades/tool-of-trade.tsx';

const POINT: Arm = ['M36 76C68 66 82 24 86 -16', 87, -22];
const FOLDER: Arm = ['M36 78C62 100 60 118 42 124', 38, 126];

/** What comes with the pay: care when ill, time off, a course, money for old age. */
const BENEFITS: readonly (readonly [x: number, y: number, tool: AnyTool])[] = [
  [66, -62, 'heart'],
  [130, -62, 'sun-cloud'],
  [66, 16, 'grad-cap'],
  [130, 16, 'coins'],
];

/** Steps of pay on the left, what comes with it on the right. */
function PayBoard() {
  return (
    <At x={380} y={164}>
      <rect x={-186} y={-122} width={372} height={200} rx={20} fill={paint('blue-d')} />
      <rect x={-174} y={-110} width={348} height={176} rx={12} fill={paint('white')} />
      {['straw', 'waffle', 'mint', 'blue'].map((color, step) => (
        <At key={color} x={-146 + step * 42} y={54}>
          <rect x={-16} y={-26 - step * 30} width={36} height={26 + step * 30} rx={7} fill={paint(color as 'straw')} />
          <circle cx={2} cy={-44 - step * 30} r={13} fill={paint('waffle')} />
          <circle cx={2} cy={-44 - step * 30} r={7} fill={paint('waffle-l')} />
        </At>
      ))}
      <Line d="M24 -94V54" color="milk" width={5} dash="2 12" />
      {BENEFITS.map(([x, y, tool]) => (
        <At key={tool} x={x} y={y}>
          <circle r={31} fill={paint(tool === 'grad-cap' ? 'mint-l' : tool === 'sun-cloud' ? 'blue-l' : 'vanilla')} />
          <ToolOfTrade name={tool} scale={0.42} />
        </At>
      ))}
    </At>
  );
}

/** A manager shows what every step of pay is worth, and all that comes with it. */
export default function CompensationManagers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="straw" {...props}>
      <PayBoard />
      <Person
        x={128}
        y={240}
        scale={1.05}
        skin={2}
        hair="bob"
        hairColor="black"
        top="straw-d"
        shade="#B3123A"
        wear="shirt"
        trousers="choc"
        face="look"
        extras={['earrings']}
        legs="stand"
        leftArm={HIP_LEFT}
        rightArm={POINT}
      />
      <Person
        x={486}
        y={270}
        scale={0.94}
        flip
        skin={5}
        hair="puffs"
        hairColor="black"
        top="mint-d"
        shade="#14785A"
        wear="overall"
        trousers="#14785A"
        shoes="waffle"
        face="open"
        extras={['glasses']}
        legs="stand"
        leftArm={['M-36 76C-58 100 -60 118 -40 126', -36, 128]}
        rightArm={FOLDER}
        held={
          <>
            <ToolOfTrade name="folder" x={6} y={116} scale={0.82} />
            <Reach skin={5} sleeve="mint-d" arm={FOLDER} />
          </>
        }
      />
      <Person
        x={312}
        y={270}
        scale={0.94}
        skin={3}
        hair="turban"
        hairColor="waffle"
        top="blue"
        shade="blue-d"
        wear="knit"
        trousers="choc-l"
        face="look"
        legs="stand"
        leftArm={['M-36 76C-58 100 -60 126 -46 142', -42, 146]}
      />
    </Stage>
  );
}
