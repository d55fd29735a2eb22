import { CAST } from '../../cast.ts';
import { Microphone } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const AIM: Arm = ['M36 78C62 84 76 74 86 58', 90, 54];
const FOCUS: Arm = ['M-36 78C-44 108 20 100 60 76', 66, 72];

/** Behind a big camera on three legs, somebody films a presenter in the light of a lamp. */
export default function CameraOperators(props: ArtProps) {
  return (
    <Stage back="blue" floor="blue-d" {...props}>
      <ToolOfTrade name="spotlight" x={520} y={70} scale={0.9} />
      <Person
        x={486}
        y={258}
        scale={0.98}
        {...CAST.hijab}
        hairColor="straw-d"
        top="mint"
        shade="mint-d"
        face="open"
        legs="stand"
        trousers="choc"
        leftArm={['M-36 78C-62 96 -50 84 -28 76', -22, 74]}
        rightArm={['M36 76C60 92 78 92 88 82', 92, 80]}
        held={<Microphone x={-20} y={70} scale={0.7} />}
      />
      <Person
        x={152}
        y={212}
        scale={1.14}
        {...CAST.turban}
        skin={3}
        hairColor="waffle"
        top="straw-d"
        shade="#B3123A"
        wear="hoodie"
        extras={['headphones']}
        face="look"
        legs="stand"
        trousers="choc"
        leftArm={FOCUS}
        rightArm={AIM}
      />
      <Line d="M276 322L232 524M276 322L322 524M276 322V520" color="choc" width={11} />
      <At x={276} y={256}>
        <rect x={-66} y={-44} width={116} height={84} rx={16} fill={paint('milk')} />
        <path d="M14 -44H34Q50 -44 50 -28V24Q50 40 34 40H14Z" fill={paint('#A3A9F2')} />
        <rect x={46} y={-26} width={34} height={46} rx={8} fill={paint('choc')} />
        <path d="M78 -18L104 -34V28L78 12Z" fill={paint('choc-l')} />
        <rect x={-92} y={-66} width={54} height={36} rx={8} fill={paint('choc')} />
        <rect x={-86} y={-60} width={42} height={24} rx={4} fill={paint('mint-l')} />
        <circle cx={-40} cy={14} r={8} fill={paint('cherry')} />
        <Line d="M-16 -44V-62H24V-44" color="choc" width={9} />
        <rect x={-26} y={40} width={52} height={28} rx={8} fill={paint('choc')} />
      </At>
      <Reach x={152} y={212} scale={1.14} skin={3} sleeve="#B3123A" arm={AIM} />
    </Stage>
  );
}
