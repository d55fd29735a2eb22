import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Fish } from '../../settings-sea.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Cloud } from '../../settings.tsx';
import { Tool } from '../../tool.tsx';

/** One cut through everything that is taught: space, weather, sea, and rock down to where it melts. */
function CutThroughTheEarth() {
  return (
    <Board x={312} y={218} width={216} height={296} color="blue-d" frame="choc-l">
      <Tool name="planet" x={-52} y={-108} scale={0.62} />
      {[
        [16, -126],
        [52, -98],
        [84, -130],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={5} fill={paint('vanilla')} />
      ))}
      <path d="M-108 -66H108V26H-108Z" fill={paint('blue-l')} />
      <Cloud x={34} y={-34} scale={0.66} color="white" />
      <Line d="M14 -10L6 6M36 -10L28 6M58 -10L50 6" color="blue" width={6} />
      <path d="M-108 8Q-90 -2 -72 8T-36 8T0 8T36 8T72 8T108 8V76H-108Z" fill={paint('blue')} />
      <Fish x={-46} y={36} scale={0.56} color="straw" />
      <path d="M-108 62L-70 70L-10 58L50 30L108 22V104H-108Z" fill={paint('waffle')} />
      <path d="M-108 90L-40 84L30 92L108 70V130H-108Z" fill={paint('waffle-d')} />
      <path d="M-108 112L-20 106L60 114L108 100V140Q108 148 100 148H-100Q-108 148 -108 140Z" fill={paint('choc-l')} />
      <path d="M-108 134Q-40 120 30 132T108 128V140Q108 148 100 148H-100Q-108 148 -108 140Z" fill={paint('cherry')} />
    </Board>
  );
}

/** A professor follows a drop of rain from the cloud through the sea into the rock; a student weighs a stone in the hand. */
export default function EarthScienceTeachers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="mint" {...props}>
      <CutThroughTheEarth />
      <Person
        x={118}
        y={222}
        scale={1.1}
        {...CAST.hijab}
        skin={4}
        hairColor="waffle"
        extras={['glasses']}
        top="mint-d"
        shade="#14785A"
        wear="knit"
        face="open"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={['M36 78C66 90 86 76 100 56', 103, 52]}
        legs="stand"
        trousers="choc"
        held={<Line d="M100 56L150 -4" color="choc" width={6} />}
      />
      <Person
        x={506}
        y={284}
        scale={1.02}
        {...CAST.flattop}
        skin={2}
        hair="curls"
        hairColor="brown"
        top="cherry"
        shade="#B3123A"
        wear="hoodie"
        face="look"
        leftArm={['M-36 78C-64 92 -70 72 -60 50', -58, 46]}
        rightArm={['M36 78C58 104 54 124 30 130', 26, 132]}
        held={
          <At x={-58} y={22}>
            <path d="M-28 6L-20 -18L2 -26L24 -14L28 8L8 20H-18Z" fill={paint('blue')} />
            <path d="M2 -26L24 -14L28 8L8 20L0 -2Z" fill={paint('blue-d')} />
            <path d="M-20 -18L2 -26L0 -2Z" fill={paint('blue-l')} />
          </At>
        }
      />
      <Counter x={500} y={434} width={196} color="waffle" shade="waffle-d" />
      <path d="M462 420Q480 412 500 420Q520 412 538 420V438Q520 430 500 438Q480 430 462 438Z" fill={paint('white')} />
    </Stage>
  );
}
