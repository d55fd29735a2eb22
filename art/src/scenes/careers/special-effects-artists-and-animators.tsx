import { CAST } from '../../cast.ts';
import { Mug } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { LAP_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Counter, Monitor } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const DRAW: Arm = ['M36 78C64 108 84 102 98 90', 102, 86];

/** A fox; its place is the middle of its chin. */
function Fox(place: Place) {
  return (
    <At {...place}>
      <path d="M30 62C90 60 104 6 82 -26C62 -6 56 22 20 34Z" fill={paint('waffle-d')} />
      <path d="M82 -26C92 -12 94 4 90 16L66 2C72 -6 78 -16 82 -26Z" fill={paint('white')} />
      <path d="M-34 66C-36 26 -20 6 0 6C20 6 38 26 36 66Z" fill={paint('waffle-d')} />
      <path d="M-16 66Q-14 28 0 24Q14 28 16 66Z" fill={paint('white')} />
      <path d="M-46 -70L-12 -46H12L46 -70L44 -14Q22 14 0 16Q-22 14 -44 -14Z" fill={paint('waffle')} />
      <path d="M-44 -14Q-22 -24 -8 -4L0 16Q-22 14 -44 -14ZM44 -14Q22 -24 8 -4L0 16Q22 14 44 -14Z" fill={paint('white')} />
      <circle cx={-18} cy={-26} r={5} fill={paint('choc')} />
      <circle cx={18} cy={-26} r={5} fill={paint('choc')} />
      <circle cy={6} r={7} fill={paint('choc')} />
    </At>
  );
}

/** An animator draws a fox on a big screen, frame after frame. */
export default function Animators(props: ArtProps) {
  return (
    <Stage back="straw" floor="straw-d" {...props}>
      {[-1, 0, 1].map((side) => (
        <Board key={side} x={346 + side * 102} y={112} width={80} height={58} color="vanilla" frame="choc">
          <Fox x={side * 14} y={[12, -2, 12][side + 1]} turn={side * 16} scale={0.32} />
        </Board>
      ))}
      <Monitor x={368} y={404} width={262} height={166} color="mint-l">
        <path d="M-131 83V46Q-60 16 0 46T131 40V75Q131 83 123 83Z" fill={paint('mint')} />
        <circle cx={92} cy={-46} r={20} fill={paint('vanilla')} />
        <Fox x={6} y={16} scale={0.94} turn={-4} />
      </Monitor>
      <Person
        {...CAST.bluebob}
        x={158}
        y={204}
        scale={1.2}
        top="cream"
        shade="vanilla"
        wear="hoodie"
        legs="sit"
        face="look"
        leftArm={LAP_LEFT}
        rightArm={DRAW}
      />
      <Counter x={300} y={400} width={500} color="waffle-l" shade="waffle" />
      <At x={172} y={396}>
        <path d="M-70 8L-52 -20H64L82 8Z" fill={paint('blue-d')} />
        <path d="M-54 2L-42 -14H54L66 2Z" fill={paint('blue-l')} />
      </At>
      <Mug x={526} y={380} color="mint-d" />
      <Reach x={158} y={204} scale={1.2} skin={1} sleeve="vanilla" arm={DRAW} />
      <Line d="M264 330L306 282" color="choc" width={9} />
      <Line d="M300 289L310 278" color="cherry" width={9} />
    </Stage>
  );
}
