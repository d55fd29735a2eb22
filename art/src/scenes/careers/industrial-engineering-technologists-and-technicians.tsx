import { CAST } from '../../cast.ts';
import { Clipboard } from '../../held.tsx';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';

const TIME: Arm = ['M36 78C60 88 72 76 76 58', 78, 52];
const FIT: Arm = ['M-36 78C-62 96 -56 108 -40 104', -36, 103];
const FIX: Arm = ['M36 78C62 96 56 108 40 104', 36, 103];
const BINS: readonly Paint[] = ['straw-d', 'mint-d', 'blue', 'waffle-d'];

/** A stopwatch; the place is its middle. */
function StopWatch(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 -30V-44M22 -26L30 -34" color="choc" width={9} />
      <rect x={-12} y={-52} width={24} height={12} rx={5} fill={paint('cherry')} />
      <circle r={34} fill={paint('cherry')} />
      <circle r={26} fill={paint('white')} />
      <path d="M0 0V-20A20 20 0 0 1 17 10Z" fill={paint('mint')} />
      <Line d="M0 0V-17" color="choc" width={4.5} />
    </At>
  );
}

/** A technician times how a lamp is put together, to find the way that takes fewer steps. */
export default function IndustrialEngineeringTechnologists(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="straw" {...props}>
      <Board x={300} y={112} width={270} height={104} color="white" frame="blue-d">
        <rect x={-118} y={-30} width={48} height={34} rx={8} fill={paint('waffle')} />
        <rect x={-30} y={-30} width={48} height={34} rx={8} fill={paint('mint')} />
        <rect x={60} y={-30} width={48} height={34} rx={8} fill={paint('blue')} />
        <Line d="M-64 -13H-38M-46 -20L-38 -13L-46 -6M24 -13H50M42 -20L50 -13L42 -6" color="choc" width={5} />
        <Line d="M84 12C84 44 -94 44 -94 16M-101 24L-94 14L-86 23" color="cherry" width={5} dash="9 8" />
      </Board>
      <Person
        x={424}
        y={242}
        scale={1.06}
        {...CAST.ginger}
        skin={2}
        hair="pony"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="overall"
        face="down"
        leftArm={FIT}
        rightArm={FIX}
      />
      <Table x={428} y={412} width={320} height={110} color="choc-l" shade="choc" />
      {BINS.map((color, index) => (
        <g key={color}>
          <path d={`M${476 + index * 30} 412V386H${502 + index * 30}V412Z`} fill={paint(color)} />
          <path d={`M${472 + index * 30} 386H${502 + index * 30}V398H${476 + index * 30}Z`} fill={paint('cream')} />
        </g>
      ))}
      <path d="M394 412Q394 396 412 396H440Q458 396 458 412Z" fill={paint('blue-d')} />
      <Line d="M426 396V352" color="blue-d" width={10} />
      <path d="M384 360L406 312H446L468 360Z" fill={paint('vanilla')} />
      <path d="M434 312H446L468 360H438Z" fill={paint('waffle')} />
      <Reach x={424} y={242} scale={1.06} skin={2} sleeve="mint" arm={FIT} />
      <Reach x={424} y={242} scale={1.06} skin={2} sleeve="mint" arm={FIX} />
      <Person
        x={152}
        y={212}
        scale={1.14}
        {...CAST.greyfade}
        skin={4}
        hair="afro"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="shirt"
        extras={['glasses']}
        face="look"
        legs="stand"
        trousers="choc"
        shoes="waffle"
        leftArm={['M-36 78C-62 100 -60 122 -38 124', -32, 124]}
        rightArm={TIME}
        held={
          <>
            <Clipboard x={-16} y={118} scale={0.8} turn={-8} />
            <circle cx={-40} cy={126} r={12} fill={paint('#8C5535')} />
            <StopWatch x={88} y={26} scale={0.92} />
          </>
        }
      />
      <Reach x={152} y={212} scale={1.14} skin={4} sleeve="blue-d" arm={TIME} />
    </Stage>
  );
}
