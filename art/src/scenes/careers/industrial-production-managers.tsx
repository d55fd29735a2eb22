import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** A manager and a worker walk along the line where robots pack, and talk over the day's number. */
export default function ProductionManagers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="#A3A9F2" {...props}>
      <rect x={176} y={70} width={248} height={88} rx={14} fill={paint('choc')} />
      <Line d="M204 132V110M234 132V92M264 132V102M294 132V84" color="mint" width={15} />
      <circle cx={372} cy={114} r={24} fill={paint('mint-d')} />
      <Line d="M361 114L370 123L384 105" color="cream" width={7} />
      <ToolOfTrade name="robot-arm" x={96} y={288} scale={1.36} />
      <At x={504} y={288}>
        <g transform="scale(-1 1)">
          <ToolOfTrade name="robot-arm" scale={1.36} />
        </g>
      </At>
      <ToolOfTrade name="package" x={308} y={318} scale={0.7} />
      <rect x={20} y={352} width={560} height={38} rx={19} fill={paint('choc')} />
      <Line d="M50 371H560" color="cream" width={14} dash="1 48" />
      <Person
        x={226}
        y={236}
        scale={1.04}
        {...CAST.hijab}
        skin={3}
        top="mint-d"
        shade="#14785A"
        wear="shirt"
        extras={['hard-hat']}
        face="look"
        legs="stand"
        trousers="choc"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={['M36 78C62 92 74 86 84 72', 88, 68]}
      />
      <Person
        x={390}
        y={240}
        scale={1.02}
        {...CAST.ginger}
        flip
        top="waffle"
        shade="waffle-d"
        wear="overall"
        extras={['hard-hat', 'glasses']}
        face="open"
        legs="stand"
        leftArm={['M-36 76C-48 104 -48 130 -42 146', -42, 148]}
        rightArm={['M36 78C60 104 58 120 40 128', 36, 130]}
        held={<ToolOfTrade name="checklist" x={14} y={116} scale={0.6} />}
      />
    </Stage>
  );
}
