import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Bottles, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const PUT: Arm = ['M36 78C66 88 88 72 104 56', 108, 54];
const BOX: Arm = ['M-36 78C-64 104 -60 126 -40 132', -36, 132];

/** A cart with boxes that came this morning. */
function Cart() {
  return (
    <At x={470} y={512}>
      <Line d="M-92 -8V-116M92 -8V-116" color="choc-l" width={9} />
      <rect x={-70} y={-98} width={62} height={58} rx={6} fill={paint('waffle')} />
      <path d="M-44 -98H-34V-40H-44Z" fill={paint('waffle-d')} />
      <rect x={0} y={-84} width={72} height={44} rx={6} fill={paint('waffle-l')} />
      <path d="M30 -84H42V-40H30Z" fill={paint('waffle')} />
      <rect x={-100} y={-42} width={200} height={16} rx={8} fill={paint('blue')} />
      <circle cx={-76} cy={-10} r={13} fill={paint('choc')} />
      <circle cx={76} cy={-10} r={13} fill={paint('choc')} />
    </At>
  );
}

/** A pharmacy aide fills up the shelf from the morning's delivery: every bottle in its own place. */
export default function PharmacyAides(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <circle cx={112} cy={148} r={46} fill={paint('mint-d')} />
      <path d="M102 122H122V138H138V158H122V174H102V158H86V138H102Z" fill={paint('white')} />
      <rect x={266} y={88} width={300} height={404} rx={10} fill={paint('white')} />
      <rect x={278} y={100} width={276} height={392} fill={paint('blue-l')} />
      <Shelf x={416} y={176} width={290} color="white">
        <Bottles x={-66} colors={['straw-d', 'straw-d', 'straw-d', 'straw-d']} />
        <Bottles x={70} colors={['blue', 'blue', 'blue', 'blue']} />
      </Shelf>
      <Shelf x={416} y={276} width={290} color="white">
        <Bottles x={52} colors={['mint-d', 'mint-d', 'waffle', 'waffle', 'waffle']} />
      </Shelf>
      <Shelf x={416} y={376} width={290} color="white">
        <Bottles x={-66} colors={['waffle-d', 'waffle-d', 'waffle-d', 'waffle-d']} />
        <Bottles x={70} colors={['cherry', 'cherry', 'cherry', 'cherry']} />
      </Shelf>
      <Cart />
      <path d="M104 484H248V536H104Z" fill={paint('straw-d')} />
      <rect x={92} y={478} width={168} height={18} rx={9} fill={paint('straw')} />
      <Person
        x={184}
        y={180}
        scale={1.06}
        skin={2}
        hair="swoop"
        hairColor="brown"
        top="blue"
        shade="blue-d"
        wear="tee"
        trousers="choc"
        shoes="white"
        face="look"
        extras={['hearing-aid']}
        legs="stand"
        leftArm={BOX}
        rightArm={PUT}
        held={
          <>
            <path d="M-16 52L0 80L16 52Q0 62 -16 52Z" fill="#CF8A5C" />
            <rect x={16} y={82} width={22} height={28} rx={4} fill={paint('white')} />
            <Bottles x={-20} y={116} scale={0.7} colors={['mint-d', 'mint-d', 'mint-d']} />
            <rect x={-66} y={100} width={90} height={50} rx={6} fill={paint('waffle')} />
            <rect x={-66} y={116} width={90} height={10} fill={paint('waffle-d')} />
            <Reach skin={2} sleeve="blue-d" arm={['M-36 78C-66 104 -66 132 -46 142', -42, 142]} />
          </>
        }
      />
      <Bottles x={312} y={268} colors={['mint-d']} />
      <Reach x={184} y={180} scale={1.06} skin={2} sleeve="blue-d" arm={PUT} />
    </Stage>
  );
}
