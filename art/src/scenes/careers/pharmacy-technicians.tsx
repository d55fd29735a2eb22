import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Bottles, Counter, Monitor, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const COUNT: Arm = ['M36 78C62 100 60 122 40 132', 36, 134];
const HOLD: Arm = ['M-36 78C-66 92 -84 88 -92 72', -94, 68];

/** The tray on which pills are counted by fives, and the trough they slide into. */
function CountingTray(place: Place) {
  return (
    <At {...place}>
      <path d="M-102 0L-84 -44H84L102 0Z" fill={paint('blue')} />
      <path d="M-88 -6L-74 -38H34L42 -6Z" fill={paint('blue-l')} />
      <path d="M52 -6L46 -38H74L88 -6Z" fill={paint('blue-d')} />
      {[-62, -42, -22, -2, 18].map((x) => (
        <g key={x} fill={paint('white')}>
          <ellipse cx={x} cy={-29} rx={7} ry={5} />
          <ellipse cx={x - 3} cy={-15} rx={7} ry={5} />
        </g>
      ))}
    </At>
  );
}

/** An amber bottle with a white cap and a label. */
function AmberBottle(place: Place) {
  return (
    <At {...place}>
      <rect x={-22} y={-26} width={44} height={62} rx={8} fill={paint('waffle-d')} />
      <rect x={-22} y={-8} width={44} height={30} fill={paint('white')} />
      <Line d="M-13 2H13M-13 12H5" color="blue" width={4} />
      <rect x={-26} y={-42} width={52} height={18} rx={6} fill={paint('white')} />
    </At>
  );
}

/** A pharmacy technician counts pills by fives on a tray and fills them into a labelled bottle. */
export default function PharmacyTechnicians(props: ArtProps) {
  return (
    <Stage back="straw" floor="blue-l" {...props}>
      <Shelf x={146} y={126} width={232} color="white">
        <Bottles colors={['waffle-d', 'mint-d', 'mint-d', 'blue', 'cherry', 'cherry']} />
      </Shelf>
      <Shelf x={146} y={218} width={232} color="white">
        <Bottles colors={['blue', 'blue', 'cherry', 'mint-d', 'mint-d', 'waffle']} />
      </Shelf>
      <Shelf x={104} y={310} width={148} color="white">
        <Bottles colors={['mint-d', 'waffle-d', 'waffle-d', 'blue']} />
      </Shelf>
      <Person
        x={336}
        y={218}
        scale={1.16}
        {...CAST.greyfade}
        skin={2}
        hair="swoop"
        hairColor="grey"
        extras={['glasses']}
        top="mint-d"
        shade="#14785A"
        wear="tee"
        face="down"
        leftArm={HOLD}
        rightArm={COUNT}
        held={
          <>
            <path d="M-20 54L0 88L20 54L12 50Q0 58 -12 50Z" fill={paint('#14785A')} />
            <rect x={14} y={96} width={28} height={36} rx={5} fill={paint('white')} />
            <circle cx={28} cy={108} r={6} fill={paint('straw')} />
            <Line d="M20 122H36" color="blue" width={4} />
          </>
        }
      />
      <Counter x={320} y={412} width={540} color="cream" shade="mint-d" />
      <Monitor x={516} y={414} width={108} height={84} color="blue-d">
        <Line d="M-38 -22H0M-38 -4H30M-38 14H14" color="mint" width={7} />
      </Monitor>
      <CountingTray x={330} y={414} />
      <Line d="M374 374L312 392" color="choc" width={7} />
      <path d="M298 386L320 382L324 396L300 400Z" fill={paint('choc')} />
      <Reach x={336} y={218} scale={1.16} skin={2} sleeve="#14785A" arm={COUNT} glove="waffle-l" />
      <AmberBottle x={222} y={276} scale={1.1} />
      <Reach x={336} y={218} scale={1.16} skin={2} sleeve="#14785A" arm={HOLD} glove="waffle-l" />
      <AmberBottle x={120} y={378} scale={0.92} />
      <AmberBottle x={174} y={378} scale={0.92} />
    </Stage>
  );
}
