import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Candle } from '../../tools/home.tsx';

const GREET: Arm = ['M36 78C62 100 76 108 92 108', 98, 108];
const HAND: Arm = ['M-36 78C-60 98 -64 106 -74 110', -80, 112];

/** After a service, somebody in a robe takes the hand of an old friend under the bright window. */
export default function Clergy(props: ArtProps) {
  return (
    <Stage back="blue" floor="blue-d" {...props}>
      <circle cx={300} cy={168} r={112} fill={paint('blue-d')} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn, index) => (
        <At key={turn} x={300} y={168} turn={turn}>
          <path
            d="M-12 -34L-32 -88A94 94 0 0 1 32 -88L12 -34Z"
            fill={paint((['straw', 'waffle', 'mint', 'vanilla'] as const)[index % 4]!)}
          />
        </At>
      ))}
      <circle cx={300} cy={168} r={24} fill={paint('cherry')} />
      <Candle x={78} y={412} scale={0.86} />
      <Candle x={528} y={412} scale={0.86} />
      <path d="M46 448H112V520H46ZM496 448H562V520H496Z" fill={paint('choc-l')} />
      <Person
        x={206}
        y={218}
        scale={1.12}
        skin={4}
        hair="short"
        hairColor="black"
        top="white"
        shade="milk"
        wear="tee"
        face="smile"
        extras={['earrings']}
        leftArm={['M-36 76C-56 100 -58 120 -40 130', -36, 132]}
        rightArm={GREET}
        held={
          <>
            <path d="M-34 284Q-34 268 -20 268H-4V284ZM34 284Q34 268 20 268H4V284Z" fill={paint('choc')} />
            <path d="M-46 160H46L64 272H-64Z" fill={paint('white')} />
            <path d="M-24 54L-10 60V250H-30V66ZM24 54L10 60V250H30V66Z" fill={paint('mint-d')} />
            <Line d="M-30 232H-10M10 232H30" color="waffle" width={6} />
          </>
        }
      />
      <Person
        x={404}
        y={232}
        scale={1.06}
        {...CAST.greyfade}
        skin={1}
        top="straw"
        shade="straw-d"
        wear="knit"
        face="open"
        leftArm={HAND}
        rightArm={['M36 76C48 104 46 130 44 152', 44, 156]}
        legs="stand"
        trousers="choc"
        held={<Line d="M44 160V278M44 160C44 138 66 140 64 156" color="waffle" width={8} />}
      />
      <Reach x={206} y={218} scale={1.12} skin={4} sleeve="milk" arm={GREET} />
    </Stage>
  );
}
