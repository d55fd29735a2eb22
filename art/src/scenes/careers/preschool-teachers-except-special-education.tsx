import { CAST, type Look } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Shelf, Stool } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const PUPPET: Arm = ['M36 78C68 92 84 74 86 50', 86, 44];

/** A frog on the hand, in the middle of a word. */
function FrogPuppet(place: Place) {
  return (
    <At {...place}>
      <path d="M-20 50L-24 0H24L20 50Z" fill={paint('mint-d')} />
      <ellipse rx={36} ry={26} fill={paint('mint')} />
      <circle cx={-20} cy={-24} r={13} fill={paint('mint')} />
      <circle cx={20} cy={-24} r={13} fill={paint('mint')} />
      <circle cx={-20} cy={-25} r={7} fill={paint('white')} />
      <circle cx={20} cy={-25} r={7} fill={paint('white')} />
      <circle cx={-19} cy={-25} r={3.6} fill={paint('choc')} />
      <circle cx={21} cy={-25} r={3.6} fill={paint('choc')} />
      <path d="M-24 -2H24Q18 18 0 18Q-18 18 -24 -2Z" fill={paint('cherry')} />
    </At>
  );
}

/** A small child on the rug with crossed legs, seen from the front. */
function RugChild({ look, arms, ...place }: Place & { look: Look; arms?: readonly [Arm, Arm] }) {
  const { x = 0, y = 0 } = place;
  return (
    <At x={x} y={y} scale={0.88}>
      <Line d="M-52 186Q-20 158 34 182M52 186Q20 158 -34 182" color={look.trousers ?? 'blue-d'} width={32} />
      <Person {...look} face="open" leftArm={arms?.[0]} rightArm={arms?.[1]} />
      <circle cx={-40} cy={192} r={13} fill={paint(look.shoes ?? 'cream')} />
      <circle cx={40} cy={192} r={13} fill={paint(look.shoes ?? 'cream')} />
    </At>
  );
}

/** Story time: a preschool teacher lets a frog on the hand speak, and the small ones on the rug answer it. */
export default function PreschoolTeachers(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="mint-l" {...props}>
      <Board x={118} y={152} width={148} height={104} color="white" frame="mint-d">
        <circle cx={-36} cy={-8} r={20} fill={paint('waffle')} />
        <path d="M-4 34L24 -18L52 34Z" fill={paint('blue')} />
        <Line d="M-58 40H58" color="straw" width={8} />
      </Board>
      <Shelf x={500} y={152} width={160} color="mint-d">
        <Tool name="ball" x={-44} y={-33} scale={0.68} />
        <ToolOfTrade name="blocks" x={34} y={-40} scale={0.8} />
      </Shelf>
      <ellipse cx={300} cy={514} rx={272} ry={42} fill={paint('straw')} />
      <ellipse cx={300} cy={514} rx={222} ry={30} fill={paint('straw-l')} />
      <Person
        x={300}
        y={202}
        scale={1.1}
        {...CAST.flattop}
        skin={3}
        hair="fade"
        hairColor="brown"
        extras={['glasses', 'beard']}
        top="blue"
        shade="blue-d"
        wear="knit"
        trousers="waffle-d"
        shoes="choc"
        legs="sit"
        leftArm={['M-36 78C-62 100 -60 124 -40 132', -36, 134]}
        rightArm={PUPPET}
        behind={<Stool color="choc-l" />}
        held={
          <At x={-36} y={124} turn={-8}>
            <path d="M0 -32Q-26 -42 -46 -32V24Q-26 14 0 24Q26 14 46 24V-32Q26 -42 0 -32Z" fill={paint('white')} />
            <path d="M0 -32Q26 -42 46 -32V24Q26 14 0 24Z" fill={paint('milk')} />
            <Line d="M0 -32V24" color="choc-l" width={4} />
            <circle cx={-24} cy={-8} r={9} fill={paint('cherry')} />
            <Line d="M14 -14H34M14 0H34" color="blue" width={5} />
          </At>
        }
      />
      <Reach x={300} y={202} scale={1.1} skin={3} sleeve="blue-d" arm={PUPPET} />
      <FrogPuppet x={396} y={222} scale={1.1} />
      <RugChild x={104} y={346} look={{ ...CAST.puffs, skin: 5, wear: 'stripe', top: 'cherry', shade: 'vanilla' }} />
      <RugChild
        x={492}
        y={346}
        look={{ ...CAST.ginger, skin: 1, hair: 'swoop', extras: [], top: 'mint-d', shade: '#14785A', wear: 'tee' }}
        arms={[
          ['M-36 76C-62 66 -60 40 -54 20', -52, 14],
          ['M36 76C56 108 40 136 18 138', 16, 138],
        ]}
      />
    </Stage>
  );
}
