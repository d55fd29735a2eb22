import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const HAND_UP: Arm = ['M36 78C66 70 82 40 88 8', 90, 0];

/** A helper hands up a wrench to the mechanic on the ladder, who mends the fan on the wall. */
export default function RepairHelpers(props: ArtProps) {
  return (
    <Stage back="mint" floor="mint-d" {...props}>
      <ToolOfTrade name="fan" x={478} y={156} scale={1.5} />
      <Line d="M330 530L378 210M450 530L426 210" color="waffle" width={14} />
      <Line d="M346 470H444M352 420H440M360 366H436M368 312H432" color="waffle-d" width={11} />
      <Person
        x={396}
        y={128}
        scale={0.98}
        {...CAST.ginger}
        top="blue"
        shade="blue-d"
        wear="overall"
        extras={['glasses', 'beard']}
        face="look"
        legs="stand"
        trousers="blue-d"
        leftArm={['M-36 78C-66 100 -82 120 -90 140', -94, 146]}
        rightArm={['M36 76C58 78 70 72 80 62', 84, 60]}
      />
      <ToolOfTrade name="wrench" x={290} y={246} scale={0.74} turn={-30} />
      <Person
        x={170}
        y={238}
        scale={1.06}
        {...CAST.longhair}
        skin={4}
        hair="bun"
        top="waffle"
        shade="waffle-d"
        wear="overall"
        face="open"
        legs="stand"
        trousers="waffle-d"
        leftArm={['M-36 76C-48 104 -48 130 -42 146', -42, 148]}
        rightArm={HAND_UP}
      />
      <Reach x={170} y={238} scale={1.06} skin={4} sleeve="waffle" arm={HAND_UP} />
      <Line d="M62 458V440H118V458" color="choc" width={8} />
      <rect x={36} y={456} width={108} height={62} rx={12} fill={paint('cherry')} />
      <rect x={36} y={476} width={108} height={13} fill={paint('#B3123A')} />
    </Stage>
  );
}
