import { paint } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Fish } from '../../settings-sea.tsx';

const TORCH: Arm = ['M36 78C62 96 78 98 92 92', 98, 90];
const STEADY: Arm = ['M-36 78C-52 112 -10 124 26 118', 32, 116];

/** Deep under water, a diver in a helmet mends the foot of a pier with a bright torch while fish look on. */
export default function CommercialDivers(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('blue')} />
      <path
        d="M60 200C120 176 180 224 240 200C300 176 360 224 420 200C480 176 520 210 540 204L520 160C460 60 140 60 80 160Z"
        fill={paint('#A3A9F2')}
      />
      <path d="M0 560C0 500 60 486 130 492Q300 470 470 488C560 484 600 504 600 560Z" fill={paint('waffle')} />
      <rect x={432} y={96} width={92} height={414} fill={paint('choc-l')} />
      <rect x={488} y={96} width={36} height={414} fill={paint('choc')} />
      <rect x={420} y={190} width={116} height={26} rx={8} fill={paint('blue-d')} />
      <rect x={420} y={372} width={116} height={26} rx={8} fill={paint('blue-d')} />
      <Line d="M424 300L404 280M424 320L398 320M424 340L406 360M414 318L386 300" color="vanilla" width={7} />
      <circle cx={430} cy={320} r={20} fill={paint('vanilla')} />
      <Line d="M196 60C190 110 200 150 216 196" color="waffle" width={9} />
      <Person
        x={240}
        y={234}
        scale={1.1}
        skin={4}
        hair="short"
        hairColor="black"
        top="choc"
        shade="cherry"
        wear="stripe"
        face="smile"
        legs="stand"
        trousers="choc"
        shoes="cherry"
        leftArm={STEADY}
        rightArm={TORCH}
        behind={<rect x={-62} y={60} width={124} height={92} rx={26} fill={paint('waffle')} />}
        held={
          <>
            <circle cy={-2} r={50} fill="none" stroke={paint('waffle')} strokeWidth={13} />
            <path d="M-42 30Q0 62 42 30L50 60Q0 86 -50 60Z" fill={paint('waffle-d')} />
            <Line d="M-26 -26A36 36 0 0 1 -6 -38" color="white" width={6} />
          </>
        }
      />
      <Line d="M276 362L352 334L404 322" color="choc-l" width={10} />
      <Reach x={240} y={234} scale={1.1} skin={4} sleeve="choc" arm={STEADY} glove="waffle" />
      <Reach x={240} y={234} scale={1.1} skin={4} sleeve="choc" arm={TORCH} glove="waffle" />
      <Fish x={116} y={330} color="straw" shade="straw-d" />
      <Fish x={152} y={402} scale={0.7} color="vanilla" shade="waffle" />
      <At x={310} y={150}>
        <circle r={11} fill={paint('blue-l')} />
        <circle cx={18} cy={-28} r={8} fill={paint('blue-l')} />
        <circle cx={2} cy={-52} r={6} fill={paint('blue-l')} />
      </At>
      <Leaf x={72} y={506} length={96} turn={-14} />
      <Leaf x={98} y={510} length={120} turn={8} />
      <Leaf x={560} y={510} length={90} turn={10} />
    </Picture>
  );
}
