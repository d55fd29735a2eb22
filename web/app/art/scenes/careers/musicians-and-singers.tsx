import { Microphone } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { MusicNote } from '../../tools/arts.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

/** A guitar across the body: its place is the hole, its neck points up to the right. */
function Guitar(place: Place) {
  return (
    <At {...place}>
      <At turn={-28}>
        <rect x={20} y={-7} width={112} height={14} rx={5} fill={paint('choc')} />
        <rect x={124} y={-13} width={32} height={26} rx={7} fill={paint('choc-l')} />
        <path
          d="M-70 0C-70 -38 -38 -42 -20 -30C-8 -24 6 -34 18 -28C34 -20 34 20 18 28C6 34 -8 24 -20 30C-38 42 -70 38 -70 0Z"
          fill={paint('waffle')}
        />
        <path d="M-70 0C-70 38 -38 42 -20 30C-8 24 6 34 18 28C28 22 32 10 32 0Z" fill={paint('waffle-d')} />
        <circle r={13} fill={paint('choc')} />
        <Line d="M-42 -10V10" color="choc" width={6} />
        <Line d="M-42 0H130" color="cream" width={3} />
      </At>
    </At>
  );
}

/** A drum kit; the place is the foot of the big drum. */
function Drums(place: Place) {
  return (
    <At {...place}>
      <Line d="M-104 0V-128M104 0V-128" color="choc" width={6} />
      <path d="M-146 -126Q-104 -146 -62 -126ZM62 -126Q104 -146 146 -126Z" fill={paint('waffle')} />
      <path d="M-74 -116H-10V-76H-74ZM10 -116H74V-76H10Z" fill={paint('cherry')} />
      <rect x={-78} y={-122} width={72} height={14} rx={7} fill={paint('cream')} />
      <rect x={6} y={-122} width={72} height={14} rx={7} fill={paint('cream')} />
      <circle cy={-56} r={58} fill={paint('cherry')} />
      <circle cy={-56} r={45} fill={paint('cream')} />
      <circle cy={-56} r={14} fill={paint('straw')} />
    </At>
  );
}

/** A band plays: a guitar, the drums behind, and a singer who gives all. */
export default function Musicians(props: ArtProps) {
  return (
    <Stage back="blue" floor="choc-l" {...props}>
      <path d="M150 40L320 480H20ZM450 40L580 480H290Z" fill="#6A70DA" />
      <Person
        x={308}
        y={214}
        scale={0.94}
        skin={2}
        hair="bun"
        hairColor="grey"
        top="waffle"
        shade="waffle-d"
        leftArm={['M-36 78C-74 92 -86 74 -76 46', -75, 42]}
        rightArm={['M36 78C64 92 72 108 62 116', 60, 118]}
        face="open"
        extras={['glasses']}
        held={<Line d="M-75 52L-58 -6M60 120L34 142" color="waffle-l" width={7} />}
      />
      <Drums x={308} y={492} scale={1.08} />
      <Person
        x={142}
        y={224}
        scale={1.06}
        skin={5}
        hair="braids"
        hairColor="black"
        top="mint"
        shade="mint-d"
        leftArm={['M-36 78C-66 104 -56 134 -30 142', -26, 142]}
        rightArm={['M36 78C62 88 72 96 70 102', 70, 104]}
        face="calm"
        legs="stand"
        trousers="blue-d"
        shoes="cherry"
        held={
          <>
            <Line d="M-36 150L30 54" color="choc" width={8} />
            <Guitar x={-6} y={138} />
            <circle cx={-12} cy={140} r={12} fill="#623A27" />
            <circle cx={74} cy={96} r={12} fill="#623A27" />
          </>
        }
      />
      <Person
        x={470}
        y={292}
        scale={0.96}
        skin={1}
        hair="swoop"
        hairColor="ginger"
        top="straw"
        shade="straw-d"
        leftArm={['M-36 78C-62 100 -44 88 -24 66', -20, 62]}
        rightArm={['M36 76C66 66 82 34 84 4', 84, -4]}
        face="open"
        legs="sit"
        trousers="cream"
        shoes="waffle"
        behind={<Wheelchair color="waffle" />}
        held={
          <>
            <Microphone x={-16} y={64} scale={0.52} turn={14} />
            <circle cx={-20} cy={66} r={12} fill="#F8CFAE" />
          </>
        }
      />
      <MusicNote x={66} y={120} scale={0.62} turn={-10} />
      <MusicNote x={520} y={150} scale={0.62} turn={10} />
    </Stage>
  );
}
