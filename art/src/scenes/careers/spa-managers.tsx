import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import type { ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const TOWEL: Arm = ['M36 78C62 100 78 108 92 106', 96, 106];

/** At the desk of a spa with towels, creams and candles, the manager welcomes a guest. */
export default function SpaManagers(props: ArtProps) {
  return (
    <Stage back="mint" floor="mint-d" {...props}>
      <Shelf x={176} y={170} width={230} color="waffle">
        <ToolOfTrade name="cream-jar" x={-70} y={-26} scale={0.6} />
        <ToolOfTrade name="bottles" x={6} y={-28} scale={0.58} />
        <ToolOfTrade name="cream-jar" x={76} y={-26} scale={0.6} />
      </Shelf>
      <Leaf x={470} y={250} length={110} turn={-24} />
      <Leaf x={490} y={250} length={130} turn={8} color="mint-l" shade="mint" />
      <Leaf x={510} y={250} length={104} turn={38} />
      <Person
        x={214}
        y={224}
        scale={1.18}
        {...CAST.ginger}
        skin={2}
        hair="swoop"
        hairColor="black"
        top="white"
        shade="milk"
        wear="tee"
        extras={['beard']}
        face="smile"
        leftArm={['M-36 76C-60 100 -62 130 -44 148', -40, 150]}
        rightArm={TOWEL}
      />
      <Person
        x={454}
        y={236}
        scale={1.12}
        {...CAST.wavy}
        flip
        skin={5}
        hair="bun"
        hairColor="black"
        top="straw"
        shade="straw-d"
        wear="tee"
        extras={['earrings']}
        face="calm"
        leftArm={['M-36 76C-60 100 -62 130 -44 148', -40, 150]}
        rightArm={['M36 78C58 98 68 102 78 100', 82, 100]}
        held={<path d="M-46 168V92Q-46 54 -14 50L0 104L14 50Q46 54 46 92V168Z" fill={paint('cream')} />}
      />
      <Counter y={408} width={540} color="cream" shade="waffle" />
      <rect x={290} y={328} width={84} height={26} rx={12} fill={paint('straw-l')} />
      <rect x={286} y={352} width={92} height={26} rx={12} fill={paint('blue-l')} />
      <Reach x={214} y={224} scale={1.18} skin={2} sleeve="milk" arm={TOWEL} />
      <Reach x={454} y={236} scale={1.12} flip skin={5} sleeve="straw-d" arm={['M36 78C58 98 68 102 78 100', 82, 100]} />
      <ToolOfTrade name="candle" x={92} y={372} scale={0.7} />
      <ToolOfTrade name="flowers" x={536} y={360} scale={0.86} />
    </Stage>
  );
}
