import { Clipboard } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';

const CHECK: Arm = ['M36 78C62 98 88 108 112 104', 118, 103];
const LIST: Arm = ['M-36 78C-64 100 -62 120 -42 124', -38, 124];

/** A scaffold with planks and rails, up which the worker will go. */
function Scaffold() {
  return (
    <>
      <Line d="M446 512V76M566 512V76" color="choc-l" width={13} />
      <Line d="M446 232L566 380M446 380L566 232" color="choc-l" width={7} />
      <Line d="M430 146H582M430 108H582M430 300H582" color="cherry" width={9} />
      <rect x={418} y={196} width={176} height={20} rx={6} fill={paint('waffle-d')} />
      <rect x={418} y={380} width={176} height={20} rx={6} fill={paint('waffle-d')} />
      <path d="M456 196V164H508V196Z" fill={paint('blue')} />
      <path d="M520 196V176H558V196Z" fill={paint('blue-d')} />
    </>
  );
}

/** Before a worker goes up the scaffold, a specialist tugs at the straps of her harness and ticks the list. */
export default function SafetySpecialists(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle-l" {...props}>
      <Scaffold />
      <At x={92} y={188}>
        <Line d="M0 20V316" color="choc-l" width={11} />
        <path d="M-14 -60Q0 -82 14 -60L62 20Q72 42 50 44H-50Q-72 42 -62 20Z" fill={paint('waffle')} />
        <Line d="M0 -36V4M0 24V25" color="choc" width={13} />
      </At>
      <Line d="M374 262C420 250 430 210 446 178" color="blue-d" width={7} />
      <circle cx={446} cy={172} r={11} fill="none" stroke={paint('choc')} strokeWidth={6} />
      <Person
        x={370}
        y={212}
        scale={1.12}
        skin={3}
        hair="braids"
        hairColor="auburn"
        top="blue"
        shade="blue-d"
        wear="tee"
        extras={['hard-hat']}
        face="smile"
        flip
        legs="stand"
        trousers="choc"
        leftArm={['M-36 76C-76 96 -70 128 -44 136', -42, 136]}
        rightArm={['M36 78C62 84 84 66 90 36', 91, 30]}
        held={
          <>
            <Line d="M-26 54L-20 106L20 156M26 54L20 106L-20 156M-22 104H22M-44 158H44" color="waffle" width={10} />
            <rect x={-11} y={93} width={22} height={22} rx={6} fill={paint('cherry')} />
          </>
        }
      />
      <Person
        x={214}
        y={200}
        scale={1.18}
        skin={5}
        hair="fade"
        hairColor="grey"
        top="vanilla"
        shade="mint-d"
        wear="vest"
        extras={['hard-hat', 'glasses', 'beard']}
        face="look"
        legs="stand"
        trousers="blue-d"
        leftArm={LIST}
        rightArm={CHECK}
        held={
          <>
            <Line d="M-40 122H-16M40 122H16" color="waffle" width={9} />
            <Clipboard x={-44} y={112} scale={0.74} turn={-8} />
          </>
        }
      />
      <Reach x={214} y={200} scale={1.18} skin={5} sleeve="vanilla" arm={['M-36 78C-72 100 -84 124 -68 134', -64, 136]} />
      <Reach x={214} y={200} scale={1.18} skin={5} sleeve="vanilla" arm={CHECK} />
    </Stage>
  );
}
