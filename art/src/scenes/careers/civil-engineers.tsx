import { Plan } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { HOLD_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Cloud } from '../../settings.tsx';
import { Stage } from '../../settings-stage.tsx';

const POINT: Arm = ['M36 78C64 92 80 62 88 40', 90, 34];

function Bridge() {
  return (
    <>
      <path d="M50 350H550Q546 420 516 470H84Q54 420 50 350Z" fill={paint('blue')} />
      <Line d="M96 398H150M420 414H486M300 392H344" color="blue-l" width={7} />
      <Line d="M190 380V132M460 380V132" color="straw-d" width={22} />
      <Line d="M60 292L190 146C250 280 300 300 330 300" color="cherry" width={8} />
      <Line d="M112 234V306M150 190V306M230 216V306M270 262V306" color="cherry" width={5} />
      <Line d="M460 146L540 238M500 192V306" color="cherry" width={8} />
      <Line d="M54 312H330M430 312H546" color="choc" width={24} />
    </>
  );
}

function Crane() {
  return (
    <>
      <Line d="M380 96V262" color="choc" width={5} />
      <Line d="M350 288L380 260L410 288" color="choc" width={5} />
      <rect x={336} y={286} width={88} height={22} rx={8} fill={paint('choc-l')} />
      <Line d="M330 90H556M520 90V330" color="waffle-d" width={16} />
      <Line d="M340 90L420 58L520 90" color="waffle-d" width={6} />
      <rect x={500} y={76} width={40} height={44} rx={8} fill={paint('choc-l')} />
    </>
  );
}

/** Two engineers at a bridge that is being built: one checks the plan, one measures. */
export default function CivilEngineers(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="mint-d" ground="hill" {...props}>
      <Cloud x={280} y={98} scale={0.8} color="white" />
      <Bridge />
      <Crane />
      <circle cx={300} cy={930} r={492} fill={paint('mint-d')} />
      <Person
        x={214}
        y={214}
        scale={1.14}
        skin={3}
        hair="hijab"
        hairColor="mint"
        top="blue"
        shade="waffle"
        wear="vest"
        trousers="choc-l"
        legs="stand"
        face="look"
        extras={['hard-hat']}
        leftArm={HOLD_LEFT}
        rightArm={POINT}
        held={
          <>
            <Plan x={-26} y={128} turn={-6}>
              <Line d="M-42 12C-20 -22 14 -22 36 12M-42 14H36M-22 -8V14M-3 -14V14M16 -8V14" color="blue" width={5} />
            </Plan>
            <Reach skin={3} sleeve="blue" arm={['M-36 78C-72 96 -84 116 -78 126', -76, 130]} />
          </>
        }
      />
      <Person
        x={456}
        y={276}
        scale={0.96}
        flip
        skin={1}
        hair="short"
        hairColor="blond"
        top="white"
        shade="straw-d"
        wear="vest"
        trousers="choc-l"
        legs="stand"
        face="look"
        extras={['hard-hat', 'glasses']}
        rightArm={['M36 78C64 96 76 80 80 66', 82, 60]}
      />
      <At x={362} y={342}>
        <Line d="M0 10L-34 198M0 10L34 198M0 10V190" color="choc" width={8} />
        <rect x={-36} y={-22} width={72} height={34} rx={10} fill={paint('waffle')} />
        <circle cx={-36} cy={-5} r={12} fill={paint('blue-d')} />
      </At>
    </Stage>
  );
}
