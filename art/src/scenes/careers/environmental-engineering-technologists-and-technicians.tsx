import { paint } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tree } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const POLE: Arm = ['M36 78C60 96 74 106 88 108', 92, 108];
const GRIP: Arm = ['M-36 78C-50 110 -24 128 4 126', 10, 126];

/** A technician in waders dips a bottle on a long pole into the stream; the case for samples waits on the bank. */
export default function EnvironmentalTechnicians(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" ground="hill" {...props}>
      <Tree x={92} y={430} scale={1.1} color="mint-d" />
      <Tree x={520} y={400} scale={0.8} color="mint" />
      <path d="M600 402C520 410 470 430 452 470C436 504 380 530 330 560H600Z" fill={paint('blue')} />
      <Line d="M500 446C530 436 548 452 580 442M470 500C500 490 520 508 556 496M430 540C460 530 480 548 512 538" color="blue-l" width={8} />
      <Person
        x={250}
        y={186}
        scale={1.18}
        skin={3}
        hair="pony"
        hairColor="black"
        top="waffle"
        shade="cherry"
        wear="vest"
        extras={['hard-hat']}
        face="look"
        leftArm={GRIP}
        rightArm={POLE}
        legs="stand"
        trousers="mint-d"
        shoes="#14785A"
      />
      <Line d="M244 348L470 300L486 430" color="choc-l" width={8} />
      <path d="M472 424H500L506 478Q506 486 498 486H474Q466 486 466 478Z" fill={paint('white')} />
      <path d="M467 454H505L506 478Q506 486 498 486H474Q466 486 466 478Z" fill={paint('waffle')} />
      <Reach x={250} y={186} scale={1.18} skin={3} sleeve="waffle" arm={POLE} glove="blue-l" />
      <Reach x={250} y={186} scale={1.18} skin={3} sleeve="waffle" arm={GRIP} glove="blue-l" />
      <rect x={62} y={470} width={116} height={62} rx={10} fill={paint('straw-d')} />
      <rect x={62} y={470} width={116} height={18} rx={9} fill={paint('straw')} />
      <ToolOfTrade name="test-tubes" x={120} y={440} scale={0.76} />
      <Leaf x={392} y={520} length={56} turn={-16} />
      <Leaf x={408} y={522} length={66} turn={14} />
    </Stage>
  );
}
