import { Mug } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

/** An espresso machine with a cup under it; the place is the middle of its foot. */
function EspressoMachine(place: Place) {
  return (
    <At {...place}>
      <rect x={-74} y={-132} width={148} height={54} rx={18} fill={paint('cherry')} />
      <path d="M20 -132H56Q74 -132 74 -114V-78H20Z" fill={paint('straw-d')} />
      <rect x={-66} y={-80} width={132} height={66} fill={paint('choc')} />
      <rect x={-78} y={-18} width={156} height={18} rx={8} fill={paint('cherry')} />
      <circle cx={-44} cy={-106} r={11} fill={paint('cream')} />
      <circle cx={-12} cy={-106} r={11} fill={paint('cream')} />
      <rect x={-24} y={-80} width={48} height={14} rx={6} fill={paint('blue-l')} />
      <Line d="M24 -72H58" color="waffle" width={9} />
      <Line d="M0 -64V-44" color="choc-l" width={7} />
      <path d="M-17 -46H17L12 -18H-12Z" fill={paint('white')} />
      <Line d="M-50 -146C-58 -156 -44 -164 -52 -176M-20 -146C-28 -156 -14 -164 -22 -176" color="white" width={6} />
    </At>
  );
}

/** A cup to go. */
function ToGo(place: Place) {
  return (
    <At {...place}>
      <path d="M-20 -26H20L14 34H-14Z" fill={paint('white')} />
      <path d="M-18 -10H18L15 16H-15Z" fill={paint('waffle-d')} />
      <rect x={-24} y={-36} width={48} height={14} rx={6} fill={paint('choc')} />
    </At>
  );
}

/** A barista pours milk into a cup; a customer has got hers. */
export default function Baristas(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle-l" {...props}>
      <Board x={158} y={136} width={176} height={104} color="choc-l" frame="choc">
        <Mug x={-54} y={16} scale={0.72} color="cream" />
        <Mug x={-2} y={16} scale={0.72} color="waffle" />
        <Mug x={50} y={16} scale={0.72} color="straw" />
      </Board>
      <Line d="M430 0V92" color="choc" width={5} />
      <path d="M386 128A44 44 0 0 1 474 128Z" fill={paint('mint-d')} />
      <circle cx={430} cy={130} r={15} fill={paint('vanilla')} />
      <Person
        x={316}
        y={230}
        scale={1.12}
        skin={5}
        hair="flat"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="apron"
        leftArm={['M-36 78C-64 100 -60 128 -34 134', -30, 134]}
        rightArm={['M36 78C72 88 72 100 52 104', 48, 104]}
        extras={['earrings']}
        face="down"
        held={
          <>
            <path d="M-32 116H14C14 138 4 148 -9 148C-22 148 -32 138 -32 116Z" fill={paint('white')} />
            <Line d="M14 122C28 122 26 138 10 138" color="white" width={6} />
            <Line d="M8 92L-6 114" color="white" width={6} />
            <path d="M2 86L20 72L54 84L46 118L18 116Z" fill={paint('blue-l')} />
            <path d="M36 78L54 84L46 118L32 117Z" fill={paint('blue')} />
            <circle cx={52} cy={102} r={12} fill="#623A27" />
          </>
        }
      />
      <Counter x={206} y={400} width={448} color="cream" shade="choc-l" />
      <EspressoMachine x={122} y={402} scale={1.08} />
      <Person
        x={492}
        y={298}
        scale={0.92}
        skin={1}
        hair="wavy"
        hairColor="blond"
        top="blue"
        shade="blue-d"
        wear="hoodie"
        leftArm={['M-36 78C-60 104 -52 124 -26 120', -22, 118]}
        rightArm={['M36 78C58 104 56 130 38 140', 34, 142]}
        face="open"
        legs="sit"
        trousers="choc-l"
        shoes="cherry"
        behind={<Wheelchair color="mint-d" />}
        held={<ToGo x={-6} y={104} scale={0.9} />}
      />
    </Stage>
  );
}
