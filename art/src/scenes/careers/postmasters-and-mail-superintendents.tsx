import { Cap } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const GIVE: Arm = ['M36 78C62 108 78 108 90 100', 94, 98];
const TAKE: Arm = ['M36 78C60 104 74 104 82 96', 86, 94];

/** Which pigeonholes of the wall hold letters, row by row. */
const FULL = ['1101', '0111', '1011'];

/** The sorting wall of a post office. */
function Pigeonholes() {
  return (
    <At x={40} y={76}>
      <rect width={520} height={176} rx={12} fill={paint('waffle-d')} />
      {FULL.map((row, y) =>
        [0, 1, 2, 3, 4, 5].map((x) => (
          <g key={`${x} ${y}`}>
            <rect x={12 + x * 84} y={12 + y * 55} width={76} height={44} rx={5} fill={paint('choc-l')} />
            {row[(x + y) % 4] === '1' && (
              <path
                d={`M${22 + x * 84} ${56 + y * 55}v-26h14v-5h16v4h14v27Z`}
                fill={paint((x + y) % 3 === 0 ? 'straw-l' : (x + y) % 3 === 1 ? 'white' : 'blue-l')}
              />
            )}
          </g>
        )),
      )}
    </At>
  );
}

/** In the sorting room, the postmaster hands a bundle of letters to the carrier who sets out. */
export default function Postmasters(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Pigeonholes />
      <Person
        x={182}
        y={216}
        scale={1.2}
        skin={2}
        hair="curls"
        hairColor="black"
        top="blue-d"
        shade="#33378E"
        wear="shirt"
        face="smile"
        extras={['glasses', 'earrings']}
        leftArm={['M-36 76C-60 100 -62 130 -44 148', -40, 150]}
        rightArm={GIVE}
        held={<path d="M-6 66H6L10 112L0 124L-10 112Z" fill={paint('cherry')} />}
      />
      <Counter x={160} y={408} width={340} color="cream" shade="mint-d" />
      <At x={86} y={412}>
        <rect x={-56} y={-12} width={112} height={12} rx={6} fill={paint('choc')} />
        <rect x={-48} y={-22} width={96} height={12} rx={6} fill={paint('milk')} />
      </At>
      <ToolOfTrade name="package" x={86} y={348} scale={0.92} />
      <Person
        x={448}
        y={224}
        scale={1.1}
        flip
        skin={5}
        hair="fade"
        hairColor="black"
        top="blue-l"
        shade="blue"
        wear="shirt"
        trousers="choc"
        face="smile"
        legs="stand"
        leftArm={['M-36 76C-60 100 -64 124 -58 140', -56, 144]}
        rightArm={TAKE}
        held={
          <>
            <Cap color="cherry" shade="#B3123A" />
            <Line d="M30 58L-44 140" color="waffle-d" width={9} />
            <path d="M-92 132H-20V186Q-20 198 -32 198H-80Q-92 198 -92 186Z" fill={paint('waffle')} />
            <path d="M-92 132H-20V152Q-56 176 -92 152Z" fill={paint('waffle-d')} />
            <path d="M-82 132L-74 112H-42L-34 132Z" fill={paint('white')} />
          </>
        }
      />
      <rect x={286} y={286} width={84} height={58} rx={5} fill={paint('blue-l')} transform="rotate(-7 328 315)" />
      <rect x={288} y={294} width={84} height={56} rx={5} fill={paint('white')} />
      <Line d="M288 322H372M330 294V350" color="cherry" width={6} />
      <Reach x={182} y={216} scale={1.2} skin={2} sleeve="#33378E" arm={GIVE} />
      <Reach x={448} y={224} scale={1.1} flip skin={5} sleeve="blue" arm={TAKE} />
    </Stage>
  );
}
