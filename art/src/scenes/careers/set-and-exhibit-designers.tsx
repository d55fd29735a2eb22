import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tree } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const PLACE: Arm = ['M36 78C64 100 82 96 98 84', 102, 81];
const REST: Arm = ['M-36 76C-60 100 -62 128 -44 146', -40, 148];

/** A theatre as big as a box: curtains, moon, castle, steps and somebody of paper. */
function ModelBox() {
  return (
    <At x={402} y={406}>
      <rect x={-156} y={-250} width={312} height={250} rx={10} fill={paint('choc')} />
      <rect x={-138} y={-232} width={276} height={220} fill={paint('blue-d')} />
      <circle cx={72} cy={-182} r={26} fill={paint('vanilla')} />
      {[
        [-30, -200],
        [10, -168],
        [-70, -160],
        [30, -206],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={4} fill={paint('vanilla')} />
      ))}
      <path d="M-138 -70Q-60 -128 20 -78T138 -86V-12H-138Z" fill={paint('blue')} />
      <path d="M12 -40V-128H26V-142H40V-128H56V-142H70V-128H86V-142H100V-40Z" fill={paint('straw-d')} />
      <path d="M78 -40V-158L97 -186L116 -158V-40Z" fill={paint('straw')} />
      <path d="M72 -156L97 -196L122 -156Z" fill={paint('cherry')} />
      <path d="M34 -40V-72A15 15 0 0 1 64 -72V-40Z" fill={paint('choc')} />
      <path d="M-138 -42H138V-12H-138Z" fill={paint('waffle')} />
      <path d="M16 -42H84L94 -28H6Z" fill={paint('waffle-l')} />
      <path d="M-138 -232H-96C-104 -160 -112 -110 -124 -42H-138ZM138 -232H118C124 -160 128 -110 132 -42H138Z" fill={paint('cherry')} />
      <path
        d="M-138 -232H138V-208Q115 -190 92 -208Q69 -190 46 -208Q23 -190 0 -208Q-23 -190 -46 -208Q-69 -190 -92 -208Q-115 -190 -138 -208Z"
        fill={paint('cherry')}
      />
      <path d="M-8 -32V-58Q-8 -66 0 -66Q8 -66 8 -58V-32Z" fill={paint('white')} />
      <circle cy={-74} r={8} fill={paint('white')} />
      <rect x={-156} y={-16} width={312} height={18} fill={paint('choc-l')} />
    </At>
  );
}

/** A set designer puts the last tree into a model of the stage, before anybody saws the real one. */
export default function SetDesigners(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="waffle" {...props}>
      <rect x={66} y={92} width={86} height={66} rx={4} fill={paint('white')} transform="rotate(-4 109 125)" />
      <path d="M80 142L100 108L116 130L126 118L142 138Z" fill={paint('blue-l')} />
      <rect x={36} y={176} width={64} height={52} rx={4} fill={paint('white')} transform="rotate(5 68 202)" />
      <Line d="M50 196H88M50 210H76" color="straw-d" width={6} />
      <Person
        x={172}
        y={220}
        scale={1.16}
        skin={2}
        hair="turban"
        hairColor="mint-d"
        top="straw"
        shade="straw-d"
        wear="knit"
        face="look"
        extras={['glasses']}
        leftArm={REST}
        rightArm={PLACE}
      />
      <ModelBox />
      <Counter y={402} width={560} color="cream" shade="blue" />
      <Tree x={322} y={376} scale={0.32} color="mint" />
      <Line d="M288 314L318 318M290 320L318 322" color="milk" width={5} />
      <Reach x={172} y={220} scale={1.16} skin={2} sleeve="straw-d" arm={PLACE} />
      <Reach x={172} y={220} scale={1.16} skin={2} sleeve="straw-d" arm={REST} />
      <ToolOfTrade name="ruler" x={70} y={372} scale={0.66} />
      <At x={192} y={402}>
        <path d="M-28 -34H28L24 0H-24Z" fill={paint('mint-d')} />
        <path d="M-30 -38H30V-26Q20 -14 12 -26Q4 -20 -4 -26Q-16 -12 -30 -26Z" fill={paint('vanilla')} />
        <Line d="M8 -36L26 -78" color="waffle-d" width={8} />
      </At>
    </Stage>
  );
}
