import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Wheel } from '../../settings-vehicles.tsx';
import { Cloud } from '../../settings.tsx';
import { Tool } from '../../tool.tsx';

const TIGHTEN: Arm = ['M36 78C66 78 78 48 76 10', 76, 4];
const STEADY: Arm = ['M-36 78C-64 98 -70 112 -66 128', -66, 132];

/** Three bells of porcelain that keep the wire off the wood. */
function Insulator({ x }: Place) {
  return (
    <At x={x} y={104}>
      <path d="M-16 0Q-16 -14 0 -14Q16 -14 16 0ZM-14 -14Q-14 -28 0 -28Q14 -28 14 -14Z" fill={paint('white')} />
      <rect x={-6} y={-40} width={12} height={14} rx={6} fill={paint('blue-d')} />
    </At>
  );
}

/** The truck that carries the arm; the place is the middle of where it stands. */
function BucketTruck(place: Place) {
  return (
    <At {...place}>
      <path d="M-150 -34V-88L-124 -142Q-120 -150 -110 -150H-66V-34Z" fill={paint('white')} />
      <path d="M-134 -90L-112 -134H-80V-90Z" fill={paint('blue-l')} />
      <path d="M-70 -100H120V-34H-70Z" fill={paint('waffle')} />
      <rect x={-150} y={-56} width={270} height={22} fill={paint('waffle-d')} />
      <Line d="M-40 -98V-60M8 -98V-60M56 -98V-60" color="waffle-d" width={5} />
      <path d="M4 -100L14 -136H56L66 -100Z" fill={paint('choc')} />
      <Wheel x={-98} y={-34} />
      <Wheel x={76} y={-34} />
    </At>
  );
}

/** High in the bucket of a truck, a lineworker in rubber gloves mends the wire on top of a pole. */
export default function PowerLineInstallers(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('blue-l')} />
      <Cloud x={120} y={196} scale={0.8} color="white" />
      <Cloud x={520} y={330} scale={0.66} color="white" />
      <circle cx={300} cy={930} r={480} fill={paint('mint')} />
      <Line d="M62 176C160 142 240 82 346 66C420 92 440 92 534 66L596 84" color="choc" width={5} />
      <Line d="M440 158L396 108M440 158L484 108" color="choc-l" width={9} />
      <rect x={424} y={62} width={34} height={440} rx={8} fill={paint('waffle-d')} />
      <rect x={442} y={62} width={16} height={440} rx={8} fill={paint('choc-l')} />
      <rect x={316} y={102} width={248} height={20} rx={8} fill={paint('choc-l')} />
      <Insulator x={346} />
      <Insulator x={534} />
      <rect x={462} y={176} width={56} height={92} rx={16} fill={paint('milk')} />
      <path d="M498 176H502Q518 176 518 192V252Q518 268 502 268H498Z" fill={paint('#A3A9F2')} />
      <Line d="M478 176V162M502 176V162" color="white" width={9} />
      <BucketTruck x={184} y={526} />
      <Line d="M220 402L116 326L214 288" color="waffle" width={22} />
      <circle cx={116} cy={326} r={15} fill={paint('choc')} />
      <circle cx={220} cy={400} r={15} fill={paint('choc')} />
      <Person
        x={268}
        y={126}
        scale={1}
        skin={3}
        hair="pony"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="tee"
        face="look"
        extras={['hard-hat', 'glasses']}
        leftArm={STEADY}
        rightArm={TIGHTEN}
        held={<Line d="M-30 60L26 130M30 60L-26 130M-40 132H40" color="cherry" width={9} />}
      />
      <path d="M196 248H340L332 350Q331 362 318 362H218Q205 362 204 350Z" fill={paint('white')} />
      <path d="M296 248H340L332 350Q331 362 318 362H292Z" fill={paint('milk')} />
      <rect x={188} y={240} width={160} height={20} rx={10} fill={paint('waffle')} />
      <Reach x={268} y={126} skin={3} sleeve="blue-d" arm={STEADY} glove="cherry" />
      <Tool name="wrench" x={350} y={104} scale={0.52} turn={8} />
      <Reach x={268} y={126} skin={3} sleeve="blue-d" arm={TIGHTEN} glove="cherry" />
    </Picture>
  );
}
