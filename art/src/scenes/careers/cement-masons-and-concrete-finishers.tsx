import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Wheel } from '../../settings-vehicles.tsx';
import { Cloud } from '../../settings.tsx';

const NEAR: Arm = ['M-36 78C-56 96 -46 112 -14 112', -10, 112];
const FAR: Arm = ['M36 78C66 90 76 118 62 140', 60, 143];

/** A lorry whose drum keeps the concrete turning; it looks right, and its chute hangs out to the left. */
function MixerTruck(place: Place) {
  return (
    <At {...place}>
      <path d="M84 -36V-160H136Q148 -160 154 -150L178 -98V-36Z" fill={paint('cherry')} />
      <path d="M104 -142H132L154 -96H104Z" fill={paint('blue-l')} />
      <rect x={-130} y={-62} width={308} height={26} rx={8} fill={paint('choc-l')} />
      <At x={-20} y={-122} turn={-14}>
        <path d="M-108 -26L-36 -62H40Q88 -50 88 0Q88 50 40 62H-36L-108 26Z" fill={paint('white')} />
        <path d="M-70 -45L-36 -62L0 62H-36ZM16 -62H40Q54 -58 66 -48L50 60Q46 62 40 62Z" fill={paint('straw-d')} />
      </At>
      <path d="M-132 -92L-116 -76L-196 -16L-212 -28Z" fill={paint('blue-d')} />
      <Wheel x={-88} y={-34} />
      <Wheel x={-14} y={-34} />
      <Wheel x={126} y={-34} />
    </At>
  );
}

/** The concrete has just been poured, and a finisher draws the long float over it until it is as smooth as ice. */
export default function CementMasons(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('blue-l')} />
      <Cloud x={330} y={130} scale={0.9} color="white" />
      <path d="M0 560V470Q150 428 300 424T600 452V560Z" fill={paint('waffle-l')} />
      <MixerTruck x={434} y={448} />
      <path d="M176 446H560L600 552H150Z" fill={paint('#CFC7C1')} />
      <path d="M176 446H344L392 552H150Z" fill={paint('#E4DEDA')} />
      <path d="M206 440Q236 412 268 424Q300 428 312 452Q262 464 206 452Z" fill="#B9AFA8" />
      <path d="M168 440H566L570 456H164Z" fill={paint('waffle-d')} />
      <path d="M134 544H600V562H130Z" fill={paint('waffle-d')} />
      <path d="M164 440H180L152 552H132Z" fill={paint('waffle')} />
      <Person
        x={116}
        y={214}
        scale={1.12}
        {...CAST.turban}
        skin={5}
        hair="bald"
        hairColor="brown"
        extras={['hard-hat', 'beard']}
        top="mint-d"
        shade="cherry"
        wear="vest"
        face="look"
        leftArm={NEAR}
        rightArm={FAR}
        legs="stand"
        trousers="blue-d"
        shoes="waffle"
        held={
          <>
            <Line d="M-46 140H-12M12 140H46" color="vanilla" width={8} />
            <Line d="M-22 238V262M22 238V262" color="waffle" width={38} />
          </>
        }
      />
      <Line d="M70 320L410 464" color="choc" width={9} />
      <path d="M330 458H470L484 478H340Z" fill={paint('blue-d')} />
      <Line d="M344 476H478" color="blue" width={7} />
      <Reach x={116} y={214} scale={1.12} skin={5} sleeve="mint-d" arm={NEAR} glove="waffle" />
      <Reach x={116} y={214} scale={1.12} skin={5} sleeve="mint-d" arm={FAR} glove="waffle" />
    </Picture>
  );
}
