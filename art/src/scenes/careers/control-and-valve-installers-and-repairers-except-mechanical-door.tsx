import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Dial, Flange, Pipe } from '../../settings-plant.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wrench } from '../../tools/making.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const TURN: Arm = ['M36 78C58 92 72 98 82 98', 88, 98];

/** A control valve: the body in the pipe, the yoke above it, and the dome that moves it. The place is its middle. */
function ControlValve(place: Place) {
  return (
    <At {...place}>
      <rect x={-24} y={-86} width={48} height={60} rx={6} fill={paint('choc-l')} />
      <Line d="M-30 -84V-142M30 -84V-142" color="cherry" width={13} />
      <Line d="M0 -80V-146" color="milk" width={11} />
      <path d="M-80 -150Q-66 -122 0 -118Q66 -122 80 -150Z" fill={paint('straw-d')} />
      <path d="M-80 -158Q-74 -216 0 -218Q74 -216 80 -158Z" fill={paint('cherry')} />
      <path d="M22 -216Q74 -210 80 -158H22Z" fill={paint('straw-d')} />
      <rect x={-90} y={-164} width={180} height={18} rx={9} fill={paint('choc')} />
      <path d="M-62 -34Q0 -66 62 -34V34Q0 66 -62 34Z" fill={paint('blue-d')} />
      <path d="M-62 -34Q0 -66 62 -34V6H-62Z" fill={paint('blue')} />
      <Line d="M-26 0H20M8 -13L22 0L8 13" color="white" width={7} />
    </At>
  );
}

/** A mechanic bolts a control valve into the main, and reads on the dial whether it lets the right flow through. */
export default function ControlAndValveInstallers(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Pipe d="M620 344H330V344M640 120H560V344" color="waffle" shade="waffle-d" width={56} />
      <Pipe d="M330 344H286V500" color="waffle" shade="waffle-d" width={56} />
      <Line d="M456 372V520" color="choc-l" width={18} />
      <rect x={420} y={512} width={72} height={18} rx={8} fill={paint('choc')} />
      <ControlValve x={428} y={344} />
      <Flange x={352} y={344} height={92} />
      <Flange x={504} y={344} height={92} />
      <Line d="M560 262H534" color="choc" width={10} />
      <Dial x={520} y={250} r={34} needle={-24} />
      <Person
        x={176}
        y={212}
        scale={1.14}
        {...CAST.longhair}
        hair="pony"
        skin={3}
        top="waffle"
        shade="cherry"
        wear="vest"
        extras={['hard-hat', 'glasses']}
        face="look"
        legs="stand"
        trousers="blue-d"
        leftArm={['M-36 76C-60 100 -66 122 -56 140', -54, 144]}
        rightArm={TURN}
      />
      <Wrench x={314} y={322} scale={1} turn={96} />
      <Reach x={176} y={212} scale={1.14} skin={3} sleeve="waffle" arm={TURN} glove="cream" />
      <path d="M36 462H126V520Q126 530 116 530H46Q36 530 36 520Z" fill={paint('straw-d')} />
      <Line d="M62 462V448H100V462" color="choc" width={8} />
      <ToolOfTrade name="screwdriver" x={46} y={440} scale={0.5} turn={-20} />
    </Stage>
  );
}
