import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Table } from '../../settings.tsx';
import { Stage } from '../../settings-stage.tsx';

/** Three groups of dots: a dot is a line without length and with round ends. */
const GROUPS = [
  ['straw', 'M-146 50h0M-120 66h0M-110 36h0M-86 54h0M-130 20h0M-92 14h0'],
  ['waffle', 'M-40 30h0M-20 4h0M-52 -6h0M4 22h0M-16 -26h0M22 -8h0'],
  ['mint', 'M70 -32h0M92 -58h0M112 -24h0M130 -66h0M56 -64h0M146 -44h0'],
] as const;

/** A laptop from behind, with a sticker. */
function LaptopBack() {
  return (
    <>
      <rect x={-66} y={-84} width={132} height={84} rx={10} fill={paint('choc')} />
      <circle cy={-42} r={13} fill={paint('cherry')} />
      <rect x={-80} y={-6} width={160} height={12} rx={6} fill={paint('choc-l')} />
    </>
  );
}

/** A data scientist shows a colleague where the dots are going. */
export default function DataScientists(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="mint-l" {...props}>
      <Board x={250} y={162} width={372} height={204} color="blue-d" frame="choc">
        <Line d="M-164 -82V82H164" color="blue-l" width={6} />
        <path d="M-150 66C-70 50 20 20 150 -70V-40C40 40 -60 74 -150 82Z" fill={paint('blue')} />
        {GROUPS.map(([color, dots]) => (
          <Line key={color} d={dots} color={color} width={18} />
        ))}
        <Line d="M-150 74C-70 60 30 20 150 -54" color="white" width={6} />
      </Board>
      <Person
        x={488}
        y={228}
        scale={1.08}
        skin={1}
        hair="bob"
        hairColor="ginger"
        top="mint-d"
        shade="#14785A"
        wear="shirt"
        leftArm={['M-36 76C-66 76 -84 46 -90 12', -91, 6]}
        rightArm={['M36 76C76 96 70 128 44 136', 42, 136]}
        extras={['glasses']}
        face="open"
        legs="stand"
        trousers="straw-d"
        shoes="cream"
        held={
          <>
            <Line d="M-91 8L-124 -56" color="cream" width={7} />
            <circle cx={-91} cy={6} r={12} fill={SKINS[1][0]} />
          </>
        }
      />
      <Person
        x={158}
        y={316}
        scale={0.96}
        skin={4}
        hair="flat"
        hairColor="black"
        top="cherry"
        shade="#B3123A"
        wear="hoodie"
        leftArm={['M-36 78C-66 96 -66 118 -50 124', -48, 124]}
        rightArm={['M36 78C66 96 66 118 50 124', 48, 124]}
        extras={['headphones']}
        face="smile"
      />
      <Table x={190} y={454} width={300} height={82} />
      <At x={158} y={450}>
        <LaptopBack />
      </At>
      <path d="M258 418H294L290 454H262Z" fill={paint('white')} />
      <Line d="M296 426C310 426 308 444 294 444" color="white" width={6} />
    </Stage>
  );
}
