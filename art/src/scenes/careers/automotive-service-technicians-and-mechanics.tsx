import { Cap } from '../../headwear.tsx';
import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { HOLD_LEFT, HOLD_RIGHT } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';
import { Car, Wheel } from '../../settings-vehicles.tsx';
import { Wrench } from '../../tools/making.tsx';

/** A chest of drawers full of tools; the place is the middle of its foot. */
function ToolChest(place: Place) {
  return (
    <At {...place}>
      <rect x={-54} y={-122} width={108} height={112} rx={14} fill={paint('straw-d')} />
      <rect x={-60} y={-130} width={120} height={20} rx={10} fill={paint('cherry')} />
      <Line d="M-22 -88H22M-22 -60H22M-22 -32H22" color="straw-l" width={9} />
      <circle cx={-36} cy={-6} r={9} fill={paint('choc')} />
      <circle cx={36} cy={-6} r={9} fill={paint('choc')} />
    </At>
  );
}

/** Two posts whose arms hold a car up. */
function Lift() {
  return (
    <>
      <rect x={44} y={64} width={36} height={462} rx={10} fill={paint('blue-d')} />
      <rect x={520} y={64} width={36} height={462} rx={10} fill={paint('blue-d')} />
      <Line d="M70 242H250M350 242H530" color="waffle-d" width={16} />
    </>
  );
}

/** A mechanic reaches up under a car on the lift; a colleague reads what the car tells. */
export default function Mechanics(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="blue-l" {...props}>
      <Lift />
      <Car x={300} y={262} scale={1.22} color="mint" shade="mint-d" />
      <ToolChest x={132} y={528} scale={1.06} />
      <Person
        x={262}
        y={310}
        scale={0.8}
        skin={2}
        hair="pony"
        hairColor="brown"
        top="blue"
        shade="blue-d"
        wear="overall"
        leftArm={['M-36 78C-62 104 -66 124 -56 146', -54, 150]}
        rightArm={['M36 76C66 62 74 20 64 -14', 63, -20]}
        face="look"
        legs="stand"
        trousers="blue-d"
        held={
          <>
            <Cap />
            <Wrench x={66} y={-46} scale={0.86} turn={-35} />
          </>
        }
      />
      <Person
        x={426}
        y={306}
        scale={0.82}
        skin={5}
        hair="fade"
        hairColor="grey"
        top="waffle"
        shade="waffle-d"
        wear="shirt"
        broad
        leftArm={HOLD_LEFT}
        rightArm={HOLD_RIGHT}
        extras={['glasses', 'beard']}
        face="down"
        legs="stand"
        trousers="choc"
        shoes="choc-l"
        held={
          <Tablet y={112} scale={0.86}>
            <Line d="M-30 8L-14 -8L2 6L16 -14L30 -4" color="mint-d" width={6} />
          </Tablet>
        }
      />
      <Wheel x={522} y={498} r={44} />
    </Stage>
  );
}
