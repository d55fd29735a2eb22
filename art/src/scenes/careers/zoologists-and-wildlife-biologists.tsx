import { Deer } from '../../animals.tsx';
import { Clipboard } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Leaf } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { HOLD_LEFT } from '../../poses.ts';
import { Stage } from '../../settings-stage.tsx';
import { Tree } from '../../settings.tsx';

function Binoculars() {
  return (
    <At x={26} y={100} turn={-8}>
      <rect x={-25} y={-22} width={22} height={42} rx={8} fill={paint('choc')} />
      <rect x={3} y={-22} width={22} height={42} rx={8} fill={paint('choc')} />
      <rect x={-10} y={-12} width={20} height={14} rx={5} fill={paint('choc-l')} />
      <ellipse cx={-14} cy={-22} rx={9} ry={4.5} fill={paint('blue-l')} />
      <ellipse cx={14} cy={-22} rx={9} ry={4.5} fill={paint('blue-l')} />
    </At>
  );
}

/** A biologist behind the leaves counts deer; the one before him wears a collar that tells where it goes. */
export default function Zoologists(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="#1C8F69" ground="hill" {...props}>
      <circle cx={168} cy={130} r={44} fill={paint('vanilla')} />
      <path d="M64 470L206 240Q216 226 226 240L318 388L392 272Q402 258 412 272L540 470Z" fill={paint('blue')} />
      <path d="M216 233Q222 233 226 240L258 292L232 312L214 292L196 306L180 282L206 240Q210 233 216 233Z" fill={paint('white')} />
      <Tree x={494} y={478} scale={1.06} color="mint" />
      <Tree x={92} y={486} scale={0.86} color="mint-d" />
      <Deer x={330} y={452} scale={0.46} />
      <Deer x={444} y={508} scale={1.06} />
      <Line d="M386 368L406 380" color="cherry" width={13} />
      <rect x={384} y={376} width={17} height={18} rx={5} fill={paint('choc')} />
      <Person
        x={174}
        y={226}
        scale={1.18}
        skin={5}
        hair="fade"
        hairColor="grey"
        top="waffle"
        shade="waffle-d"
        wear="vest"
        trousers="choc-l"
        legs="stand"
        face="look"
        extras={['glasses']}
        leftArm={HOLD_LEFT}
        rightArm={['M36 78C66 100 70 118 52 110', 46, 106]}
        held={
          <>
            <Binoculars />
            <Clipboard x={-52} y={118} scale={0.86} turn={-8} color="cherry" />
          </>
        }
      />
      <Leaf x={130} y={560} length={110} turn={-34} />
      <Leaf x={156} y={566} length={150} turn={-12} />
      <Leaf x={206} y={572} length={124} turn={6} />
      <Leaf x={252} y={566} length={140} turn={20} />
      <Leaf x={282} y={566} length={94} turn={42} />
      <Leaf x={510} y={566} length={90} turn={-14} />
      <Leaf x={530} y={566} length={110} turn={14} />
    </Stage>
  );
}
