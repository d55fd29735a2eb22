import { WornStethoscope } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { LAP_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, PotPlant } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const COMFORT: Arm = ['M-36 78C-60 100 -72 112 -84 116', -88, 118];
const FORM: Arm = ['M36 78C60 108 72 108 82 100', 86, 98];

/** A representative stands up for a patient: she makes sure that the doctor answers every question on the list. */
export default function PatientRepresentatives(props: ArtProps) {
  return (
    <Stage back="mint" floor="mint-l" {...props}>
      <Board x={196} y={134} width={104} height={78} color="white" frame="mint-d">
        <path d="M-10 -26H10V-10H26V10H10V26H-10V10H-26V-10H-10Z" fill={paint('mint-d')} />
      </Board>
      <PotPlant x={562} y={512} scale={0.9} color="waffle" />
      <Person
        x={124}
        y={252}
        scale={1.04}
        skin={5}
        hair="afro"
        hairColor="black"
        top="blue-l"
        shade="#A3A9F2"
        wear="tee"
        trousers="blue"
        shoes="white"
        face="look"
        legs="sit"
        leftArm={LAP_LEFT}
        rightArm={['M36 76C60 100 50 118 26 118', 22, 118]}
        behind={<Wheelchair color="waffle" />}
        held={
          <>
            <path d="M-30 106L52 96V130Q52 140 42 140H-6Q-30 140 -30 106Z" fill={paint('white')} />
            <Line d="M-28 106L-20 54M48 100L20 54" color="white" width={8} />
            <Line d="M-22 112L46 104" color="milk" width={5} />
          </>
        }
      />
      <Person
        x={300}
        y={206}
        scale={1.14}
        skin={1}
        hair="bun"
        hairColor="grey"
        top="straw-d"
        shade="#B3123A"
        wear="shirt"
        trousers="choc"
        face="open"
        extras={['glasses', 'earrings']}
        legs="stand"
        leftArm={COMFORT}
        rightArm={FORM}
        held={
          <>
            <Line d="M-14 52L8 108L16 52" color="blue" width={5} />
            <rect x={-6} y={104} width={28} height={34} rx={5} fill={paint('vanilla')} />
            <circle cx={8} cy={115} r={5} fill={paint('blue')} />
            <Line d="M1 128H15" color="choc-l" width={4} />
          </>
        }
      />
      <Person
        x={490}
        y={220}
        scale={1.1}
        flip
        skin={3}
        hair="short"
        hairColor="black"
        top="mint-d"
        shade="mint"
        wear="lab"
        trousers="blue-d"
        shoes="white"
        face="look"
        extras={['beard']}
        legs="stand"
        leftArm={['M-36 76C-58 100 -60 126 -46 142', -42, 146]}
        rightArm={['M36 78C56 108 58 112 68 104', 72, 102]}
        held={<WornStethoscope />}
      />
      <g transform="rotate(6 408 296)">
        <rect x={378} y={250} width={62} height={84} rx={6} fill={paint('white')} />
        <Line d="M390 272L396 278L405 266M390 296L396 302L405 290" color="mint-d" width={5} />
        <Line d="M414 272H428M414 296H428M390 318H426" color="choc-l" width={5} />
      </g>
      <Reach x={300} y={206} scale={1.14} skin={1} sleeve="#B3123A" arm={FORM} />
      <Reach x={490} y={220} scale={1.1} flip skin={3} sleeve="milk" arm={['M36 78C56 108 58 112 68 104', 72, 102]} />
    </Stage>
  );
}
