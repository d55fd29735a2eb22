import { Head } from '../../head.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheel } from '../../settings-vehicles.tsx';
import { Cloud, Tree } from '../../settings.tsx';

/** A pram with a baby who looks at whoever pushes; the place is the middle of where its wheels stand. */
function Pram(place: Place) {
  return (
    <At {...place}>
      <path d="M4 -146V-232A86 86 0 0 1 90 -146Z" fill={paint('straw-d')} />
      <path d="M46 -146V-222A86 86 0 0 1 90 -146Z" fill={paint('#B3123A')} />
      <At x={-22} y={-164} scale={0.66}>
        <Head skin={2} hair="swoop" hairColor="brown" face="open" />
      </At>
      <Line d="M-40 -34L48 -84M58 -34L-30 -84" color="choc" width={9} />
      <path d="M-72 -148H90C92 -92 58 -66 10 -66C-44 -66 -70 -96 -72 -148Z" fill={paint('cherry')} />
      <path d="M-72 -148H22C18 -116 -2 -106 -20 -116C-38 -106 -62 -116 -66 -126Z" fill={paint('vanilla')} />
      <Line d="M-58 -104L-108 -186H-126" color="choc" width={9} />
      <Wheel x={-46} y={-28} r={28} />
      <Wheel x={60} y={-28} r={28} />
    </At>
  );
}

/** A bear held by one paw. */
function Bear(place: Place) {
  return (
    <At {...place}>
      <g fill={paint('waffle-d')}>
        <circle cx={-12} cy={-22} r={8} />
        <circle cx={12} cy={-22} r={8} />
        <ellipse cx={-16} cy={34} rx={9} ry={14} />
        <ellipse cx={16} cy={34} rx={9} ry={14} />
        <ellipse cy={20} rx={20} ry={22} />
        <circle cy={-10} r={19} />
      </g>
      <ellipse cy={-5} rx={9} ry={7} fill={paint('vanilla')} />
      <circle cx={-7} cy={-14} r={2.6} fill={paint('choc')} />
      <circle cx={7} cy={-14} r={2.6} fill={paint('choc')} />
      <circle cy={-7} r={3} fill={paint('choc')} />
    </At>
  );
}

/** A nanny walks home from the park with a baby in the pram, a small child by the hand and the bear too. */
export default function Nannies(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="mint" ground="hill" {...props}>
      <Cloud x={176} y={120} scale={0.8} color="white" />
      <Tree x={424} y={486} scale={0.74} color="mint-d" />
      <Tree x={104} y={500} scale={0.98} color="mint-d" />
      <path d="M0 540Q300 486 600 540V560H0Z" fill={paint('waffle-l')} />
      <Person
        x={264}
        y={210}
        scale={1.12}
        skin={4}
        hair="bun"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="knit"
        extras={['beard']}
        broad
        leftArm={['M-38 78C-60 96 -68 112 -70 126', -70, 130]}
        rightArm={['M38 78C60 104 76 112 92 116', 96, 117]}
        legs="stand"
        trousers="blue-d"
        shoes="choc"
      />
      <Pram x={488} y={530} />
      <circle cx={371} cy={343} r={13} fill="#8C5535" />
      <Person
        x={118}
        y={342}
        scale={0.68}
        skin={2}
        hair="puffs"
        hairColor="brown"
        top="blue"
        shade="blue-d"
        wear="stripe"
        face="open"
        leftArm={['M-36 78C-54 96 -66 104 -74 108', -76, 110]}
        rightArm={['M36 78C62 78 84 52 96 24', 98, 20]}
        legs="stand"
        trousers="cherry"
        shoes="cream"
        held={<Bear x={-84} y={136} scale={1.05} />}
      />
    </Stage>
  );
}
