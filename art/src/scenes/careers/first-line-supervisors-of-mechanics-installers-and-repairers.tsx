import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const POINT: Arm = ['M36 78C64 96 86 82 102 66', 106, 62];
const JOBS: Arm = ['M-36 78C-64 100 -58 124 -30 126', -26, 126];
const TURN: Arm = ['M36 78C62 104 82 102 96 92', 100, 90];

/** An engine with its belt and fan, hanging from a chain. */
function Engine() {
  return (
    <At x={356} y={300} scale={1.14}>
      <Line d="M0 -174V-92M-52 -52L0 -92L52 -52" color="choc" width={7} dash="9 7" />
      <rect x={-66} y={-58} width={132} height={34} rx={8} fill={paint('cherry')} />
      {[-42, -14, 14, 42].map((x) => (
        <rect key={x} x={x - 9} y={-74} width={18} height={22} rx={5} fill={paint('milk')} />
      ))}
      <path d="M-78 -28H78V36Q78 48 66 48H-66Q-78 48 -78 36Z" fill={paint('milk')} />
      <path d="M26 -28H78V36Q78 48 66 48H26Z" fill={paint('#D9CBBE')} />
      <path d="M-56 48H56L44 82H-44Z" fill={paint('choc-l')} />
      <circle cx={-34} cy={8} r={28} fill={paint('choc')} />
      <circle cx={-34} cy={8} r={11} fill={paint('waffle')} />
      <circle cx={26} cy={26} r={17} fill={paint('choc')} />
      <circle cx={26} cy={26} r={6} fill={paint('waffle')} />
      <Line d="M-40 -20L28 9M-36 37L24 44" color="choc" width={6} />
    </At>
  );
}

/** In the workshop, a supervisor with the list of jobs shows a mechanic what to look at next. */
export default function MechanicsSupervisors(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="straw" {...props}>
      <rect x={92} y={62} width={172} height={76} rx={10} fill={paint('waffle-l')} />
      <ToolOfTrade name="wrench" x={128} y={100} scale={0.52} />
      <ToolOfTrade name="pliers" x={180} y={100} scale={0.52} />
      <ToolOfTrade name="screwdriver" x={228} y={100} scale={0.52} />
      <path d="M328 78H572V500H548V102H328Z" fill={paint('blue')} />
      <path d="M470 102L548 180V150L500 102Z" fill={paint('blue-d')} />
      <path d="M520 496H600V524H500Q500 496 520 496Z" fill={paint('blue-d')} />
      <Engine />
      <Person
        x={492}
        y={236}
        scale={1.04}
        flip
        skin={2}
        hair="pony"
        hairColor="ginger"
        top="mint-d"
        shade="#14785A"
        wear="overall"
        trousers="#14785A"
        face="look"
        legs="stand"
        leftArm={['M-36 76C-60 100 -62 126 -46 142', -42, 146]}
        rightArm={TURN}
      />
      <ToolOfTrade name="wrench" x={366} y={328} scale={0.72} turn={-124} />
      <Reach x={492} y={236} scale={1.04} flip skin={2} sleeve="mint-d" arm={TURN} glove="choc-l" />
      <Person
        x={152}
        y={206}
        scale={1.14}
        skin={4}
        hair="short"
        hairColor="grey"
        top="blue-l"
        shade="cherry"
        wear="vest"
        trousers="choc"
        face="look"
        extras={['hard-hat', 'glasses']}
        broad
        legs="stand"
        leftArm={JOBS}
        rightArm={POINT}
        held={
          <>
            <Tablet x={-22} y={112} scale={0.74} turn={-6} color="white">
              <Line d="M-28 -12L-22 -6L-12 -18M-28 10L-22 16L-12 4" color="mint-d" width={6} />
              <Line d="M2 -10H30M2 12H22" color="choc-l" width={6} />
            </Tablet>
            <Reach skin={4} sleeve="blue-l" arm={JOBS} />
          </>
        }
      />
      <rect x={28} y={450} width={88} height={76} rx={10} fill={paint('cherry')} />
      <Line d="M44 474H100M44 500H100" color="#B3123A" width={9} />
    </Stage>
  );
}
