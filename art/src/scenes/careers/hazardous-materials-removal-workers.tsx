import { Goggles, Respirator } from '../../headwear-protection.tsx';
import { paint } from '../../paint.ts';
import { Person, type PersonProps } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';

const LID: Arm = ['M36 78C60 108 78 118 92 116', 96, 116];
const PROBE: Arm = ['M36 78C62 104 76 106 88 100', 92, 98];

/** Somebody in a closed suit with hood, goggles and mask. */
function Suited({ held, ...person }: PersonProps) {
  return (
    <Person
      {...person}
      hair="hijab"
      hairColor="vanilla"
      top="vanilla"
      shade="waffle-l"
      wear="tee"
      trousers="waffle-l"
      shoes="blue"
      legs="stand"
      face="look"
      held={
        <>
          <Line d="M0 82V164" color="waffle" width={5} />
          <rect x={-16} y={32} width={32} height={14} rx={6} fill={paint('vanilla')} />
          <Goggles frame="choc" />
          <Respirator color="blue-d" filter="choc" />
          {held}
        </>
      }
    />
  );
}

/** A barrel with the sign that warns of poison in it. */
function Drum({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      <path d="M-58 -140H58V0H-58Z" fill={paint('blue')} />
      <path d="M16 -140H58V0H16Z" fill={paint('blue-d')} />
      <Line d="M-58 -94H58M-58 -44H58" color="blue-d" width={9} />
      <path d="M0 -114L36 -54H-36Z" fill={paint('waffle')} stroke={paint('choc')} strokeWidth={7} strokeLinejoin="round" />
      <Line d="M0 -92V-78" color="choc" width={8} />
      <circle cy={-65} r={4.5} fill={paint('choc')} />
      <rect x={-64} y={-10} width={128} height={16} rx={8} fill={paint('choc')} />
    </At>
  );
}

/** In closed suits, one worker shuts a barrel of poison while the other measures whether the ground is clean. */
export default function HazmatWorkers(props: ArtProps) {
  return (
    <Stage back="mint" floor="#1C8F69" {...props}>
      <path d="M70 470V292L150 252V292L230 252V292L310 252V470Z" fill={paint('mint-d')} />
      <path d="M440 470V158H486V470Z" fill={paint('mint-d')} />
      <path d="M100 330H146V370H100ZM176 330H222V370H176Z" fill={paint('mint-l')} />
      <Line d="M30 430V330M570 430V330" color="choc" width={10} />
      <Line d="M30 352Q300 382 570 352" color="waffle" width={20} />
      <path d="M30 352Q300 382 570 352" fill="none" stroke={paint('choc')} strokeWidth={20} strokeDasharray="18 24" />
      <Drum x={322} y={520} />
      <Suited
        x={176}
        y={206}
        scale={1.14}
        skin={3}
        hair="hijab"
        hairColor="vanilla"
        leftArm={['M-36 76C-62 100 -66 126 -56 144', -54, 148]}
        rightArm={LID}
      />
      <rect x={252} y={362} width={140} height={24} rx={10} fill={paint('choc')} transform="rotate(-6 322 374)" />
      <Reach x={176} y={206} scale={1.14} skin={3} sleeve="waffle-l" arm={LID} glove="blue" />
      <circle cx={114} cy={375} r={14} fill={paint('blue')} />
      <Suited
        x={472}
        y={222}
        scale={1.08}
        flip
        skin={5}
        hair="hijab"
        hairColor="vanilla"
        leftArm={['M-36 76C-60 100 -62 122 -40 128', -36, 128]}
        rightArm={PROBE}
      />
      <Line d="M372 330L410 446" color="choc" width={7} />
      <rect x={400} y={436} width={24} height={40} rx={9} fill={paint('cherry')} transform="rotate(-16 412 456)" />
      <rect x={340} y={298} width={56} height={42} rx={9} fill={paint('white')} />
      <rect x={347} y={305} width={42} height={18} rx={4} fill={paint('mint-l')} />
      <Reach x={472} y={222} scale={1.08} flip skin={5} sleeve="waffle-l" arm={PROBE} glove="blue" />
      <circle cx={511} cy={360} r={13} fill={paint('blue')} />
    </Stage>
  );
}
