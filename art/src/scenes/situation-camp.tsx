import { CAST } from '../cast.ts';
import { paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { At, Line, Picture, type ArtProps, type Place } from '../picture.tsx';
import { HIP_LEFT, HOLD_LEFT, HOLD_RIGHT, LAP_LEFT, WAVE_RIGHT } from '../poses.ts';
import { Tree } from '../settings.tsx';
import { Pot } from '../tools/home.tsx';
import { Tent } from '../tools/nature.tsx';
import { Saw } from '../tools/places.tsx';

function Crate(place: Place) {
  return (
    <At {...place}>
      <rect x={-56} y={-36} width={112} height={72} rx={9} fill={paint('waffle')} />
      <path d="M8 -36H47Q56 -36 56 -27V27Q56 36 47 36H8Z" fill={paint('waffle-d')} />
      <Line d="M-44 -12H44M-44 12H44" color="choc-l" width={5} />
    </At>
  );
}

/** A fire under a tripod with the pot on it; the place is the middle of the fire's foot. */
function CampFire(place: Place) {
  return (
    <At {...place}>
      <Line d="M-64 8L0 -150L64 8" color="choc-l" width={9} />
      <Line d="M0 -150V-118" color="choc" width={5} />
      <Pot y={-72} scale={0.92} />
      <path d="M0 -44C30 -18 34 8 0 10C-34 8 -30 -18 0 -44Z" fill={paint('waffle')} />
      <path d="M0 -24C16 -10 16 8 0 9C-16 8 -16 -10 0 -24Z" fill={paint('cherry')} />
      <Line d="M-34 14L34 2M-34 2L34 14" color="choc" width={12} />
    </At>
  );
}

/** A bench in the making: a plank on two trestles. */
function Bench(place: Place) {
  return (
    <At {...place}>
      <Line d="M-70 58L-54 0L-38 58M38 58L54 0L70 58" color="choc-l" width={10} />
      <rect x={-104} y={-16} width={208} height={22} rx={7} fill={paint('waffle')} />
      <rect x={-104} y={-4} width={208} height={10} rx={5} fill={paint('waffle-d')} />
    </At>
  );
}

/** A camp by a lake on the day before it opens: one carries gear, one cooks, one saws a bench. */
export default function CampScene(props: ArtProps) {
  return (
    <Picture width={960} height={540} {...props}>
      <rect width={960} height={540} fill={paint('blue-l')} />
      <circle cx={742} cy={116} r={60} fill={paint('vanilla')} />
      <path d="M0 306C150 206 320 226 480 292C640 206 830 196 960 276V380H0Z" fill={paint('mint')} />
      <rect y={318} width={960} height={90} fill={paint('blue')} />
      <Line d="M420 346H486M560 364H650M760 344H808M350 374H392" color="blue-l" width={6} />
      <path d="M0 392Q240 356 480 384T960 380V540H0Z" fill={paint('mint-d')} />
      <Tree x={902} y={414} scale={1.06} color="#14785A" />
      <Tent x={110} y={318} scale={2.5} />
      <Person
        x={290}
        y={246}
        scale={0.86}
        {...CAST.ginger}
        leftArm={HOLD_LEFT}
        rightArm={HOLD_RIGHT}
        legs="stand"
        held={<Crate y={100} />}
      />
      <Person x={452} y={252} scale={0.84} {...CAST.hijab} leftArm={HIP_LEFT} rightArm={WAVE_RIGHT} face="open" legs="stand" />
      <CampFire x={576} y={474} scale={0.9} />
      <Person
        x={742}
        y={246}
        scale={0.86}
        {...CAST.flattop}
        leftArm={LAP_LEFT}
        rightArm={['M36 76C66 96 76 110 60 128', 58, 130]}
        face="down"
        legs="stand"
      />
      <Saw x={789} y={390} scale={0.86} turn={-60} />
      <Bench x={806} y={424} scale={0.92} />
    </Picture>
  );
}
