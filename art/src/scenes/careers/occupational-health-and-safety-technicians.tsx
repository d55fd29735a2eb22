import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const METER: Arm = ['M36 78C62 92 80 92 94 82', 100, 78];

/** A technician holds up a meter to hear how loud a press is; the operator wears ear protectors. */
export default function SafetyTechnicians(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="vanilla" {...props}>
      <rect x={352} y={130} width={168} height={64} rx={14} fill={paint('blue')} />
      <Line d="M376 194V400M496 194V400" color="blue-d" width={18} />
      <rect x={404} y={194} width={64} height={76} rx={8} fill={paint('choc-l')} />
      <rect x={388} y={266} width={96} height={22} rx={6} fill={paint('choc')} />
      <circle cx={484} cy={162} r={11} fill={paint('cherry')} />
      <Person
        x={536}
        y={254}
        scale={1}
        {...CAST.wavy}
        top="mint-d"
        shade="#14785A"
        wear="overall"
        extras={['hard-hat', 'headphones']}
        face="smile"
        flip
        legs="stand"
        leftArm={['M-36 76C-48 104 -46 130 -42 146', -42, 148]}
        rightArm={['M36 78C58 104 74 112 88 112', 92, 112]}
      />
      <rect x={332} y={376} width={176} height={140} rx={12} fill={paint('blue')} />
      <rect x={322} y={362} width={196} height={24} rx={8} fill={paint('blue-d')} />
      <path d="M400 338H472V362H400Z" fill={paint('waffle')} />
      <Line d="M330 252Q310 270 330 290M306 236Q278 270 306 304" color="cherry" width={7} />
      <Person
        x={160}
        y={206}
        scale={1.16}
        skin={2}
        hair="bun"
        hairColor="grey"
        top="straw-d"
        shade="waffle"
        wear="vest"
        extras={['hard-hat', 'glasses']}
        face="look"
        legs="stand"
        trousers="choc"
        leftArm={['M-36 78C-60 100 -56 120 -36 128', -32, 130]}
        rightArm={METER}
        held={<ToolOfTrade name="checklist" x={-22} y={116} scale={0.62} turn={-8} />}
      />
      <Reach x={160} y={206} scale={1.16} skin={2} sleeve="straw-d" arm={['M-36 78C-60 100 -56 120 -36 128', -34, 130]} />
      <rect x={258} y={222} width={38} height={74} rx={10} fill={paint('choc')} />
      <rect x={264} y={232} width={26} height={24} rx={4} fill={paint('mint-l')} />
      <circle cx={277} cy={212} r={13} fill={paint('choc-l')} />
      <Reach x={160} y={206} scale={1.16} skin={2} sleeve="straw-d" arm={METER} />
    </Stage>
  );
}
