import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade, type AnyTool } from '../../trades/tool-of-trade.tsx';

const SAVE: Arm = ['M-36 78C-62 96 -80 94 -94 82', -98, 80];

/** A glass jar with a purpose on its label and coins up to a height; the place is the middle of its foot. */
function Jar({ name, coins, ...place }: Place & { name: AnyTool; coins: number }) {
  return (
    <At {...place}>
      <rect x={-34} y={-82} width={68} height={82} rx={16} fill={paint('white')} />
      <rect x={-27} y={-7 - coins} width={54} height={coins} rx={9} fill={paint('waffle')} />
      <circle cy={-40} r={22} fill={paint('cream')} />
      <ToolOfTrade name={name} y={-40} scale={0.32} />
      <rect x={-30} y={-92} width={60} height={14} rx={6} fill={paint('blue-l')} />
    </At>
  );
}

/** A counselor shows somebody with debts how to share out a month's money: the home, the food, and a little put by. */
export default function CreditCounselors(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle-l" {...props}>
      <Board x={300} y={142} width={170} height={124} frame="mint-d">
        <circle cx={-34} r={44} fill={paint('blue')} />
        <path d="M-34 0V-44A44 44 0 0 1 7 15Z" fill={paint('straw-d')} />
        <path d="M-34 0L7 15A44 44 0 0 1 -58 37Z" fill={paint('waffle')} />
        <Line d="M30 -30H66M30 0H66M30 30H54" color="milk" width={10} />
        <circle cx={24} cy={-30} r={6} fill={paint('straw-d')} />
        <circle cx={24} cy={0} r={6} fill={paint('waffle')} />
        <circle cx={24} cy={30} r={6} fill={paint('blue')} />
      </Board>
      <Person
        x={126}
        y={254}
        scale={1.08}
        {...CAST.wavy}
        skin={1}
        hair="swoop"
        hairColor="blond"
        extras={['hearing-aid']}
        top="waffle"
        shade="waffle-d"
        wear="hoodie"
        face="look"
        leftArm={['M-36 76C-56 104 -48 128 -22 132', -18, 132]}
        rightArm={['M36 78C60 100 70 118 70 130', 70, 134]}
      />
      <Person
        x={480}
        y={246}
        scale={1.12}
        {...CAST.greyfade}
        skin={5}
        hair="puffs"
        hairColor="black"
        extras={['glasses', 'earrings']}
        top="mint-d"
        shade="#14785A"
        wear="shirt"
        face="open"
        leftArm={SAVE}
        rightArm={['M36 78C60 100 58 124 36 134', 32, 136]}
      />
      <Counter x={300} y={412} width={560} color="waffle" shade="choc-l" />
      <Jar x={218} y={412} name="house" coins={52} />
      <Jar x={298} y={412} name="shopping-cart" coins={34} />
      <Jar x={378} y={412} name="heart" coins={18} />
      <circle cx={370} cy={302} r={13} fill={paint('waffle')} />
      <circle cx={370} cy={302} r={7} fill={paint('vanilla')} />
      <Reach x={480} y={246} scale={1.12} skin={5} sleeve="#14785A" arm={SAVE} />
      <path d="M96 406L106 420H186L176 406Z" fill={paint('white')} />
    </Stage>
  );
}
