import { Tablet } from '../../held.tsx';
import { Goggles } from '../../headwear-protection.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const PROBE: Arm = ['M36 78C66 96 86 84 102 70', 106, 67];
const LIST: Arm = ['M-36 78C-64 100 -58 126 -32 130', -28, 130];

/** A steel vessel in which medicine is made, with its gauge and the panel that shows the test. */
function Vessel() {
  return (
    <At x={436} y={300}>
      <Line d="M-80 150V214M80 150V214M0 160V214" color="choc-l" width={16} />
      <Line d="M40 -176V-216H150M0 214H140" color="blue" width={16} />
      <path d="M-112 -110C-112 -196 112 -196 112 -110V120C112 186 -112 186 -112 120Z" fill={paint('white')} />
      <path d="M50 -166C90 -156 112 -138 112 -110V120C112 146 90 160 50 166Z" fill={paint('milk')} />
      <Line d="M-112 -104H112M-112 118H112" color="milk" width={9} />
      <circle cx={74} cy={-136} r={26} fill={paint('choc')} />
      <circle cx={74} cy={-136} r={19} fill={paint('cream')} />
      <Line d="M74 -136L84 -146" color="cherry" width={5} />
      <Board x={16} y={22} width={150} height={112} color="blue-d" frame="choc-l">
        <Line d="M-64 -34H64M-64 16H64" color="straw" width={4} dash="8 10" />
        <Line d="M-64 38C-44 38 -44 -10 -24 -12C-6 -14 4 -4 18 -8S48 -14 64 -8" color="mint" width={7} />
        <circle cx={50} cy={38} r={12} fill={paint('mint-d')} />
        <Line d="M45 38L49 42L56 34" color="white" width={4} />
      </Board>
      <rect x={-96} y={-62} width={44} height={22} rx={8} fill={paint('choc-l')} />
    </At>
  );
}

/** An engineer puts a probe into a new vessel: only if the curve stays between the lines may it make medicine. */
export default function ValidationEngineers(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="vanilla" {...props}>
      <Vessel />
      <Person
        x={172}
        y={206}
        scale={1.16}
        skin={3}
        hair="short"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="lab"
        trousers="blue-d"
        shoes="white"
        face="look"
        legs="stand"
        leftArm={LIST}
        rightArm={PROBE}
        held={
          <>
            <path d="M-36 -8C-44 -62 44 -62 36 -8Q0 -22 -36 -8Z" fill={paint('blue-l')} />
            <Line d="M-35 -10Q0 -24 35 -10" color="blue" width={5} />
            <Goggles frame="choc" />
            <Tablet x={-24} y={118} scale={0.8} turn={-6} color="white">
              <Line d="M-28 -14L-22 -8L-12 -20M-28 8L-22 14L-12 2" color="mint-d" width={6} />
              <Line d="M2 -12H30M2 10H30" color="choc-l" width={6} />
            </Tablet>
            <Reach skin={3} sleeve="milk" arm={LIST} glove="blue" />
          </>
        }
      />
      <Line d="M290 284L346 252" color="cherry" width={9} />
      <Line d="M290 286C250 400 330 440 288 478" color="cherry" width={5} />
      <Reach x={172} y={206} scale={1.16} skin={3} sleeve="milk" arm={PROBE} glove="blue" />
      <At x={286} y={518}>
        <rect x={-46} y={-50} width={92} height={54} rx={10} fill={paint('blue-d')} />
        <rect x={-34} y={-38} width={44} height={24} rx={5} fill={paint('mint-l')} />
        <circle cx={28} cy={-26} r={8} fill={paint('cherry')} />
      </At>
    </Stage>
  );
}
