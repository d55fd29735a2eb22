import { CAST } from '../../cast.ts';
import { Clipboard } from '../../held.tsx';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tree } from '../../settings.tsx';
import { Van } from '../../settings-vehicles.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const SHOW: Arm = ['M36 78C58 104 74 118 86 120', 90, 121];
const LIST: Arm = ['M-36 78C-62 100 -58 116 -38 118', -34, 118];

/** A bin on wheels with a lid of its own colour and what goes in it; the place is the middle of its foot. */
function Bin({ color, shade, holds, ...place }: Place & { color: Paint; shade: Paint; holds: 'bottles' | 'newspaper' }) {
  return (
    <At {...place}>
      <path d="M-46 -112H46L36 0H-36Z" fill={paint(color)} />
      <path d="M14 -112H46L36 0H14Z" fill={paint(shade)} />
      <rect x={-54} y={-128} width={108} height={22} rx={10} fill={paint(shade)} />
      <circle cy={-56} r={29} fill={paint('cream')} />
      <ToolOfTrade name={holds} y={-56} scale={0.4} />
    </At>
  );
}

/** By the collecting truck, the coordinator shows a neighbour which bin the bottle goes in. */
export default function RecyclingCoordinators(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="vanilla" {...props}>
      <Tree x={548} y={470} scale={1.2} color="mint" />
      <Van x={300} y={484} scale={1.36} color="mint-d" shade="#14785A">
        <At x={56} y={-146} scale={1}>
          <circle r={54} fill={paint('white')} />
          {[0, 120, 240].map((turn) => (
            <At key={turn} turn={turn}>
              <Line d="M-28 -16A32 32 0 0 1 10 -31" color="mint-d" width={13} />
              <path d="M6 -50L34 -22L2 -14Z" fill={paint('mint-d')} />
            </At>
          ))}
        </At>
      </Van>
      <path d="M0 486Q300 466 600 486V560H0Z" fill={paint('vanilla')} />
      <Person
        x={236}
        y={212}
        scale={1.14}
        {...CAST.puffs}
        skin={3}
        hair="bun"
        hairColor="black"
        top="blue"
        shade="waffle"
        wear="vest"
        extras={['hearing-aid']}
        face="open"
        legs="stand"
        trousers="blue-d"
        shoes="choc"
        leftArm={LIST}
        rightArm={SHOW}
        held={
          <>
            <Line d="M-45 122H-13M45 122H13" color="white" width={9} />
            <Clipboard x={-34} y={108} scale={0.66} turn={-8} />
            <Reach skin={3} sleeve="blue" arm={['M-36 78C-68 100 -72 120 -60 126', -57, 128]} />
          </>
        }
      />
      <Person
        x={534}
        y={244}
        scale={1.02}
        {...CAST.greyfade}
        skin={1}
        hair="curls"
        top="straw"
        shade="straw-d"
        wear="tee"
        extras={['glasses']}
        face="smile"
        flip
        legs="stand"
        trousers="choc-l"
        leftArm={['M-36 76C-48 104 -48 130 -42 146', -42, 148]}
        rightArm={['M36 78C58 100 78 96 90 82', 94, 78]}
      />
      <At x={22}>
        <path
          d="M402 296V284H414V296Q424 304 424 316V352Q424 360 416 360H400Q392 360 392 352V316Q392 304 402 296Z"
          fill={paint('blue-l')}
        />
        <rect x={392} y={320} width={32} height={22} fill={paint('white')} />
        <circle cx={416} cy={326} r={13} fill="#F8CFAE" />
      </At>
      <Bin x={338} y={522} color="blue" shade="blue-d" holds="newspaper" />
      <Bin x={448} y={526} color="waffle" shade="waffle-d" holds="bottles" />
    </Stage>
  );
}
