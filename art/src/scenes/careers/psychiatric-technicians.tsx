import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Armchair, Board, PotPlant, Stool } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const PIECE: Arm = ['M36 78C56 98 66 104 74 104', 79, 104];
const PLACES: Arm = ['M-36 78C-58 98 -66 106 -74 108', -79, 109];

/** In the day room of a ward, a technician in scrubs does a jigsaw with a patient and has time to listen. */
export default function PsychiatricTechnicians(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="waffle-l" {...props}>
      <Board x={300} y={144} width={190} height={130} color="blue-l" frame="white">
        <path d="M-95 65V30Q-50 -6 -6 24T95 14V65Z" fill={paint('mint')} />
        <path d="M-95 65V46Q-20 26 95 48V65Z" fill={paint('mint-d')} />
        <circle cx={52} cy={-30} r={20} fill={paint('waffle')} />
        <Line d="M0 -65V65" color="white" width={9} />
      </Board>
      <PotPlant x={52} y={516} scale={0.8} color="blue" />
      <Person
        x={438}
        y={258}
        scale={1.08}
        {...CAST.wavy}
        skin={1}
        hair="short"
        hairColor="brown"
        top="waffle"
        shade="waffle-d"
        wear="hoodie"
        extras={[]}
        face="down"
        legs="sit"
        trousers="choc-l"
        shoes="cream"
        leftArm={PLACES}
        rightArm={['M36 76C56 108 40 136 18 138', 16, 138]}
        behind={<Armchair color="straw" shade="straw-d" />}
      />
      <Person
        x={156}
        y={256}
        scale={1.08}
        {...CAST.flattop}
        skin={5}
        hair="braids"
        top="blue"
        shade="blue-d"
        wear="tee"
        face="smile"
        legs="sit"
        trousers="blue"
        shoes="white"
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={PIECE}
        behind={<Stool color="choc" />}
        held={
          <>
            <path d="M-14 50L0 74L14 50Q0 60 -14 50Z" fill={paint('blue-d')} />
            <rect x={8} y={88} width={24} height={32} rx={4} fill={paint('white')} />
            <circle cx={20} cy={99} r={6} fill={paint('straw')} />
            <Line d="M14 112H26" color="blue" width={3} />
          </>
        }
      />
      <Table x={298} y={404} width={212} height={110} color="waffle" shade="waffle-d" />
      <At x={296} y={388}>
        <path d="M-64 16L-48 -26H52L68 16Z" fill={paint('mint-d')} />
        <path d="M-44 8L-34 -18H-6L-8 -6Q4 -12 2 2Q0 8 -10 6L-11 8Z" fill={paint('vanilla')} />
        <path d="M6 8L5 -18H36L44 8Z" fill={paint('straw')} />
      </At>
      <ToolOfTrade name="puzzle" x={242} y={350} scale={0.4} turn={12} />
      <Reach x={156} y={256} scale={1.08} skin={5} sleeve="blue-d" arm={PIECE} />
      <ToolOfTrade name="puzzle" x={350} y={358} scale={0.36} turn={-14} />
      <Reach x={438} y={258} scale={1.08} skin={1} sleeve="waffle-d" arm={PLACES} />
    </Stage>
  );
}
