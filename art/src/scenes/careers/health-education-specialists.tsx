import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Awning } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Heart } from '../../tools/people.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const OFFER: Arm = ['M36 78C62 98 80 106 98 104', 104, 102];

/** At a stall on market day, somebody shows how much sugar hides in a drink and what keeps a heart well. */
export default function HealthEducators(props: ArtProps) {
  return (
    <Stage back="mint" floor="mint-d" ground="hill" {...props}>
      <Line d="M52 110V430M420 110V430" color="choc-l" width={14} />
      <Board x={326} y={206} width={110} height={92} color="white" frame="mint-d">
        <Heart y={-8} scale={0.56} />
        <Line d="M-38 32H-22L-12 20L0 42L10 32H38" color="blue" width={6} />
      </Board>
      <Person
        x={172}
        y={222}
        scale={1.16}
        {...CAST.greyfade}
        top="straw-d"
        shade="#B3123A"
        wear="knit"
        face="open"
        leftArm={['M-36 76C-60 100 -62 130 -44 148', -40, 150]}
        rightArm={OFFER}
      />
      <rect x={38} y={404} width={398} height={130} rx={12} fill={paint('straw')} />
      <rect x={26} y={392} width={422} height={26} rx={13} fill={paint('cream')} />
      <ToolOfTrade name="apple" x={292} y={336} scale={0.9} />
      <Reach x={172} y={222} scale={1.16} skin={5} sleeve="#B3123A" arm={OFFER} />
      <ToolOfTrade name="lemonade" x={84} y={352} scale={0.82} />
      {[378, 400, 389].map((x, index) => (
        <rect key={x} x={x - 10} y={index === 2 ? 352 : 372} width={20} height={20} rx={4} fill={paint('white')} />
      ))}
      <Awning x={26} y={88} width={422} height={48} stripes={7} colors={['blue', 'cream']} />
      <rect x={26} y={76} width={422} height={20} rx={10} fill={paint('blue')} />
      <Person
        x={508}
        y={264}
        scale={0.98}
        flip
        {...CAST.longhair}
        top="waffle"
        shade="waffle-d"
        face="look"
        legs="stand"
        rightArm={['M36 78C62 96 74 96 82 86', 86, 82]}
      />
    </Stage>
  );
}
