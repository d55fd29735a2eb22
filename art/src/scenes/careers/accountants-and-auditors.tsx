import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { LAP_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Counter, Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

const POINT: Arm = ['M36 78C64 104 84 94 96 80', 100, 76];

/** Columns that grow, each with a scoop for a top, and rows of figures. */
function Sheet() {
  return (
    <>
      {[
        [-66, 26, 'straw'],
        [-26, 44, 'waffle'],
        [14, 62, 'mint'],
        [54, 88, 'blue'],
      ].map(([x, height, color]) => (
        <path key={x} d={`M${Number(x) - 14} 48V${62 - Number(height)}a14 14 0 0 1 28 0V48Z`} fill={paint(color as 'straw')} />
      ))}
      <Line d="M-92 52H88" color="choc" width={5} />
    </>
  );
}

/** An accountant shows the owner of a flower shop what a shoe box of receipts adds up to. */
export default function Accountants(props: ArtProps) {
  return (
    <Stage back="mint" floor="mint-l" {...props}>
      <Board x={310} y={148} width={108} height={76} color="vanilla" frame="white">
        <Line d="M-38 -18H-14M-38 4H-14M-38 24H-14" color="choc-l" width={5} />
        <Line d="M4 -18H38M4 4H38M4 24H38" color="mint-d" width={5} />
      </Board>
      <Person
        {...CAST.turban}
        x={462}
        y={232}
        scale={1.04}
        flip
        hair="wavy"
        hairColor="black"
        skin={4}
        top="straw"
        shade="straw-d"
        wear="apron"
        face="look"
        legs="stand"
        leftArm={LAP_LEFT}
        rightArm={['M36 78C58 104 56 120 40 126', 36, 128]}
      />
      <Person
        x={170}
        y={210}
        scale={1.2}
        skin={3}
        hair="hijab"
        hairColor="cherry"
        top="blue"
        shade="blue-d"
        wear="knit"
        legs="sit"
        face="look"
        extras={['glasses']}
        leftArm={LAP_LEFT}
        rightArm={POINT}
      />
      <Monitor x={334} y={406} width={200} height={128} color="white" frame="choc">
        <Sheet />
      </Monitor>
      <Counter x={300} y={402} width={500} color="waffle-l" shade="waffle" />
      <Reach x={170} y={210} scale={1.2} skin={3} sleeve="blue-d" arm={POINT} />
      <Tool name="calculator" x={164} y={378} scale={0.66} turn={-6} />
      <At x={482} y={404}>
        <path d="M-44 -50L-30 -92L-12 -52ZM-18 -50L2 -100L22 -54ZM14 -50L40 -86L48 -48Z" fill={paint('white')} />
        <Line d="M-30 -74L-24 -62M2 -82L6 -68M36 -72L38 -62" color="blue" width={4} />
        <rect x={-56} y={-54} width={112} height={54} rx={8} fill={paint('straw-d')} />
        <rect x={-62} y={-58} width={124} height={18} rx={8} fill={paint('straw')} />
      </At>
      <Tool name="coins" x={84} y={370} scale={0.62} />
    </Stage>
  );
}
