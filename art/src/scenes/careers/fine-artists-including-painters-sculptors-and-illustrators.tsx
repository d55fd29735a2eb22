import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const STROKE: Arm = ['M36 78C68 84 88 66 102 44', 106, 40];
const PALETTE: Arm = ['M-36 78C-64 104 -60 128 -40 132', -36, 132];

/** A face half in sun and half in night, not yet dry. */
function Painting() {
  return (
    <>
      <rect x={-118} y={-140} width={236} height={280} rx={6} fill={paint('white')} />
      <path d="M-106 -128H0V128H-106Z" fill={paint('waffle-l')} />
      <path d="M0 -128H106V128H0Z" fill={paint('blue-d')} />
      <path d="M0 -84C-66 -84 -78 -20 -62 34C-52 72 -26 92 0 92Z" fill={paint('straw')} />
      <path d="M0 -84C66 -84 78 -20 62 34C52 72 26 92 0 92Z" fill={paint('mint')} />
      <Line d="M-44 -14Q-30 -30 -14 -14Q-30 -4 -44 -14M14 -14H46" color="choc" width={7} />
      <Line d="M0 -24V28H-16" color="choc" width={7} />
      <path d="M-26 54Q0 40 26 54Q0 74 -26 54Z" fill={paint('cherry')} />
      <circle cx={-70} cy={-92} r={24} fill={paint('waffle')} />
      <path d="M84 -112A24 24 0 1 0 92 -74A20 20 0 0 1 84 -112Z" fill={paint('vanilla')} />
      <Line d="M-96 112C-80 96 -66 124 -50 108S-22 100 -8 114" color="mint-d" width={10} />
    </>
  );
}

/** A painter with a palette works at a canvas as large as she is; a head of clay stands behind it. */
export default function FineArtists(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <Line d="M400 96V60M316 400L286 532M486 400L516 532" color="waffle-d" width={16} />
      <At x={402} y={236}>
        <Painting />
      </At>
      <rect x={264} y={372} width={276} height={22} rx={8} fill={paint('waffle-d')} />
      <Person
        x={160}
        y={238}
        scale={1.14}
        skin={1}
        hair="bob"
        hairColor="grey"
        top="mint-d"
        shade="#14785A"
        wear="overall"
        trousers="#14785A"
        shoes="cherry"
        face="look"
        extras={['glasses']}
        legs="sit"
        leftArm={PALETTE}
        rightArm={STROKE}
        behind={<Wheelchair color="straw" />}
        held={
          <>
            <Tool name="palette" x={-12} y={128} scale={0.86} turn={-8} />
            <Reach skin={1} sleeve="mint-d" arm={PALETTE} />
            <circle cx={16} cy={150} r={4} fill={paint('straw')} />
          </>
        }
      />
      <Line d="M264 302L318 266" color="waffle-d" width={8} />
      <ellipse cx={322} cy={263} rx={15} ry={7} fill={paint('straw-d')} transform="rotate(-35 322 263)" />
      <Reach x={160} y={238} scale={1.14} skin={1} sleeve="mint-d" arm={STROKE} />
      <At x={552} y={432}>
        <path d="M-32 0C-34 -26 -18 -32 -11 -36V-50H11V-36C18 -32 34 -26 32 0Z" fill={paint('waffle-d')} />
        <ellipse cy={-74} rx={25} ry={31} fill={paint('waffle-d')} />
        <path d="M-26 -76C-32 -118 32 -118 26 -76C14 -92 -14 -92 -26 -76Z" fill={paint('choc-l')} />
        <Line d="M0 -76L5 -66H-2M-8 -56Q0 -51 8 -56" color="choc-l" width={4} />
      </At>
      <rect x={518} y={432} width={76} height={92} rx={6} fill={paint('straw')} />
      <rect x={566} y={432} width={28} height={92} rx={6} fill={paint('straw-d')} />
      <At x={56} y={500}>
        <Line d="M-10 -30L-24 -86M2 -30V-96M12 -30L28 -82" color="waffle" width={7} />
        <Line d="M-24 -86L-26 -96M2 -98V-110M28 -84L31 -95" color="blue" width={13} />
        <rect x={-26} y={-48} width={52} height={58} rx={8} fill={paint('cherry')} />
      </At>
    </Stage>
  );
}
