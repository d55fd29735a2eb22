import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Board, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** Cones one over the other, as hands practise with them; the place is their foot. */
function Cones({ colors, ...place }: Place & { colors: readonly Paint[] }) {
  return (
    <At {...place}>
      {colors.map((color, index) => (
        <At key={index} y={index * -17}>
          <path d="M-9 -52H9L22 -6H-22Z" fill={paint(color)} />
          <rect x={-27} y={-9} width={54} height={9} rx={4.5} fill={paint(color)} />
        </At>
      ))}
    </At>
  );
}

/** A board with pegs, one row still empty. */
function PegBoard(place: Place) {
  return (
    <At {...place}>
      <path d="M-52 0L-42 -26H42L52 0Z" fill={paint('choc-l')} />
      {[-30, -10, 10, 30].map((x, index) => (
        <rect
          key={x}
          x={x - 6}
          y={-44}
          width={12}
          height={32}
          rx={6}
          fill={paint((['straw-d', 'waffle', 'mint', 'blue'] as const)[index] ?? 'blue')}
        />
      ))}
    </At>
  );
}

/** An aide hands over the next cone, and a hand that had forgotten how learns to stack again. */
export default function OccupationalTherapyAides(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="mint-l" {...props}>
      <Shelf x={150} y={176} width={220} color="waffle-d">
        <circle cx={-74} cy={-26} r={26} fill={paint('straw-d')} />
        <circle cx={-18} cy={-20} r={20} fill={paint('waffle')} />
        <rect x={22} y={-48} width={74} height={48} rx={8} fill={paint('mint-d')} />
        <Line d="M42 -24H76" color="mint-l" width={8} />
      </Shelf>
      <Board x={336} y={146} width={104} height={108} color="vanilla" frame="white">
        <ToolOfTrade name="hand" scale={0.84} />
      </Board>
      <Person
        x={190}
        y={252}
        scale={1.06}
        {...CAST.turban}
        skin={3}
        hairColor="waffle-d"
        top="straw"
        shade="straw-d"
        wear="shirt"
        extras={['glasses']}
        face="down"
        leftArm={['M-36 78C-58 104 -54 126 -38 136', -34, 138]}
        rightArm={['M36 78C62 100 78 82 92 58', 95, 54]}
        held={<Cones x={104} y={70} scale={0.9} colors={['cherry']} />}
      />
      <Table x={226} y={404} width={392} color="cream" shade="waffle-d" />
      <Cones x={310} y={404} colors={['blue', 'waffle', 'mint-d', 'straw']} />
      <PegBoard x={112} y={404} />
      <Person
        x={470}
        y={220}
        scale={1.1}
        {...CAST.puffs}
        skin={1}
        hair="short"
        hairColor="ginger"
        extras={['hearing-aid']}
        top="mint-d"
        shade="#14785A"
        wear="tee"
        face="open"
        leftArm={['M-36 78C-58 108 -76 122 -92 122', -96, 122]}
        rightArm={['M36 76C60 100 62 118 48 128', 44, 130]}
        legs="stand"
        trousers="mint-d"
        shoes="white"
        held={
          <>
            <path d="M-20 62L0 92L20 62L12 54Q0 62 -12 54Z" fill={paint('#14785A')} />
            <Cones x={-104} y={136} scale={0.8} colors={['waffle-d']} />
            <rect x={14} y={96} width={34} height={44} rx={5} fill={paint('white')} />
            <Line d="M22 108H40M22 120H40" color="blue" width={4} />
          </>
        }
      />
    </Stage>
  );
}
