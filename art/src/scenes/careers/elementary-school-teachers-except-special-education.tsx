import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { OUT_RIGHT, UP_LEFT, UP_RIGHT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Books, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const POUR: Arm = ['M-36 78C-64 92 -86 96 -100 90', -104, 88];

function Volcano() {
  return (
    <>
      <path
        d="M-20 -104C-50 -122 -62 -164 -38 -178C-36 -152 -22 -150 -15 -166C-14 -198 14 -198 15 -166C22 -150 36 -152 38 -178C62 -164 50 -122 20 -104Z"
        fill={paint('cherry')}
      />
      <path d="M-8 -104C-22 -132 -10 -146 0 -132C8 -148 22 -132 8 -104Z" fill={paint('waffle')} />
      <path d="M-92 0Q-34 -40 -24 -104H24Q34 -40 92 0Z" fill={paint('choc-l')} />
      <path d="M-25 -106H25L32 -78Q26 -62 20 -78Q12 -84 8 -62Q0 -40 -6 -66Q-12 -82 -20 -72Q-28 -66 -31 -80Z" fill={paint('cherry')} />
    </>
  );
}

/** A teacher and three children watch a volcano made of clay go off. */
export default function ElementaryTeachers(props: ArtProps) {
  return (
    <Stage back="mint" floor="mint-d" {...props}>
      <Board x={250} y={158} width={250} height={136} color="#14785A" frame="choc-l">
        <path d="M-96 40L-46 -34L4 40Z" fill="none" stroke={paint('cream')} strokeWidth={6} strokeLinejoin="round" />
        <Line d="M-46 -44V-54M-62 -42L-70 -50M-30 -42L-22 -50" color="straw" width={6} />
        <circle cx={64} cy={0} r={38} fill="none" stroke={paint('cream')} strokeWidth={6} />
        <path d="M64 0V-38A38 38 0 0 1 64 38Z" fill={paint('vanilla')} />
      </Board>
      <Shelf x={484} y={206} width={104}>
        <Books count={4} x={0} from={1} />
      </Shelf>
      <Person
        x={404}
        y={212}
        scale={1.14}
        skin={4}
        hair="flat"
        hairColor="black"
        top="vanilla"
        shade="waffle"
        wear="knit"
        trousers="blue-d"
        legs="stand"
        face="open"
        extras={['beard', 'glasses']}
        leftArm={POUR}
        rightArm={OUT_RIGHT}
      />
      <Person
        {...CAST.hijab}
        x={176}
        y={338}
        scale={0.74}
        hairColor="straw"
        top="blue"
        shade="blue-d"
        face="open"
        legs="stand"
        rightArm={UP_RIGHT}
      />
      <Table x={284} y={448} width={330} height={86} color="waffle" />
      <At x={254} y={450}>
        <Volcano />
      </At>
      <Reach x={404} y={212} scale={1.14} skin={4} sleeve="waffle" arm={POUR} />
      <path d="M276 296L262 318L284 330L300 304Z" fill={paint('white')} />
      <Person
        x={92}
        y={356}
        scale={0.72}
        skin={1}
        hair="pony"
        hairColor="ginger"
        top="straw"
        shade="straw-d"
        wear="overall"
        trousers="straw-d"
        legs="sit"
        face="look"
        leftArm={UP_LEFT}
        behind={<Wheelchair color="waffle" />}
      />
      <Person
        {...CAST.flattop}
        x={504}
        y={354}
        scale={0.7}
        flip
        hair="curls"
        skin={3}
        hairColor="brown"
        legs="stand"
        face="open"
        leftArm={UP_LEFT}
        rightArm={UP_RIGHT}
      />
    </Stage>
  );
}
