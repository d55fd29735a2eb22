import { Tablet } from '../../held.tsx';
import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { OUT_RIGHT } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

/** A rocket on its feet; the place is the middle of where it stands. */
function Rocket(place: Place) {
  return (
    <At {...place}>
      <path d="M-58 -170C-110 -130 -112 -70 -108 -30L-56 -72ZM58 -170C110 -130 112 -70 108 -30L56 -72Z" fill={paint('straw-d')} />
      <path d="M-36 -66H36L48 -10H-48Z" fill={paint('choc')} />
      <path d="M-62 -62C-74 -200 -70 -370 0 -460C70 -370 74 -200 62 -62Z" fill={paint('white')} />
      <path d="M0 -460C70 -370 74 -200 62 -62H18C40 -200 36 -370 0 -460Z" fill={paint('milk')} />
      <path d="M-48 -362C-36 -400 -20 -434 0 -460C20 -434 36 -400 48 -362Q0 -346 -48 -362Z" fill={paint('cherry')} />
      <circle cy={-274} r={34} fill={paint('waffle')} />
      <circle cy={-274} r={23} fill={paint('blue')} />
      <Line d="M-12 -276A14 14 0 0 1 -2 -286" color="blue-l" width={5} />
      <path d="M-68 -150Q0 -134 68 -150L66 -120Q0 -104 -66 -120Z" fill={paint('blue')} />
      <rect x={-64} y={-72} width={128} height={18} rx={9} fill={paint('choc-l')} />
    </At>
  );
}

/** Two engineers check a rocket before it leaves its tower. */
export default function AerospaceEngineers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="vanilla" {...props}>
      <circle cx={120} cy={110} r={40} fill={paint('waffle-l')} />
      <Line d="M424 500V56M504 500V56" color="waffle-d" width={13} />
      <Line d="M424 70L504 150M424 150L504 70M424 150L504 230M424 230L504 150M424 230L504 310M424 310L504 230" color="waffle" width={7} />
      <Line d="M424 62H504M424 150H504M424 230H504M424 310H504M360 190H424" color="waffle-d" width={11} />
      <rect x={190} y={478} width={240} height={30} rx={12} fill={paint('choc-l')} />
      <Rocket x={308} y={486} />
      <Person
        x={134}
        y={240}
        scale={1.04}
        skin={3}
        hair="long"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="vest"
        leftArm={['M-36 78C-62 104 -66 124 -56 142', -54, 146]}
        rightArm={OUT_RIGHT}
        extras={['hard-hat']}
        face="look"
        legs="stand"
        trousers="choc-l"
        held={
          <>
            <Line d="M-84 168L-26 132" color="white" width={18} />
            <circle cx={-55} cy={148} r={12} fill={SKINS[3][0]} />
          </>
        }
      />
      <Person
        x={478}
        y={300}
        scale={0.92}
        skin={1}
        hair="fade"
        hairColor="blond"
        top="straw-d"
        shade="cherry"
        wear="shirt"
        extras={['hard-hat', 'glasses']}
        leftArm={['M-36 78C-62 100 -62 120 -48 124', -46, 124]}
        rightArm={['M36 78C62 100 62 120 48 124', 46, 124]}
        face="down"
        legs="sit"
        trousers="blue-d"
        behind={<Wheelchair color="blue" />}
        held={
          <Tablet y={120} scale={0.84}>
            <path d="M0 -20C12 -8 12 8 8 18H-8C-12 8 -12 -8 0 -20Z" fill={paint('straw-d')} />
          </Tablet>
        }
      />
    </Stage>
  );
}
