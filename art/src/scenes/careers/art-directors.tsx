import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const CHOOSE: Arm = ['M-36 76C-66 66 -82 36 -86 4', -87, -4];

interface PosterProps extends Place {
  ground: Paint;
  color: Paint;
  sun: Paint;
}

/** A draft of a poster: a sun over waves, in colours of its own. */
function Poster({ ground, color, sun, ...place }: PosterProps) {
  return (
    <At {...place}>
      <rect x={-46} y={-62} width={92} height={124} rx={7} fill={paint('white')} />
      <rect x={-38} y={-54} width={76} height={86} rx={4} fill={paint(ground)} />
      <circle cy={-14} r={23} fill={paint(sun)} />
      <path d="M-38 8Q-19 -8 0 8T38 8V32H-38Z" fill={paint(color)} />
      <Line d="M-28 46H28" color="choc-l" width={6} />
      <circle cy={-58} r={6} fill={paint('choc-l')} />
    </At>
  );
}

/** Of the drafts on the wall, the art director chooses one for the campaign, with a designer who drew it. */
export default function ArtDirectors(props: ArtProps) {
  return (
    <Stage back="straw" floor="vanilla" {...props}>
      <rect x={28} y={58} width={360} height={310} rx={16} fill={paint('waffle-d')} />
      <Poster x={98} y={136} ground="blue-l" color="blue" sun="waffle" />
      <Poster x={208} y={136} ground="vanilla" color="straw-d" sun="cherry" />
      <Poster x={318} y={136} ground="mint-l" color="mint-d" sun="vanilla" />
      <Poster x={98} y={284} ground="straw-l" color="cherry" sun="waffle" />
      <Poster x={318} y={284} ground="blue" color="blue-d" sun="straw" />
      <Person
        x={466}
        y={188}
        scale={1.2}
        {...CAST.flattop}
        hair="bald"
        top="choc"
        shade="choc-l"
        wear="knit"
        extras={['glasses', 'earrings']}
        face="open"
        legs="stand"
        trousers="mint-d"
        leftArm={CHOOSE}
        rightArm={['M36 76C76 96 70 128 44 136', 42, 136]}
      />
      <Person
        x={208}
        y={284}
        scale={1.02}
        {...CAST.longhair}
        skin={1}
        hairColor="ginger"
        top="mint"
        shade="mint-d"
        wear="overall"
        face="smile"
        leftArm={['M-36 78C-62 100 -64 118 -50 126', -48, 128]}
        rightArm={['M36 78C60 100 62 118 46 124', 42, 124]}
      />
      <circle cx={318} cy={72} r={13} fill={paint('cherry')} />
      <Counter x={206} y={430} width={380} color="cream" shade="blue" />
      {(['cherry', 'straw', 'waffle', 'mint', 'blue'] as const).map((color, index) => (
        <At key={color} x={316} y={434} turn={-60 + index * 24}>
          <rect x={-11} y={-92} width={22} height={96} rx={6} fill={paint(color)} />
          <circle cy={-12} r={4} fill={paint('white')} />
        </At>
      ))}
      <path d="M76 434L94 404H160L174 434Z" fill={paint('white')} />
      <circle cx={124} cy={418} r={9} fill={paint('straw-d')} />
    </Stage>
  );
}
