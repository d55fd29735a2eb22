import { CAST } from '../../cast.ts';
import { EarMuffs } from '../../headwear-protection.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Belt } from '../../settings-plant.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const LEVER: Arm = ['M36 78C54 96 64 92 72 82', 75, 79];

/** Boxes climb the belt: the operator sets its speed, one hand always near the red button that stops it. */
export default function ConveyorOperators(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <path d="M452 40H590V216H452Z" fill={paint('mint-d')} />
      <path d="M466 54H590V216H466Z" fill={paint('choc')} />
      <Line d="M250 420V520M214 524H286M420 300V520M384 524H456" color="choc-l" width={15} />
      <Belt x1={196} y1={466} x2={548} y2={190} rollers={8} />
      <ToolOfTrade name="package" x={276} y={344} scale={0.92} turn={-38} />
      <ToolOfTrade name="package" x={384} y={260} scale={0.92} turn={-38} />
      <ToolOfTrade name="package" x={492} y={174} scale={0.92} turn={-38} />
      <path d="M570 40H590V216H570Z" fill={paint('mint-d')} />
      <Person
        x={128}
        y={212}
        scale={1.14}
        {...CAST.puffs}
        skin={3}
        hair="short"
        hairColor="black"
        top="blue"
        shade="waffle"
        wear="vest"
        extras={['beard']}
        face="look"
        legs="stand"
        trousers="choc"
        leftArm={['M-36 76C-60 100 -64 122 -54 142', -52, 146]}
        rightArm={LEVER}
        held={<EarMuffs color="cherry" />}
      />
      <At x={232} y={350}>
        <rect x={-22} y={0} width={44} height={182} fill={paint('#33378E')} />
        <rect x={-50} y={176} width={100} height={12} rx={6} fill={paint('choc')} />
        <Line d="M-26 -28L-18 -48" color="choc" width={10} />
        <rect x={-56} y={-34} width={112} height={54} rx={12} fill={paint('blue-d')} />
        <circle cx={26} cy={-8} r={20} fill={paint('waffle')} />
        <circle cx={26} cy={-8} r={13} fill={paint('cherry')} />
        <circle cx={-36} cy={-8} r={7} fill={paint('mint')} />
        <circle cx={-14} cy={-8} r={7} fill={paint('vanilla')} />
      </At>
      <Reach x={128} y={212} scale={1.14} skin={3} sleeve="blue" arm={LEVER} />
    </Stage>
  );
}
