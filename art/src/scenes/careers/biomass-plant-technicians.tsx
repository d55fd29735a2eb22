import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const TURN: Arm = ['M36 78C62 84 80 78 94 66', 100, 62];

/** Wood chips ride into the furnace of a power plant; a technician reads the heat and sets the valve. */
export default function BiomassTechnicians(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="waffle-l" {...props}>
      <rect x={446} y={44} width={52} height={160} rx={6} fill={paint('milk')} />
      <rect x={446} y={70} width={52} height={22} fill={paint('cherry')} />
      <path d="M316 200Q316 166 350 166H520Q554 166 554 200V516H316Z" fill={paint('blue')} />
      <rect x={352} y={340} width={166} height={130} rx={20} fill={paint('choc')} />
      <ToolOfTrade name="flame" x={435} y={408} scale={1.06} />
      <ToolOfTrade name="gauge" x={386} y={232} scale={0.62} />
      <Line d="M316 276H260" color="blue-d" width={20} />
      <circle cx={280} cy={276} r={36} fill="none" stroke={paint('cherry')} strokeWidth={11} />
      <Line d="M246 276H314M280 242V310" color="cherry" width={7} />
      <ToolOfTrade name="bolt" x={492} y={240} scale={0.66} />
      <Person
        x={154}
        y={208}
        scale={1.14}
        {...CAST.greyfade}
        skin={2}
        top="waffle"
        shade="straw-d"
        wear="vest"
        extras={['hard-hat', 'glasses', 'beard']}
        face="look"
        legs="stand"
        trousers="choc"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={TURN}
      />
      <Reach x={154} y={208} scale={1.14} skin={2} sleeve="waffle" arm={TURN} glove="mint-d" />
      <ToolOfTrade name="logs" x={78} y={470} scale={0.92} />
      <path d="M184 530Q236 430 300 530Z" fill={paint('waffle-d')} />
      <Line d="M222 506L234 494M252 512L262 500M238 476L248 484" color="waffle" width={8} />
    </Stage>
  );
}
