import { CAST } from '../../cast.ts';
import { Mug } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Desk, Keyboard } from '../../settings-office.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const POINT: Arm = ['M36 78C64 80 84 56 92 28', 94, 22];
const LETTERS = ['mint', 'waffle', 'straw', 'blue-l'] as const;

/** Three rows of letters of a gene, one block a letter; one of them is not as in the other rows. */
function Sequences() {
  return [0, 1, 2].map((row) => (
    <At key={row} y={-32 + row * 34}>
      {Array.from({ length: 8 }, (_, index) => (
        <rect
          key={index}
          x={-102 + index * 26}
          y={-12}
          width={21}
          height={24}
          rx={5}
          fill={paint(row === 1 && index === 4 ? 'cherry' : LETTERS[(index * 3 + (index >> 1)) % 4]!)}
        />
      ))}
    </At>
  ));
}

/** Beside the box that reads genes, a technician points at the one letter that is another. */
export default function BioinformaticsTechnicians(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="mint" {...props}>
      <Board x={96} y={168} width={112} height={146} color="white" frame="waffle-d">
        <ToolOfTrade name="dna" scale={1.02} />
      </Board>
      <Board x={410} y={180} width={252} height={176} color="blue-d" frame="choc">
        <Sequences />
        <Line d="M2 68V72" color="cherry" width={11} />
        <circle cx={12} cy={2} r={25} fill="none" stroke={paint('white')} strokeWidth={6} />
        <Line d="M-100 68H-40M36 68H92" color="blue" width={7} />
      </Board>
      <Person
        x={230}
        y={226}
        scale={1.18}
        {...CAST.bluebob}
        skin={4}
        hair="afro"
        hairColor="black"
        top="straw"
        shade="straw-d"
        wear="hoodie"
        extras={['glasses']}
        face="look"
        leftArm={['M-36 78C-60 104 -58 128 -40 140', -36, 142]}
        rightArm={POINT}
      />
      <Desk width={560} color="white" shade="blue">
        <path d="M-254 0V-76Q-254 -92 -238 -92H-166Q-150 -92 -150 -76V0Z" fill={paint('cream')} />
        <path d="M-190 -92H-166Q-150 -92 -150 -76V0H-190Z" fill={paint('milk')} />
        <rect x={-240} y={-78} width={56} height={38} rx={6} fill={paint('choc')} />
        <Line d="M-230 -58H-222L-214 -70L-206 -50L-198 -58H-194" color="mint" width={4} />
        <Line d="M-240 -22H-202" color="mint-d" width={8} />
        <Keyboard x={-44} y={4} />
        <ToolOfTrade name="test-tubes" x={112} y={-44} scale={0.86} />
        <Mug x={214} y={-20} scale={0.84} color="waffle" />
      </Desk>
      <Reach x={230} y={226} scale={1.18} skin={4} sleeve="straw-d" arm={POINT} />
    </Stage>
  );
}
