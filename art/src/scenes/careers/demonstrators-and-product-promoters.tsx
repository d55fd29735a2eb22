import { CAST } from '../../cast.ts';
import { Headset } from '../../headwear.tsx';
import { paint, type Paint } from '../../paint.ts';
import { Awning } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const OFFER: Arm = ['M36 78C62 96 82 88 96 74', 100, 70];
const TAKE: Arm = ['M-36 78C-60 92 -70 84 -78 70', -81, 65];

/** A blender at work; the place is its foot. */
function Blender(place: Place) {
  return (
    <At {...place}>
      <path d="M-40 -150H40L28 -58H-28Z" fill={paint('white')} />
      <path d="M-36 -120Q-18 -132 0 -122T36 -124L28 -58H-28Z" fill={paint('straw')} />
      <circle cx={-10} cy={-92} r={7} fill={paint('straw-l')} />
      <circle cx={14} cy={-82} r={6} fill={paint('straw-l')} />
      <Line d="M42 -136H60V-84H36" color="choc" width={9} />
      <rect x={-44} y={-164} width={88} height={18} rx={8} fill={paint('choc')} />
      <path d="M-34 -58H34L46 0H-46Z" fill={paint('mint-d')} />
      <circle cy={-24} r={11} fill={paint('cream')} />
    </At>
  );
}

function Sample({ color, ...place }: Place & { color: Paint }) {
  return (
    <At {...place}>
      <path d="M-15 -20H15L10 20H-10Z" fill={paint(color)} />
      <path d="M-16 -22H16L14 -8H-14Z" fill={paint('white')} />
    </At>
  );
}

/** At a stand in the store, somebody shows what a new blender can do, and lets a shopper taste it. */
export default function Demonstrators(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="waffle" {...props}>
      <Line d="M44 110V410M396 110V410" color="choc-l" width={12} />
      <Person
        x={226}
        y={238}
        scale={1.1}
        {...CAST.ginger}
        hair="bob"
        hairColor="auburn"
        top="blue"
        shade="blue-d"
        wear="apron"
        extras={[]}
        face="open"
        leftArm={['M-36 78C-66 88 -78 82 -86 68', -88, 64]}
        rightArm={OFFER}
        held={<Headset />}
      />
      <Awning x={24} y={76} width={392} height={40} stripes={8} colors={['straw-d', 'cream']} />
      <rect x={20} y={62} width={400} height={26} rx={12} fill={paint('cherry')} />
      <Counter x={220} y={408} width={410} color="cream" shade="straw-d" />
      <ToolOfTrade name="star" x={220} y={486} scale={0.8} />
      <Blender x={124} y={408} scale={1} />
      <Reach x={226} y={238} scale={1.1} skin={1} sleeve="blue" arm={['M-36 78C-56 84 -58 68 -62 40', -64, 34]} />
      <ToolOfTrade name="apple" x={54} y={384} scale={0.5} />
      {[228, 268, 308].map((x, index) => (
        <Sample key={x} x={x} y={388} color={index === 1 ? 'mint' : 'straw'} />
      ))}
      <Person
        x={492}
        y={240}
        scale={1.04}
        {...CAST.greyfade}
        top="mint"
        shade="mint-d"
        wear="knit"
        face="look"
        flip
        legs="stand"
        trousers="choc"
        leftArm={['M-36 78C-56 104 -54 126 -46 144', -44, 148]}
        rightArm={['M36 78C60 92 70 84 78 70', 81, 65]}
      />
      <Sample x={350} y={294} color="straw" scale={1.1} />
      <Reach x={226} y={238} scale={1.1} skin={1} sleeve="blue" arm={OFFER} />
      <Reach x={492} y={240} scale={1.04} skin={5} sleeve="mint-d" arm={TAKE} />
    </Stage>
  );
}
