import { CAST } from '../../cast.ts';
import { Guitar } from '../../instruments.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const PEG: Arm = ['M36 78C66 90 86 92 104 86', 110, 84];
const BODY: Arm = ['M-36 78C-60 104 -50 124 -30 128', -24, 128];

/** A violin that hangs on the wall; the place is its middle. */
function Violin({ x, color }: { x: number; color: 'cherry' | 'waffle-d' }) {
  return (
    <At x={x} y={164} scale={0.9}>
      <Line d="M0 -84V0" color="choc" width={10} />
      <path d="M0 -34C30 -36 34 -8 22 4C36 16 36 56 0 56C-36 56 -36 16 -22 4C-34 -8 -30 -36 0 -34Z" fill={paint(color)} />
      <Line d="M0 -70V34M-10 34H10" color="cream" width={3} />
      <circle cy={-88} r={9} fill={paint('choc')} />
    </At>
  );
}

/** In the workshop: new strings for a guitar, tuned by ear, with violins on the wall. */
export default function InstrumentRepairers(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <Line d="M78 82H522" color="choc-l" width={12} />
      <Violin x={112} color="cherry" />
      <Violin x={196} color="waffle-d" />
      <Violin x={486} color="cherry" />
      <Person
        x={300}
        y={208}
        scale={1.2}
        {...CAST.wavy}
        top="mint-d"
        shade="#14785A"
        wear="apron"
        face="down"
        leftArm={BODY}
        rightArm={PEG}
      />
      <Counter y={410} width={540} color="waffle" shade="choc-l" />
      <At x={256} y={372} turn={16}>
        <Guitar scale={1.24} />
      </At>
      <Reach x={300} y={208} scale={1.2} skin={4} sleeve="mint-d" arm={BODY} />
      <Reach x={300} y={208} scale={1.2} skin={4} sleeve="mint-d" arm={PEG} />
      <ToolOfTrade name="screwdriver" x={520} y={372} scale={0.72} />
      <ToolOfTrade name="pliers" x={92} y={368} scale={0.76} />
    </Stage>
  );
}
