import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const POINT: Arm = ['M-36 76C-62 64 -78 34 -84 6', -86, -2];

/** A pennant on the wall. */
function Pennant({ y, color, shade }: { y: number; color: Paint; shade: Paint }) {
  return (
    <>
      <path d={`M486 ${y - 26}L584 ${y}L486 ${y + 26}Z`} fill={paint(color)} />
      <path d={`M478 ${y - 30}H494V${y + 30}H478Z`} fill={paint(shade)} />
    </>
  );
}

/** At a school, a counselor and a student look at the ways that lead on from here. */
export default function SchoolCounselors(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="straw" {...props}>
      <Board x={226} y={160} width={326} height={196} color="mint-l" frame="choc-l">
        <Line
          d="M0 92C0 50 -10 40 -60 24C-100 12 -112 -10 -112 -34M0 92V-34M0 92C0 50 10 40 60 24C100 12 112 -10 112 -34"
          color="white"
          width={22}
        />
        <Line d="M0 84V-20" color="mint-d" width={5} dash="9 12" />
        {[-112, 0, 112].map((x) => (
          <circle key={x} cx={x} cy={-48} r={38} fill={paint(x === 0 ? 'vanilla' : 'cream')} />
        ))}
        <ToolOfTrade name="stethoscope" x={-112} y={-48} scale={0.5} />
        <ToolOfTrade name="grad-cap" y={-48} scale={0.56} />
        <ToolOfTrade name="wrench" x={112} y={-48} scale={0.5} />
      </Board>
      <Pennant y={116} color="blue" shade="blue-d" />
      <Pennant y={186} color="waffle" shade="waffle-d" />
      <Person
        x={394}
        y={226}
        scale={1.18}
        {...CAST.flattop}
        skin={2}
        hair="short"
        hairColor="grey"
        top="mint-d"
        shade="#14785A"
        wear="knit"
        extras={['glasses', 'beard']}
        face="open"
        leftArm={POINT}
        rightArm={['M36 76C60 100 62 130 44 146', 40, 148]}
      />
      <Person
        x={176}
        y={272}
        scale={1.02}
        {...CAST.hijab}
        skin={4}
        hairColor="blue"
        top="waffle"
        shade="waffle-d"
        wear="hoodie"
        face="smile"
        leftArm={['M-36 76C-60 100 -62 122 -40 128', -36, 130]}
        rightArm={['M36 76C60 98 62 118 52 128', 50, 130]}
      />
      <Counter y={410} width={560} color="waffle" shade="waffle-d" />
      <ToolOfTrade name="backpack" x={84} y={356} scale={1.1} />
      <path d="M214 412L228 376H300L300 412ZM302 412V376H374L388 412Z" fill={paint('white')} />
      <Line d="M244 390H286M238 402H286M316 390H358M316 402H364" color="blue" width={5} />
      <ToolOfTrade name="apple" x={500} y={376} scale={0.66} />
    </Stage>
  );
}
