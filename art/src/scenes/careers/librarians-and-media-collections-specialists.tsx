import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { UP_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Books } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const GIVE: Arm = ['M-36 78C-62 104 -80 116 -96 114', -100, 112];
const STACK: Arm = ['M36 78C66 100 64 128 40 134', 34, 134];

function Shelves() {
  return (
    <>
      <rect x={92} y={70} width={416} height={410} rx={20} fill={paint('waffle-d')} />
      {[166, 266, 366].map((y, row) => (
        <At key={y} x={300} y={y}>
          <rect x={-192} y={-82} width={384} height={84} rx={8} fill={paint('vanilla')} />
          <Books x={-118} count={7} from={row * 3} />
          <Books x={98} count={8 - row} from={row * 3 + 4} />
        </At>
      ))}
      <rect x={108} y={384} width={384} height={80} rx={8} fill={paint('vanilla')} />
      <Books x={240} y={464} count={12} from={2} />
    </>
  );
}

/** A librarian hands the dragon book to a child that has been waiting for it. */
export default function Librarians(props: ArtProps) {
  return (
    <Stage back="blue" floor="blue-l" {...props}>
      <Shelves />
      <Person
        x={344}
        y={204}
        scale={1.18}
        skin={1}
        hair="fade"
        hairColor="ginger"
        top="mint"
        shade="mint-d"
        wear="knit"
        trousers="blue-d"
        shoes="waffle"
        legs="stand"
        face="smile"
        extras={['beard', 'glasses']}
        leftArm={GIVE}
        rightArm={STACK}
        held={
          <>
            <rect x={14} y={100} width={62} height={15} rx={4} fill={paint('straw')} />
            <rect x={10} y={84} width={58} height={15} rx={4} fill={paint('vanilla')} />
            <rect x={12} y={115} width={66} height={15} rx={4} fill={paint('blue-l')} />
            <Reach skin={1} sleeve="mint-d" arm={STACK} />
          </>
        }
      />
      <Person
        {...CAST.puffs}
        x={138}
        y={330}
        scale={0.76}
        skin={5}
        top="straw"
        shade="straw-d"
        wear="hoodie"
        trousers="waffle"
        shoes="cherry"
        legs="stand"
        face="open"
        leftArm={UP_LEFT}
        rightArm={['M36 76C58 72 66 40 74 20', 76, 14]}
      />
      <At x={226} y={318} turn={-8}>
        <rect x={-34} y={-42} width={68} height={84} rx={7} fill={paint('cherry')} />
        <rect x={-34} y={-42} width={12} height={84} rx={5} fill={paint('choc')} />
        <path d="M-12 22C-14 0 10 4 4 -10C-2 -24 18 -30 24 -16L14 -10C26 0 22 22 4 22Z" fill={paint('mint')} />
        <path d="M-2 4L-14 -14L6 -8Z" fill={paint('vanilla')} />
        <circle cx={13} cy={-18} r={2.4} fill={paint('choc')} />
      </At>
      <Reach x={344} y={204} scale={1.18} skin={1} sleeve="mint-d" arm={GIVE} />
      <At x={500} y={530}>
        <circle cx={-44} r={10} fill={paint('choc')} />
        <circle cx={44} r={10} fill={paint('choc')} />
        <Books y={-66} count={5} from={5} />
        <Line d="M-62 -20V-132M62 -20V-132" color="straw-d" width={9} />
        <rect x={-66} y={-68} width={132} height={14} rx={7} fill={paint('straw')} />
        <rect x={-66} y={-22} width={132} height={16} rx={8} fill={paint('straw')} />
      </At>
    </Stage>
  );
}
