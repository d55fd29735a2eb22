import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { HOLD_LEFT, UP_LEFT, UP_RIGHT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const SHOW: Arm = ['M36 78C62 104 62 122 40 124', 34, 122];

/** The hoop over the court. */
function Hoop() {
  return (
    <>
      <Line d="M92 500V150" color="choc-l" width={16} />
      <rect x={56} y={72} width={150} height={108} rx={12} fill={paint('white')} />
      <rect x={106} y={112} width={56} height={46} rx={4} fill="none" stroke={paint('cherry')} strokeWidth={7} />
      <path
        d="M98 174L112 232M170 174L156 232M122 178L128 234M146 178L140 234M104 200H164M110 222H158"
        fill="none"
        stroke={paint('milk')}
        strokeWidth={5}
        strokeLinecap="round"
      />
      <Line d="M92 170H176" color="straw-d" width={11} />
    </>
  );
}

/** A coach with a whistle explains a move on her board; one player waits for the ball, one has thrown it. */
export default function Coaches(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="waffle" {...props}>
      <Hoop />
      <Line d="M40 520Q300 470 560 520M300 496V560" color="waffle-l" width={7} />
      <Person
        {...CAST.ginger}
        x={178}
        y={316}
        scale={0.92}
        hair="curls"
        hairColor="brown"
        skin={2}
        top="cherry"
        shade="#B3123A"
        wear="vest"
        extras={[]}
        legs="sit"
        face="open"
        leftArm={UP_LEFT}
        rightArm={UP_RIGHT}
        behind={<Wheelchair color="blue" />}
      />
      <Tool name="ball" x={234} y={196} scale={0.62} />
      <Line d="M214 262Q210 246 216 236M252 252Q252 242 248 232" color="white" width={5} />
      <Person
        x={344}
        y={208}
        scale={1.16}
        broad
        skin={5}
        hair="pony"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="hoodie"
        trousers="blue-d"
        shoes="white"
        legs="stand"
        face="open"
        leftArm={HOLD_LEFT}
        rightArm={SHOW}
        held={
          <>
            <Line d="M-16 54Q-12 84 2 88M16 54Q14 80 2 88" color="cherry" width={5} />
            <Tool name="whistle" x={4} y={94} scale={0.3} />
            <At x={-18} y={132} turn={-4}>
              <rect x={-56} y={-36} width={112} height={74} rx={8} fill={paint('choc-l')} />
              <rect x={-48} y={-28} width={96} height={58} rx={5} fill={paint('white')} />
              <Line d="M-34 16C-20 -18 0 20 16 -8L30 -14" color="blue" width={5} />
              <circle cx={-34} cy={-14} r={6} fill={paint('cherry')} />
              <Line d="M20 8L32 20M32 8L20 20" color="cherry" width={5} />
            </At>
            <Reach skin={5} sleeve="mint-d" arm={SHOW} />
            <circle cx={-74} cy={132} r={12} fill="#623A27" />
          </>
        }
      />
      <Person
        {...CAST.longhair}
        x={490}
        y={290}
        scale={0.86}
        flip
        hair="braids"
        hairColor="auburn"
        skin={1}
        top="cherry"
        shade="#B3123A"
        wear="vest"
        trousers="blue"
        shoes="white"
        legs="stand"
        face="look"
        extras={['hearing-aid']}
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={['M36 76C76 96 70 128 44 136', 42, 136]}
      />
    </Stage>
  );
}
