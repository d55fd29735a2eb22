import { CAST } from '../../cast.ts';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Desk } from '../../settings-office.tsx';
import { Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Ball } from '../../tools/people.tsx';

const STACK: Arm = ['M-36 78C-58 92 -72 78 -76 58', -77, 54];
const STEADY: Arm = ['M36 78C58 100 76 122 90 134', 93, 138];
const CONES: readonly Paint[] = ['straw-d', 'waffle', 'mint-d'];

/** A plastic cone to be stacked; the place is the middle of its foot. */
function StackCone({ color, ...place }: Place & { color: Paint }) {
  return (
    <At {...place}>
      <path d="M-11 -64Q0 -72 11 -64L30 0H-30Z" fill={paint(color)} />
      <rect x={-36} y={-10} width={72} height={12} rx={6} fill={paint(color)} />
    </At>
  );
}

/** After a stroke a hand learns again: a patient stacks cones, and the assistant holds them steady. */
export default function OccupationalTherapyAssistants(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="#A3A9F2" {...props}>
      <Shelf x={300} y={150} width={250}>
        <Ball x={-82} y={-32} scale={0.62} />
        <StackCone x={-14} y={0} scale={0.7} color="waffle" />
        <rect x={34} y={-40} width={40} height={40} rx={7} fill={paint('mint-d')} />
        <rect x={82} y={-32} width={32} height={32} rx={6} fill={paint('straw-d')} />
      </Shelf>
      <Person
        x={408}
        y={244}
        scale={1.08}
        {...CAST.greyfade}
        skin={3}
        hair="short"
        top="waffle"
        shade="waffle-d"
        wear="knit"
        extras={['glasses']}
        face="open"
        leftArm={STACK}
        rightArm={['M36 78C60 100 60 122 48 138', 44, 142]}
      />
      <Person
        x={158}
        y={232}
        scale={1.12}
        {...CAST.hijab}
        skin={2}
        hairColor="blue-d"
        top="straw"
        shade="straw-d"
        wear="tee"
        face="smile"
        leftArm={['M-36 78C-62 100 -62 124 -50 140', -46, 144]}
        held={
          <>
            <path d="M-14 76L0 96L14 76Z" fill={paint('straw-d')} />
            <rect x={14} y={98} width={22} height={28} rx={4} fill={paint('white')} />
            <Line d="M20 108H30M20 116H28" color="blue" width={3} />
          </>
        }
      />
      <Desk y={408} width={560} color="waffle-l" shade="mint-d" />
      <StackCone x={296} y={408} color="straw-d" />
      <StackCone x={296} y={384} color="waffle" />
      <StackCone x={300} y={332} turn={-6} color="blue" />
      {CONES.map((color, index) => (
        <rect key={color} x={452 + index * 34} y={384} width={28} height={26} rx={6} fill={paint(color)} />
      ))}
      <Reach x={408} y={244} scale={1.08} skin={3} sleeve="waffle-d" arm={STACK} />
      <Reach x={158} y={232} scale={1.12} skin={2} sleeve="straw-d" arm={STEADY} />
    </Stage>
  );
}
