import { CAST } from '../../cast.ts';
import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { HIP_RIGHT, type Arm } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const HIP: Arm = HIP_RIGHT;

/** Somebody of the front row from behind, with a camera that flashes. */
function FrontRow({ hair, top, flash, ...place }: Place & { hair: string; top: string; flash?: boolean }) {
  return (
    <At {...place}>
      <path d="M-56 110C-56 60 -40 44 0 44C40 44 56 60 56 110Z" fill={top} />
      <circle r={36} fill={hair} />
      {flash && (
        <>
          <rect x={26} y={-38} width={62} height={44} rx={9} fill={paint('choc')} />
          <path d="M57 -64L63 -44L84 -50L70 -34L86 -18L64 -22L57 -2L50 -22L28 -18L44 -34L30 -50L51 -44Z" fill={paint('white')} />
        </>
      )}
    </At>
  );
}

/** On the catwalk, one model shows a long bright coat and the next rolls out behind; cameras flash. */
export default function Models(props: ArtProps) {
  return (
    <Stage back="blue" floor="blue-d" {...props}>
      <path d="M96 60H226L190 430H40Z" fill={paint('straw-d')} />
      <path d="M504 60H374L410 430H560Z" fill={paint('straw-d')} />
      <Line d="M130 70L92 420M176 70L150 420M470 70L508 420M424 70L450 420" color="cherry" width={8} />
      <path d="M214 300H386L470 560H130Z" fill={paint('cream')} />
      <path d="M386 300L470 560H450L374 300Z" fill={paint('milk')} />
      <rect x={70} y={40} width={460} height={34} rx={14} fill={paint('cherry')} />
      <path d="M270 74L170 420H430L330 74Z" fill={paint('vanilla')} opacity={0.25} />
      <Person
        x={394}
        y={178}
        scale={0.74}
        skin={1}
        hair="curls"
        hairColor="ginger"
        top="mint"
        shade="mint-d"
        wear="stripe"
        face="calm"
        legs="sit"
        trousers="waffle"
        shoes="cherry"
        leftArm={['M-36 76C-58 108 -70 140 -72 156', -72, 160]}
        rightArm={['M36 76C58 108 70 140 72 156', 72, 160]}
        behind={<Wheelchair color="waffle" />}
      />
      <Person
        x={264}
        y={160}
        scale={1.16}
        {...CAST.greybun}
        skin={5}
        hair="afro"
        hairColor="grey"
        top="waffle"
        shade="waffle-d"
        wear="tee"
        extras={['earrings']}
        face="calm"
        legs="stand"
        trousers="choc"
        shoes="cherry"
        leftArm={['M-36 76C-58 100 -64 126 -60 146', -60, 150]}
        rightArm={HIP}
        held={
          <>
            <path d="M-46 96L-18 52L-8 108L-22 236H-96C-62 190 -50 150 -46 96Z" fill={paint('straw')} />
            <path d="M46 96L18 52L8 108L22 236H96C62 190 50 150 46 96Z" fill={paint('straw')} />
            <path d="M-18 52L-8 108L-22 236H-40L-28 108Z" fill={paint('straw-d')} />
            <path d="M18 52L8 108L22 236H40L28 108Z" fill={paint('straw-d')} />
            <Line d="M-38 76C-58 100 -64 126 -60 146M38 76C76 96 70 128 44 136" color="straw-d" width={25} />
            <circle cx={-60} cy={152} r={12} fill={SKINS[5][0]} />
            <circle cx={42} cy={137} r={12} fill={SKINS[5][0]} />
          </>
        }
      />
      <FrontRow x={92} y={470} hair="#2A1814" top={paint('mint-d')} flash />
      <FrontRow x={484} y={474} hair="#B9572A" top={paint('waffle')} />
      <FrontRow x={574} y={486} hair={paint('mint')} top={paint('straw-d')} />
      <FrontRow x={6} y={490} hair="#E5B153" top={paint('cherry')} />
    </Stage>
  );
}
