import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter, Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const BRUSH: Arm = ['M36 78C66 98 80 116 84 130', 86, 134];
const TURN: Arm = ['M-36 78C-66 98 -80 112 -84 122', -86, 126];

/** The machine that cuts wax into slices thinner than a hair, turned by its wheel. */
function Microtome(place: Place) {
  return (
    <At {...place}>
      <path d="M-66 0V-84Q-66 -104 -46 -104H40Q54 -104 54 -90V-58H76V0Z" fill={paint('blue')} />
      <path d="M22 -104H40Q54 -104 54 -90V-58H76V0H22Z" fill={paint('blue-d')} />
      <rect x={36} y={-92} width={40} height={24} rx={5} fill={paint('white')} />
      <rect x={66} y={-88} width={22} height={16} rx={4} fill={paint('straw-l')} />
      <path d="M58 -58L92 -66V-46H58Z" fill={paint('milk')} />
      <circle cx={-66} cy={-54} r={36} fill={paint('choc')} />
      <circle cx={-66} cy={-54} r={22} fill={paint('milk')} />
      <circle cx={-66} cy={-84} r={10} fill={paint('cherry')} />
    </At>
  );
}

/** What the stain has brought out: cells in rows, each with its dark middle. */
function Tissue() {
  return [-66, -22, 22, 66].map((x, column) =>
    [-34, 0, 34].map((y) => (
      <At key={`${x} ${y}`} x={x} y={y + (column % 2) * 8 - 4}>
        <ellipse rx={20} ry={15} fill={paint('straw')} />
        <circle cx={3} cy={-1} r={7} fill={paint('blue-d')} />
      </At>
    )),
  );
}

/** A histotechnologist floats a ribbon of thin wax slices from the microtome toward the warm water and the slides. */
export default function Histotechnologists(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Monitor x={150} y={292} width={196} height={126} color="straw-l">
        <Tissue />
      </Monitor>
      <Line d="M60 298H240" color="choc-l" width={13} />
      <Person
        x={346}
        y={216}
        scale={1.16}
        skin={2}
        hair="bald"
        hairColor="brown"
        top="straw-d"
        shade="straw-d"
        wear="lab"
        extras={['glasses', 'beard']}
        face="down"
        leftArm={TURN}
        rightArm={BRUSH}
      />
      <Counter x={300} y={414} width={556} color="white" shade="straw-d" />
      <Microtome x={290} y={416} />
      <path d="M378 352Q404 350 420 368T452 384L446 396Q424 392 408 378T376 366Z" fill={paint('straw-l')} />
      <Line d="M396 354L391 366M415 364L407 376M434 380L429 391" color="straw" width={3} />
      <path d="M424 388H560L548 418H436Z" fill={paint('choc-l')} />
      <ellipse cx={492} cy={390} rx={68} ry={12} fill={paint('blue-l')} />
      <rect x={478} y={385} width={44} height={9} rx={3} fill={paint('straw-l')} />
      <Line d="M446 368L462 384" color="waffle" width={6} />
      <Reach x={346} y={216} scale={1.16} skin={2} sleeve="milk" arm={TURN} glove="mint-d" />
      <Reach x={346} y={216} scale={1.16} skin={2} sleeve="milk" arm={BRUSH} glove="mint-d" />
      <At x={102} y={414}>
        <path d="M-56 0V-30H56V0Z" fill={paint('choc-l')} />
        {[-40, -16, 8, 32].map((x) => (
          <g key={x}>
            <rect x={x - 4} y={-62} width={18} height={42} rx={3} fill={paint('white')} />
            <rect x={x - 1} y={-52} width={12} height={16} rx={5} fill={paint('straw-d')} />
          </g>
        ))}
        <rect x={-60} y={-26} width={120} height={26} rx={6} fill={paint('waffle-d')} />
      </At>
    </Stage>
  );
}
