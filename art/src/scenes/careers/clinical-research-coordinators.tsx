import { Clipboard } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const LIST: Arm = ['M36 78C62 100 74 114 88 116', 92, 116];

/** A coordinator of a study goes through a list with a volunteer; the samples stand between them. */
export default function ResearchCoordinators(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="#A3A9F2" {...props}>
      <Board x={298} y={140} width={170} height={104} color="white" frame="blue-d">
        <Line d="M-66 32L-32 8L0 16L34 -18L66 -32" color="mint-d" width={8} />
        <Line d="M-66 38L-32 30L0 34L34 22L66 24" color="straw-d" width={8} />
      </Board>
      <Person
        x={168}
        y={222}
        scale={1.18}
        skin={4}
        hair="braids"
        hairColor="black"
        top="straw-d"
        shade="straw"
        wear="lab"
        face="look"
        leftArm={['M-36 76C-60 100 -62 130 -44 148', -40, 150]}
        rightArm={LIST}
      />
      <Person
        x={444}
        y={226}
        scale={1.16}
        flip
        skin={1}
        hair="swoop"
        hairColor="blond"
        top="mint-d"
        shade="#14785A"
        wear="tee"
        face="smile"
        leftArm={['M-36 76C-60 100 -62 130 -44 148', -40, 150]}
        rightArm={['M36 78C58 104 58 128 46 144', 42, 146]}
      />
      <rect x={-16} y={-15} width={32} height={28} rx={6} fill={paint('waffle-l')} transform="translate(386 330) rotate(18)" />
      <Counter y={406} width={540} color="white" shade="blue" />
      <Clipboard x={288} y={352} scale={1.16} turn={8} color="straw-d" />
      <Reach x={168} y={222} scale={1.18} skin={4} sleeve="milk" arm={LIST} />
      <ToolOfTrade name="test-tubes" x={520} y={364} scale={0.86} />
      <ToolOfTrade name="pills" x={82} y={366} scale={0.78} />
    </Stage>
  );
}
