import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

const MIRROR: Arm = ['M-36 78C-60 110 -78 110 -90 100', -92, 96];
const TRAY: Arm = ['M36 78C62 104 66 126 60 136', 60, 140];

function Tooth(place: Place) {
  return (
    <At {...place}>
      <path
        d="M0 -30C14 -44 44 -40 40 -6C38 14 28 20 24 40C20 52 10 48 8 32Q0 12 -8 32C-10 48 -20 52 -24 40C-28 20 -38 14 -40 -6C-44 -40 -14 -44 0 -30Z"
        fill={paint('white')}
      />
      <Line d="M-26 -14Q-24 -26 -14 -26" color="blue-l" width={5} />
    </At>
  );
}

/** The chair and what holds it, with its back laid down to the left. */
function Chair() {
  return (
    <>
      <path d="M226 540Q226 514 252 514H348Q374 514 374 540Z" fill={paint('choc')} />
      <Line d="M300 516V450" color="choc-l" width={30} />
      <Line d="M146 312L232 430" color="blue" width={56} />
      <Line d="M232 434H370L454 478" color="blue" width={46} />
      <Line d="M136 296L150 316" color="blue-d" width={60} />
    </>
  );
}

/** A dentist looks with a small mirror into the wide open mouth of somebody in the big chair. */
export default function Dentists(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <Board x={434} y={168} width={106} height={104} color="blue-l" frame="white">
        <Tooth scale={0.86} />
      </Board>
      <Line d="M84 96H150L214 150" color="choc-l" width={10} />
      <At x={214} y={156} turn={24}>
        <rect x={-40} y={-14} width={80} height={34} rx={17} fill={paint('white')} />
        <ellipse cy={20} rx={32} ry={8} fill={paint('vanilla')} />
      </At>
      <Person
        x={336}
        y={196}
        scale={1.16}
        skin={5}
        hair="short"
        hairColor="black"
        top="straw"
        shade="straw-d"
        wear="lab"
        trousers="straw-d"
        shoes="white"
        legs="stand"
        face="smile"
        extras={['glasses']}
        leftArm={MIRROR}
        rightArm={TRAY}
      />
      <Chair />
      <Person
        x={164}
        y={294}
        scale={0.92}
        turn={-34}
        skin={2}
        hair="curls"
        hairColor="ginger"
        top="waffle"
        shade="waffle-d"
        wear="hoodie"
        face="open"
        leftArm={['M-36 76C-50 100 -46 128 -30 136', -26, 138]}
        rightArm={['M36 76C52 100 48 128 26 136', 22, 138]}
        held={<path d="M-30 50Q0 66 30 50L34 110Q0 122 -34 110Z" fill={paint('white')} />}
      />
      <Line d="M252 418L374 420L440 456" color="blue-d" width={36} />
      <path d="M434 440L470 450Q482 470 470 486L436 476Z" fill={paint('cherry')} />
      <Reach x={336} y={196} scale={1.16} skin={5} sleeve="milk" arm={MIRROR} glove="blue" />
      <Line d="M232 308L194 316" color="choc-l" width={6} />
      <circle cx={188} cy={317} r={11} fill={paint('white')} />
      <circle cx={188} cy={317} r={7} fill={paint('blue-l')} />
      <At x={496} y={384}>
        <Line d="M0 0V128" color="choc-l" width={12} />
        <rect x={-60} y={-10} width={120} height={20} rx={10} fill={paint('white')} />
        <Line d="M-36 -14V-40M-14 -14V-34" color="choc" width={6} />
        <rect x={14} y={-44} width={30} height={34} rx={6} fill={paint('straw-l')} />
      </At>
    </Stage>
  );
}
