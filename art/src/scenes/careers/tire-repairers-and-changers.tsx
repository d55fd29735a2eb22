import { Cap } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Car } from '../../settings-vehicles.tsx';

const GUN: Arm = ['M36 78C58 114 62 128 70 138', 72, 142];
const HOSE: Arm = ['M-36 78C-62 104 -58 128 -40 138', -36, 140];

/** A wheel with its tread and five nuts. */
function NutWheel(place: Place) {
  return (
    <At {...place}>
      <circle r={52} fill="none" stroke={paint('choc')} strokeWidth={10} strokeDasharray="11 7" />
      <circle r={50} fill={paint('choc')} />
      <circle r={30} fill={paint('milk')} />
      {[0, 72, 144, 216, 288].map((turn) => (
        <At key={turn} turn={turn}>
          <circle cy={-18} r={5} fill={paint('choc-l')} />
        </At>
      ))}
      <circle r={7} fill={paint('straw-d')} />
    </At>
  );
}

/** With the car up on the lift, a changer loosens the nuts of the wheel; new tires wait in a stack. */
export default function TireChangers(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="waffle" {...props}>
      <rect x={284} y={138} width={286} height={13} rx={6} fill={paint('blue-d')} />
      {[330, 426, 522].map((x) => (
        <g key={x}>
          <circle cx={x} cy={98} r={42} fill={paint('choc')} />
          <circle cx={x} cy={98} r={21} fill={paint('waffle-l')} />
        </g>
      ))}
      <rect x={404} y={378} width={52} height={146} fill={paint('blue')} />
      <rect x={434} y={378} width={22} height={146} fill={paint('blue-d')} />
      <rect x={352} y={506} width={156} height={24} rx={10} fill={paint('choc')} />
      <Car x={432} y={406} scale={1.24} color="mint" shade="mint-d" />
      <Line d="M340 388H530" color="blue-d" width={17} />
      <NutWheel x={318} y={366} />
      <At x={56} y={530}>
        {[0, 1, 2].map((row) => (
          <g key={row}>
            <rect x={-58} y={-46 - row * 46} width={116} height={46} rx={18} fill={paint('choc')} />
            <Line d={`M-40 ${-23 - row * 46}H40`} color="choc-l" width={8} dash="10 14" />
          </g>
        ))}
      </At>
      <Person
        x={168}
        y={206}
        scale={1.14}
        skin={1}
        hair="pony"
        hairColor="brown"
        top="blue"
        shade="blue-d"
        wear="overall"
        trousers="blue-d"
        shoes="choc"
        face="look"
        legs="stand"
        leftArm={HOSE}
        rightArm={GUN}
        held={<Cap color="cherry" shade="#B3123A" />}
      />
      <Line d="M252 360C230 420 266 500 210 538" color="cherry" width={7} />
      <path d="M238 332H290Q300 332 300 342V356Q300 364 290 364H266L262 390H240Z" fill={paint('straw')} />
      <rect x={296} y={340} width={18} height={15} rx={4} fill={paint('milk')} />
      <rect x={238} y={332} width={28} height={13} rx={6} fill={paint('straw-d')} />
      <Reach x={168} y={206} scale={1.14} skin={1} sleeve="blue" arm={GUN} glove="choc-l" />
      <circle cx={127} cy={366} r={14} fill={paint('choc-l')} />
    </Stage>
  );
}
