import { CAST } from '../cast.ts';
import { paint, type Paint } from '../paint.ts';
import { Person } from '../person.tsx';
import { At, Line, Picture, type ArtProps, type Place } from '../picture.tsx';
import { HOLD_LEFT, HOLD_RIGHT, LAP_LEFT, LAP_RIGHT, WAVE_LEFT } from '../poses.ts';
import { Cloud } from '../settings.tsx';
import { Broom } from '../tools/home.tsx';
import { Heart } from '../tools/people.tsx';
import { Saw } from '../tools/places.tsx';

interface HomeProps extends Place {
  wall: Paint;
  roof: Paint;
  /** Windows with the light on. */
  lit: boolean;
}

function Home({ wall, roof, lit, ...place }: HomeProps) {
  return (
    <At {...place}>
      <rect x={-86} y={-120} width={172} height={190} fill={paint(wall)} />
      <path d="M-110 -112L0 -206L110 -112Z" fill={paint(roof)} />
      {[-44, 44].map((x) => (
        <rect key={x} x={x - 22} y={-82} width={44} height={52} rx={8} fill={paint(lit ? 'vanilla' : 'blue-d')} />
      ))}
      <rect x={-20} y={-4} width={40} height={74} rx={8} fill={paint('choc-l')} />
    </At>
  );
}

/** A tree that the storm laid down; the place is the middle of its trunk. */
function FallenTree(place: Place) {
  return (
    <At {...place}>
      <Line d="M-150 22L70 -6" color="choc-l" width={36} />
      <Line d="M-60 8L-84 -34M-6 2L18 -42" color="choc-l" width={14} />
      <ellipse cx={-152} cy={22} rx={11} ry={18} fill={paint('waffle-l')} />
      <circle cx={96} cy={-22} r={60} fill={paint('mint')} />
      <circle cx={150} cy={12} r={44} fill={paint('mint-d')} />
      <circle cx={70} cy={24} r={40} fill={paint('mint-d')} />
      <circle cx={138} cy={-46} r={34} fill={paint('mint')} />
    </At>
  );
}

/** The box that helps: white, with a heart. */
function FirstAid(place: Place) {
  return (
    <At {...place}>
      <Line d="M-16 -30V-40H16V-30" color="choc" width={7} />
      <rect x={-42} y={-30} width={84} height={62} rx={11} fill={paint('white')} />
      <path d="M10 -30H31Q42 -30 42 -19V21Q42 32 31 32H10Z" fill={paint('milk')} />
      <Heart y={2} scale={0.44} />
    </At>
  );
}

/** The morning after a storm: neighbours help, with a first-aid box and with a saw at the fallen tree. */
export default function StormScene(props: ArtProps) {
  return (
    <Picture width={960} height={540} {...props}>
      <rect width={960} height={540} fill={paint('mint-l')} />
      <circle cx={640} cy={110} r={62} fill={paint('waffle')} />
      <Cloud x={576} y={120} scale={1.3} color="white" />
      <Cloud x={880} y={76} scale={1} color="white" />
      <path d="M0 366Q480 320 960 366V440H0Z" fill={paint('mint')} />
      <Home x={128} y={352} wall="straw-l" roof="straw-d" lit />
      <Home x={420} y={352} scale={0.94} wall="vanilla" roof="blue" lit={false} />
      <Home x={824} y={352} scale={0.9} wall="blue-l" roof="waffle-d" lit />
      <rect y={414} width={960} height={126} fill={paint('waffle-l')} />
      <Broom x={56} y={412} scale={1.1} turn={-14} />
      <rect x={96} y={430} width={168} height={20} rx={10} fill={paint('choc-l')} />
      <Line d="M116 448V492M244 448V492" color="choc-l" width={12} />
      <Person
        x={180}
        y={288}
        scale={0.84}
        {...CAST.greybun}
        leftArm={LAP_LEFT}
        rightArm={LAP_RIGHT}
        legs="sit"
        held={
          <>
            <rect x={-15} y={112} width={30} height={32} rx={7} fill={paint('cherry')} />
            <Line d="M-4 104C-10 96 2 92 -4 84" color="white" width={4} />
          </>
        }
      />
      <Person
        x={356}
        y={256}
        scale={0.84}
        {...CAST.wavy}
        leftArm={HOLD_LEFT}
        rightArm={HOLD_RIGHT}
        face="open"
        legs="stand"
        held={<FirstAid y={116} />}
      />
      <Person
        x={548}
        y={250}
        scale={0.86}
        {...CAST.flattop}
        hair="fade"
        wear="vest"
        top="waffle"
        shade="waffle-d"
        extras={['hard-hat']}
        leftArm={WAVE_LEFT}
        rightArm={['M36 78C60 100 66 120 60 140', 60, 142]}
        legs="stand"
        held={<Saw x={84} y={152} scale={0.72} turn={70} />}
      />
      <FallenTree x={772} y={466} />
    </Picture>
  );
}
