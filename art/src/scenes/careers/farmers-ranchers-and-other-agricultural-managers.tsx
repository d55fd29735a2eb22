import { Cow } from '../../animals.tsx';
import { paint, SKINS } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tractor } from '../../settings-vehicles.tsx';

/** A barn with a round roof; the place is the middle of its foot. */
function Barn(place: Place) {
  return (
    <At {...place}>
      <path d="M-96 0V-120L-66 -186Q0 -232 66 -186L96 -120V0Z" fill={paint('straw-d')} />
      <path d="M-110 -112L-72 -190Q0 -244 72 -190L110 -112" fill="none" stroke={paint('choc-l')} strokeWidth={16} />
      <rect x={-46} y={-96} width={92} height={96} fill={paint('cream')} />
      <Line d="M-42 -92L42 -4M42 -92L-42 -4" color="straw-d" width={9} />
      <circle cy={-146} r={20} fill={paint('cream')} />
    </At>
  );
}

/** A crate of what was picked this morning. */
function Crate(place: Place) {
  return (
    <At {...place}>
      <Leaf x={-34} y={-18} length={56} turn={-20} />
      <Leaf x={-20} y={-18} length={60} turn={10} />
      <circle cx={4} cy={-28} r={19} fill={paint('cherry')} />
      <circle cx={34} cy={-28} r={19} fill={paint('cherry')} />
      <circle cx={18} cy={-46} r={17} fill={paint('straw-d')} />
      <Line d="M-50 -24L-58 -44" color="waffle" width={17} />
      <rect x={-66} y={-24} width={132} height={58} rx={8} fill={paint('waffle')} />
      <Line d="M-60 5H60" color="waffle-d" width={7} />
    </At>
  );
}

/** A farmer carries a crate in from the field, past the barn, the tractor and a cow. */
export default function Farmers(props: ArtProps) {
  return (
    <Stage back="vanilla" ground="hill" floor="mint" {...props}>
      <circle cx={404} cy={116} r={46} fill={paint('waffle')} />
      <path d="M0 452Q150 340 330 400Q470 350 600 452V560H0Z" fill={paint('mint-d')} />
      <Barn x={142} y={462} scale={1.06} />
      <Tractor x={470} y={466} scale={0.98} color="blue" shade="blue-d" />
      <circle cx={300} cy={1010} r={556} fill={paint('mint')} />
      {[64, 140, 404, 524].map((x) => (
        <At key={x} x={x} y={556}>
          <Leaf length={46} turn={-24} color="mint-d" shade="#14785A" />
          <Leaf length={58} color="mint-d" shade="#14785A" />
          <Leaf length={46} turn={24} color="mint-d" shade="#14785A" />
        </At>
      ))}
      <Cow x={456} y={530} scale={0.84} />
      <Person
        x={262}
        y={216}
        scale={1.12}
        skin={3}
        hair="braids"
        hairColor="brown"
        top="straw"
        shade="choc-l"
        wear="overall"
        broad
        leftArm={['M-36 78C-72 100 -74 120 -62 128', -60, 128]}
        rightArm={['M36 78C72 100 74 120 62 128', 60, 128]}
        extras={['sun-hat']}
        face="open"
        legs="stand"
        trousers="choc-l"
        held={
          <>
            <Crate y={126} />
            <circle cx={-64} cy={134} r={12} fill={SKINS[3][0]} />
            <circle cx={64} cy={134} r={12} fill={SKINS[3][0]} />
          </>
        }
      />
    </Stage>
  );
}
