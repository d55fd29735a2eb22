import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheel } from '../../settings-vehicles.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const GLASS: Arm = ['M36 78C58 104 68 124 78 134', 82, 138];

/** Beside a railway car, an inspector looks at a wheel through a glass before the train leaves. */
export default function TrainInspectors(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="waffle-l" {...props}>
      <Line d="M0 508H600" color="choc" width={14} />
      <Line d="M30 526H570" color="choc-l" width={18} dash="34 44" />
      <rect x={250} y={110} width={380} height={312} rx={28} fill={paint('straw-d')} />
      <rect x={250} y={330} width={380} height={28} fill={paint('cream')} />
      {[290, 414, 538].map((x) => (
        <rect key={x} x={x} y={154} width={94} height={100} rx={14} fill={paint('blue-l')} />
      ))}
      <rect x={270} y={412} width={340} height={36} rx={10} fill={paint('choc')} />
      <Wheel x={336} y={458} r={46} />
      <Wheel x={456} y={458} r={46} />
      <Wheel x={576} y={458} r={46} />
      <Person
        x={176}
        y={222}
        scale={1.14}
        {...CAST.longhair}
        skin={1}
        hair="bob"
        hairColor="auburn"
        top="blue"
        shade="waffle"
        wear="vest"
        extras={['hard-hat', 'glasses']}
        face="look"
        legs="stand"
        trousers="blue-d"
        leftArm={['M-36 78C-60 100 -58 118 -40 124', -36, 126]}
        rightArm={GLASS}
        held={<ToolOfTrade name="checklist" x={-26} y={112} scale={0.62} turn={-8} />}
      />
      <ToolOfTrade name="lens" x={300} y={418} scale={0.86} turn={90} />
      <Reach x={176} y={222} scale={1.14} skin={1} sleeve="blue" arm={GLASS} />
      <Reach x={176} y={222} scale={1.14} skin={1} sleeve="blue" arm={['M-36 78C-60 100 -58 118 -40 124', -38, 126]} />
      <Line d="M62 508V250" color="choc" width={12} />
      <ToolOfTrade name="traffic-light" x={62} y={226} scale={0.9} />
    </Stage>
  );
}
