import { CAST } from '../../cast.ts';
import { Guitar } from '../../instruments.tsx';
import { paint, SKINS } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const PHONE: Arm = ['M-36 78C-66 84 -68 56 -48 32', -44, 26];
const OFFER: Arm = ['M36 78C62 98 72 108 78 108', 82, 108];
const PICK: Arm = ['M-36 78C-62 104 -52 124 -30 122', -22, 122];
const NECK: Arm = ['M36 78C62 96 76 88 82 76', 86, 72];

/** Behind the stage, an agent on the phone holds out the contract for the tour to the musician. */
export default function Agents(props: ArtProps) {
  return (
    <Stage back="cherry" floor="choc-l" {...props}>
      <path d="M58 490V116Q58 96 78 96H212Q232 96 232 116V490Z" fill={paint('waffle-d')} />
      <path d="M74 490V124Q74 112 86 112H204Q216 112 216 124V490Z" fill={paint('waffle')} />
      <path d="M146 140L155 161L178 163L161 178L166 200L146 188L126 200L131 178L114 163L137 161Z" fill={paint('vanilla')} />
      <circle cx={200} cy={320} r={8} fill={paint('choc')} />
      <rect x={352} y={70} width={208} height={168} rx={20} fill={paint('choc')} />
      <rect x={378} y={96} width={156} height={116} rx={9} fill={paint('blue-l')} />
      <Line d="M396 190L456 110M432 198L500 112" color="white" width={9} />
      {[0, 1, 2, 3, 4].map((index) => (
        <g key={index}>
          <circle cx={372 + index * 42} cy={83} r={9} fill={paint('vanilla')} />
          <circle cx={index < 2 ? 365 : 547} cy={index % 2 === 0 ? 130 : 176} r={9} fill={paint('vanilla')} />
        </g>
      ))}
      <Person
        x={194}
        y={206}
        scale={1.16}
        {...CAST.hijab}
        skin={3}
        hairColor="mint"
        top="blue"
        shade="blue-d"
        wear="shirt"
        face="open"
        legs="stand"
        trousers="blue-d"
        shoes="choc"
        leftArm={PHONE}
        rightArm={OFFER}
        held={<rect x={-54} y={-6} width={17} height={42} rx={6} fill={paint('choc')} transform="rotate(8 -46 14)" />}
      />
      <Reach x={194} y={206} scale={1.16} skin={3} sleeve="blue-d" arm={PHONE} />
      <Person
        x={446}
        y={222}
        scale={1.1}
        {...CAST.flattop}
        skin={5}
        hair="braids"
        hairColor="black"
        top="vanilla"
        shade="waffle"
        wear="stripe"
        extras={['earrings']}
        face="smile"
        legs="stand"
        trousers="blue"
        leftArm={PICK}
        rightArm={NECK}
        held={
          <>
            <Line d="M-30 56L40 150" color="choc" width={7} />
            <Guitar x={-6} y={122} scale={0.74} />
            <Reach skin={5} sleeve="vanilla" arm={PICK} />
            <circle cx={88} cy={72} r={12} fill={SKINS[5][0]} />
          </>
        }
      />
      <At x={318} y={298} turn={8}>
        <rect x={-32} y={-42} width={64} height={84} rx={6} fill={paint('white')} />
        <Line d="M-20 -26H20M-20 -10H20M-20 6H6" color="blue" width={5} />
        <Line d="M-18 26C-10 16 -6 32 2 24C8 18 12 28 18 24" color="cherry" width={4} />
      </At>
      <Reach x={194} y={206} scale={1.16} skin={3} sleeve="blue-d" arm={OFFER} />
      <ToolOfTrade name="suitcase" x={72} y={488} scale={0.9} />
    </Stage>
  );
}
