import { Mug } from '../../held.tsx';
import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { EspressoMachine } from '../../settings-kitchen.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

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
            <path d="M-32 112H14C14 138 4 150 -9 150C-22 150 -32 138 -32 112Z" fill={paint('cherry')} />
            <Line d="M14 120C30 120 28 138 8 138" color="cherry" width={6} />
            <Line d="M8 92L-6 114" color="white" width={6} />
            <path d="M2 86L20 72L54 84L46 118L18 116Z" fill={paint('blue-l')} />
            <path d="M36 78L54 84L46 118L32 117Z" fill={paint('blue')} />
            <circle cx={52} cy={102} r={12} fill={SKINS[5][0]} />
          </>
        }
      />
      <Counter x={206} y={400} width={448} color="cream" shade="choc-l" />
      <circle cx={230} cy={484} r={44} fill={paint('waffle')} />
      <Mug x={226} y={494} color="white" />
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
