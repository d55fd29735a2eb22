import { EarMuffs, Goggles } from '../../headwear-protection.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';

const NEAR: Arm = ['M-36 78C-62 104 -60 122 -44 128', -40, 130];
const PUSH: Arm = ['M36 78C60 106 66 118 76 126', 80, 129];

/** The machine with its rollers, its lamp, its stop button and the hose that drinks the dust. */
function Planer() {
  return (
    <At x={408} y={352}>
      <Line d="M20 -150C20 -240 96 -232 128 -292" color="choc-l" width={46} />
      <path d="M20 -150C20 -240 96 -232 128 -292" fill="none" stroke={paint('choc')} strokeWidth={46} strokeDasharray="6 16" />
      <rect x={-96} y={34} width={192} height={136} rx={10} fill={paint('mint-d')} />
      <rect x={30} y={34} width={66} height={136} rx={10} fill={paint('#14785A')} />
      <rect x={-116} y={158} width={232} height={22} rx={10} fill={paint('choc')} />
      <path d="M-112 -10V-118Q-112 -146 -84 -146H84Q112 -146 112 -118V-10Z" fill={paint('mint')} />
      <path d="M40 -146H84Q112 -146 112 -118V-10H40Z" fill={paint('mint-d')} />
      <rect x={-88} y={-120} width={96} height={54} rx={9} fill={paint('blue-d')} />
      <Line d="M-74 -94H-50L-42 -108L-30 -80L-22 -94H-6" color="mint-l" width={5} />
      <circle cx={76} cy={-94} r={22} fill={paint('waffle')} />
      <circle cx={76} cy={-94} r={14} fill={paint('cherry')} />
      <rect x={-112} y={-38} width={224} height={72} fill={paint('choc')} />
      <path d="M-112 -2H-70V30H-112Z" fill={paint('waffle-d')} />
      <path d="M-70 2H112V30H-70Z" fill={paint('waffle')} />
      <circle cx={-70} cy={-16} r={21} fill={paint('milk')} />
      <Line d="M-70 -31V-1M-85 -16H-55" color="choc-l" width={5} />
    </At>
  );
}

/** With goggles and ear muffs on, an operator feeds a rough board into the planer; it comes out smooth. */
export default function WoodworkingOperators(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle-l" {...props}>
      <Planer />
      <Person
        x={164}
        y={206}
        scale={1.14}
        skin={5}
        hair="bob"
        hairColor="black"
        top="blue"
        shade="blue-d"
        wear="overall"
        trousers="blue-d"
        shoes="choc"
        face="look"
        legs="stand"
        leftArm={NEAR}
        rightArm={PUSH}
        held={
          <>
            <Goggles />
            <EarMuffs />
          </>
        }
      />
      <path d="M64 350L92 346L120 352L150 347L184 352L216 347L250 352L282 347L310 350V382H64Z" fill={paint('waffle-d')} />
      <Line d="M82 366H134M164 370H230M256 364H290" color="choc-l" width={4} />
      <rect x={506} y={352} width={94} height={30} rx={3} fill={paint('waffle')} />
      <rect x={506} y={352} width={94} height={9} fill={paint('waffle-l')} />
      <Line d="M66 388H296M520 388H600" color="choc" width={12} />
      <Line d="M92 394V524M270 394V524M560 394V524" color="choc" width={12} />
      <Line d="M284 336L270 326M278 314L262 310M256 334L244 322" color="waffle-d" width={7} />
      <Reach x={164} y={206} scale={1.14} skin={5} sleeve="blue" arm={NEAR} />
      <Reach x={164} y={206} scale={1.14} skin={5} sleeve="blue" arm={PUSH} />
      <At x={176} y={530}>
        <rect x={-74} y={-26} width={148} height={26} rx={5} fill={paint('waffle-d')} />
        <rect x={-66} y={-52} width={148} height={26} rx={5} fill={paint('waffle')} />
        <rect x={-78} y={-78} width={148} height={26} rx={5} fill={paint('waffle-d')} />
      </At>
    </Stage>
  );
}
