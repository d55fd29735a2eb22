import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

const SAW: Arm = ['M-36 78C-62 100 -56 126 -34 132', -28, 134];
const REST: Arm = ['M36 78C58 106 60 128 62 140', 62, 146];
const BELT = 'M-46 150H46V166H-46ZM24 158H46V184Q46 190 40 190H30Q24 190 24 184Z';

function Frame() {
  return (
    <>
      <Line d="M110 470V258M210 470V258M310 470V258M410 470V258M500 470V258" color="waffle" width={20} />
      <Line d="M92 258H518" color="waffle-d" width={22} />
      <Line d="M84 262L306 102L528 262M306 108V252M196 186V252M416 186V252" color="waffle" width={20} />
    </>
  );
}

function Trestle({ x }: { x: number }) {
  return <Line d={`M${x} 420L${x - 30} 532M${x} 420L${x + 30} 532M${x - 18} 490H${x + 18}`} color="choc-l" width={14} />;
}

/** A carpenter saws a board, a colleague holds the end; behind them a house stands in its frame. */
export default function Carpenters(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle-l" {...props}>
      <Frame />
      <Person
        x={446}
        y={252}
        scale={1}
        flip
        skin={4}
        hair="fade"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="stripe"
        trousers="blue-d"
        legs="stand"
        face="look"
        extras={['hard-hat']}
        leftArm={REST}
        rightArm={['M36 78C56 108 60 128 50 144', 48, 150]}
        held={<path d={BELT} fill={paint('choc')} />}
      />
      <Person
        x={236}
        y={202}
        scale={1.17}
        broad
        skin={1}
        hair="bun"
        hairColor="brown"
        top="cherry"
        shade="#B3123A"
        wear="overall"
        trousers="#B3123A"
        legs="stand"
        face="down"
        extras={['glasses']}
        leftArm={REST}
        rightArm={SAW}
      />
      <Trestle x={150} />
      <Trestle x={452} />
      <rect x={86} y={392} width={438} height={30} rx={6} fill={paint('waffle')} />
      <Line d="M110 408H214M310 408H340M420 404H496" color="waffle-d" width={4} />
      <circle cx={394} cy={392} r={13} fill="#8C5535" />
      <At x={244} y={382} turn={64}>
        <path d="M-66 -18L84 -6V14L-66 26Z" fill={paint('milk')} />
        <path
          d="M-66 26L84 14L74 20L64 15L54 22L44 17L34 23L24 18L14 25L4 20L-6 27L-16 22L-26 28L-36 23L-46 29L-56 25Z"
          fill={paint('choc-l')}
        />
        <rect x={-108} y={-24} width={52} height={56} rx={18} fill={paint('blue-d')} />
      </At>
      <Reach x={236} y={202} scale={1.17} skin={1} sleeve="cherry" arm={['M-36 78C-64 104 -50 122 -22 120', -12, 118]} />
      <Reach x={236} y={202} scale={1.17} skin={1} sleeve="cherry" arm={['M36 78C60 104 66 134 64 152', 64, 158]} />
      <path d="M236 520Q270 488 304 520Z" fill={paint('vanilla')} />
      <Tool name="hammer" x={534} y={498} scale={0.62} turn={30} />
    </Stage>
  );
}
