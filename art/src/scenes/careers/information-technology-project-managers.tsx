import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const NOTES: readonly (readonly [x: number, y: number, color: Paint])[] = [
  [-124, -48, 'straw'],
  [-124, 0, 'waffle'],
  [-124, 48, 'straw'],
  [-40, -48, 'waffle'],
  [-40, 0, 'blue'],
  [46, -48, 'mint'],
  [124, -48, 'mint'],
  [124, 0, 'mint'],
];

/** By a wall of notes, a project manager moves one to the next column while the two who write the code look on. */
export default function ItProjectManagers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="waffle-l" {...props}>
      <Board x={290} y={168} width={350} height={170} frame="choc-l">
        <Line d="M-82 -74V74M4 -74V74M86 -74V74" color="milk" width={5} />
        {NOTES.map(([x, y, color]) => (
          <g key={`${x} ${y}`}>
            <rect x={x - 26} y={y - 18} width={52} height={36} rx={5} fill={paint(color)} />
            <Line d={`M${x - 14} ${y - 4}H${x + 12}M${x - 14} ${y + 7}H${x + 2}`} color="choc" width={4} />
          </g>
        ))}
      </Board>
      <Person
        x={118}
        y={262}
        scale={1.02}
        {...CAST.bluebob}
        skin={4}
        hair="curls"
        hairColor="black"
        top="cherry"
        shade="#B3123A"
        face="look"
        legs="sit"
        shoes="cream"
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={['M36 76C56 108 40 136 18 138', 16, 138]}
        behind={<Wheelchair color="blue" />}
        held={
          <>
            <rect x={-44} y={90} width={88} height={56} rx={9} fill={paint('choc')} />
            <circle cy={118} r={8} fill={paint('milk')} />
            <rect x={-52} y={142} width={104} height={11} rx={5} fill={paint('choc-l')} />
          </>
        }
      />
      <Person
        x={484}
        y={286}
        scale={1}
        {...CAST.ginger}
        skin={1}
        extras={['headphones']}
        hair="short"
        hairColor="ginger"
        top="mint-d"
        shade="#14785A"
        face="smile"
        leftArm={['M-36 78C-58 104 -52 122 -30 128', -26, 130]}
        rightArm={['M36 78C58 104 52 122 30 128', 26, 130]}
      />
      <Counter x={492} y={424} width={196} color="cream" shade="blue-d" />
      <rect x={434} y={352} width={100} height={66} rx={10} fill={paint('choc')} />
      <circle cx={484} cy={385} r={9} fill={paint('milk')} />
      <rect x={424} y={414} width={120} height={12} rx={6} fill={paint('choc-l')} />
      <Person
        x={296}
        y={226}
        scale={1.08}
        {...CAST.hijab}
        hairColor="straw-d"
        skin={3}
        top="blue-d"
        shade="#33378E"
        wear="shirt"
        face="open"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={['M36 78C66 74 76 44 58 12', 54, 6]}
        legs="stand"
        trousers="choc"
        held={
          <>
            <rect x={34} y={-34} width={50} height={36} rx={5} fill={paint('blue')} />
            <Line d="M44 -20H72M44 -9H60" color="cream" width={4} />
            <circle cx={56} cy={6} r={11} fill="#BC7A4E" />
          </>
        }
      />
    </Stage>
  );
}
