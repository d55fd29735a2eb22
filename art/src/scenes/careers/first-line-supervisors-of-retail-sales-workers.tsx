import { CAST } from '../../cast.ts';
import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const SHOW: Arm = ['M36 78C62 100 76 110 90 106', 94, 104];

/** In a shoe shop, a supervisor at the till shows a new colleague the day's figures. */
export default function RetailSupervisors(props: ArtProps) {
  return (
    <Stage back="straw" floor="straw-l" {...props}>
      <Shelf x={300} y={136} width={420}>
        {[-156, -52, 52, 156].map((x) => (
          <ToolOfTrade key={x} name="shoe" x={x} y={-26} scale={0.7} />
        ))}
      </Shelf>
      <Shelf x={300} y={226} width={420}>
        {(['blue', 'mint', 'waffle', 'cream', 'cherry'] as const).map((color, index) => (
          <rect key={color} x={index * 84 - 200} y={-46} width={66} height={46} rx={6} fill={paint(color)} />
        ))}
      </Shelf>
      <Person
        x={186}
        y={232}
        scale={1.14}
        {...CAST.hijab}
        skin={4}
        hairColor="vanilla"
        top="blue"
        shade="blue-d"
        wear="shirt"
        face="smile"
        leftArm={['M-36 76C-60 100 -62 130 -44 148', -40, 150]}
        rightArm={SHOW}
      />
      <Person
        x={406}
        y={238}
        scale={1.1}
        {...CAST.ginger}
        top="mint-d"
        shade="#14785A"
        wear="apron"
        face="open"
        flip
        leftArm={['M-36 76C-60 100 -62 130 -44 148', -40, 150]}
        rightArm={['M36 76C60 100 62 130 44 148', 40, 150]}
      />
      <Counter y={408} width={540} color="cream" shade="blue" />
      <Tablet x={296} y={352} scale={0.86} turn={-6}>
        <Line d="M-28 16V0M-10 16V-12M8 16V-4M26 16V-18" color="blue" width={9} />
      </Tablet>
      <Reach x={186} y={232} scale={1.14} skin={4} sleeve="blue-d" arm={SHOW} />
      <ToolOfTrade name="register" x={506} y={362} scale={0.94} />
      <ToolOfTrade name="shopping-bag" x={84} y={366} scale={0.82} />
    </Stage>
  );
}
