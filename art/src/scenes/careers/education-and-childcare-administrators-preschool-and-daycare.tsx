import { Clipboard } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const LIST: Arm = ['M-36 78C-64 100 -60 120 -42 122', -38, 122];
const GREET: Arm = ['M36 78C62 98 78 110 90 122', 94, 126];
const HAND_UP: Arm = ['M-36 78C-64 84 -78 66 -84 46', -86, 40];
const HOLD_ON: Arm = ['M36 78C62 80 76 66 84 52', 88, 48];

/** Cubbies with a hook and a sign for each child. */
function Cubbies() {
  return (
    <At x={392} y={104}>
      <rect x={-112} width={224} height={148} rx={12} fill={paint('waffle-d')} />
      {[-74, 0, 74].map((x, index) => (
        <g key={x}>
          <rect x={x - 32} y={12} width={64} height={124} rx={8} fill={paint('waffle-l')} />
          <ToolOfTrade name={(['heart', 'star', 'sprout'] as const)[index] ?? 'star'} x={x} y={34} scale={0.3} />
        </g>
      ))}
      <ToolOfTrade name="backpack" x={0} y={96} scale={0.56} />
      <path d="M-90 58L-74 52L-58 58L-52 84L-60 88V126H-88V88L-96 84Z" fill={paint('blue')} />
    </At>
  );
}

/** The director of a preschool welcomes the newest child at the door; the first drawings hang already. */
export default function PreschoolDirectors(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Line d="M44 112Q170 140 272 100" color="choc-l" width={4} />
      <rect x={70} y={122} width={62} height={54} rx={4} fill={paint('white')} />
      <Tool name="sprout" x={101} y={148} scale={0.42} />
      <rect x={200} y={122} width={62} height={54} rx={4} fill={paint('white')} />
      <Tool name="house" x={231} y={149} scale={0.42} />
      <Cubbies />
      <Person
        x={168}
        y={206}
        scale={1.16}
        skin={3}
        hair="wavy"
        hairColor="auburn"
        top="straw"
        shade="straw-d"
        wear="knit"
        trousers="blue-d"
        face="open"
        extras={['hearing-aid', 'earrings']}
        legs="stand"
        leftArm={LIST}
        rightArm={GREET}
        held={
          <>
            <Clipboard x={-38} y={110} scale={0.72} turn={-6} color="blue" />
            <Reach skin={3} sleeve="straw-d" arm={LIST} />
          </>
        }
      />
      <Person
        x={464}
        y={216}
        scale={1.1}
        skin={5}
        hair="flat"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="shirt"
        trousers="choc"
        face="smile"
        extras={['beard']}
        legs="stand"
        leftArm={['M-36 78C-60 104 -66 132 -56 156', -54, 160]}
      />
      <Person
        x={338}
        y={336}
        scale={0.68}
        skin={5}
        hair="puffs"
        hairColor="black"
        top="cherry"
        shade="straw-d"
        wear="overall"
        trousers="straw-d"
        shoes="cream"
        face="open"
        legs="stand"
        leftArm={HAND_UP}
        rightArm={HOLD_ON}
      />
      <ToolOfTrade name="blocks" x={548} y={482} scale={0.84} />
    </Stage>
  );
}
