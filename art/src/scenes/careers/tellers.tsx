import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const COUNT: Arm = ['M-36 78C-62 100 -70 122 -70 136', -70, 142];

/** At the bank's window, a teller counts out notes and coins for a customer. */
export default function Tellers(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <rect x={40} y={96} width={520} height={34} rx={12} fill={paint('mint-d')} />
      <Line d="M66 130V400M534 130V400" color="mint-d" width={22} />
      <rect x={82} y={130} width={436} height={270} fill={paint('white')} opacity={0.5} />
      <Line d="M120 190L168 142M118 236L212 142" color="white" width={9} />
      <Person
        x={340}
        y={222}
        scale={1.16}
        {...CAST.flattop}
        hair="fade"
        top="straw-d"
        shade="#B3123A"
        wear="shirt"
        extras={['glasses']}
        face="smile"
        leftArm={COUNT}
        rightArm={['M36 76C60 100 62 130 44 148', 40, 150]}
      />
      <Counter y={404} width={560} color="waffle" shade="choc-l" />
      <path d="M188 372L268 362L276 396L196 404Z" fill={paint('mint')} />
      <path d="M178 382L258 372L266 404L186 412Z" fill={paint('mint-d')} />
      <circle cx={222} cy={392} r={9} fill={paint('mint-l')} />
      <Reach x={340} y={222} scale={1.16} skin={5} sleeve="#B3123A" arm={COUNT} />
      <ToolOfTrade name="coins" x={482} y={366} scale={0.8} />
      <Person
        x={104}
        y={238}
        scale={1.04}
        {...CAST.greybun}
        top="blue"
        shade="blue-d"
        wear="knit"
        face="look"
        legs="stand"
        leftArm={['M-36 76C-48 104 -48 130 -42 146', -42, 148]}
        rightArm={['M36 78C58 96 66 108 78 112', 82, 112]}
      />
    </Stage>
  );
}
