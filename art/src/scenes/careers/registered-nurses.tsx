import { Clipboard } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const CARE: Arm = ['M-36 78C-56 108 -70 122 -86 124', -90, 124];
const LIST: Arm = ['M36 78C64 100 62 118 48 122', 44, 122];

/** A nurse sits up a patient and looks after the drip; the heart's line runs on the screen. */
export default function RegisteredNurses(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="#A3A9F2" {...props}>
      <Board x={232} y={142} width={126} height={74} color="blue-d" frame="white">
        <Line d="M-52 8H-24L-12 -20L4 24L16 -8L24 8H52" color="mint" width={6} />
      </Board>
      <Line d="M478 500V126H430" color="choc-l" width={9} />
      <rect x={404} y={130} width={46} height={72} rx={14} fill={paint('white')} />
      <path d="M404 164H450V188Q450 202 436 202H418Q404 202 404 188Z" fill={paint('mint')} />
      <Line d="M428 202C428 300 330 290 262 372" color="white" width={4} />
      <Person
        x={372}
        y={188}
        scale={1.16}
        skin={3}
        hair="short"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="tee"
        trousers="mint-d"
        shoes="white"
        legs="stand"
        face="smile"
        extras={['beard']}
        leftArm={CARE}
        rightArm={LIST}
        held={
          <>
            <path d="M-16 52L0 82L16 52Q0 62 -16 52Z" fill="#BC7A4E" />
            <Line d="M-24 60C-26 100 -6 104 -4 118M24 60C26 76 24 90 14 96" color="choc" width={5} />
            <circle cx={-4} cy={122} r={9} fill={paint('waffle')} />
            <Clipboard x={60} y={108} scale={0.84} turn={10} color="straw-d" />
            <Reach skin={3} sleeve="mint-d" arm={LIST} />
          </>
        }
      />
      <Line d="M72 330V520M504 430V520" color="choc-l" width={18} />
      <path d="M62 300Q62 284 78 284H90Q106 284 106 300V480H62Z" fill={paint('waffle')} />
      <rect x={96} y={300} width={120} height={140} rx={34} fill={paint('white')} transform="rotate(-10 156 370)" />
      <Person
        x={186}
        y={298}
        scale={0.98}
        turn={-8}
        skin={1}
        hair="bun"
        hairColor="grey"
        top="straw"
        shade="straw-d"
        wear="tee"
        face="smile"
        extras={['glasses', 'hearing-aid']}
        leftArm={['M-36 78C-48 110 -30 128 -8 130', -4, 130]}
        rightArm={['M36 78C58 100 60 112 64 120', 66, 124]}
      />
      <path d="M122 442Q128 396 200 398H448Q512 400 512 442Z" fill={paint('cherry')} />
      <path d="M122 442Q128 396 200 398H238Q220 420 222 442Z" fill={paint('cream')} />
      <rect x={100} y={436} width={414} height={24} rx={10} fill={paint('white')} />
      <rect x={62} y={452} width={452} height={42} rx={16} fill={paint('waffle')} />
      <Reach x={372} y={188} scale={1.16} skin={3} sleeve="mint-d" arm={CARE} />
    </Stage>
  );
}
