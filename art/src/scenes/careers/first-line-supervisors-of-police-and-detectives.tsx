import { CAST } from '../../cast.ts';
import { PeakedCap } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** The map of a neighbourhood with a river, streets and the places a case has touched, joined by thread. */
function CaseBoard() {
  return (
    <Board x={210} y={166} width={316} height={184} color="waffle-l" frame="choc-l">
      <rect x={-146} y={-80} width={186} height={160} rx={6} fill={paint('mint-l')} />
      <path d="M-146 30C-100 10 -90 -20 -40 -20S10 -50 40 -46V-20C10 -22 0 6 -40 6S-96 44 -146 58Z" fill={paint('blue-l')} />
      <Line d="M-104 -76V76M-16 -76V76M-142 -44H36M-142 70H36" color="white" width={8} />
      <rect x={62} y={-80} width={76} height={72} rx={5} fill={paint('white')} />
      <ToolOfTrade name="fingerprint" x={100} y={-44} scale={0.56} />
      <rect x={62} y={8} width={76} height={72} rx={5} fill={paint('white')} />
      <ToolOfTrade name="car" x={100} y={44} scale={0.62} />
      <Line d="M-104 -40L-20 42L100 -72M-20 42L100 18" color="cherry" width={4} />
      <Tool name="pin" x={-104} y={-58} scale={0.36} />
      <Tool name="pin" x={-20} y={24} scale={0.36} />
    </Board>
  );
}

/** At the briefing, a police sergeant shows two of the squad where the traces of a case meet on the map. */
export default function PoliceSupervisors(props: ArtProps) {
  return (
    <Stage back="mint" floor="blue-l" {...props}>
      <CaseBoard />
      <Person
        x={470}
        y={220}
        scale={1.1}
        {...CAST.greybun}
        skin={4}
        hair="bun"
        hairColor="grey"
        extras={['glasses']}
        top="blue-d"
        shade="#33378E"
        wear="shirt"
        face="open"
        leftArm={['M-36 78C-66 82 -88 66 -100 46', -104, 42]}
        rightArm={['M36 76C76 96 70 128 44 136', 42, 136]}
        legs="stand"
        trousers="blue-d"
        held={
          <>
            <Tool name="star" x={24} y={92} scale={0.28} />
            <Line d="M-100 38L-208 -12" color="choc" width={6} />
            <rect x={-47} y={152} width={94} height={16} rx={6} fill={paint('choc')} />
            <rect x={-10} y={152} width={20} height={16} rx={4} fill={paint('waffle')} />
          </>
        }
      />
      <Person
        x={104}
        y={312}
        scale={0.96}
        {...CAST.ginger}
        extras={[]}
        top="blue"
        shade="blue-d"
        wear="shirt"
        face="look"
        leftArm={['M-36 76C-56 100 -50 118 -20 120', -16, 120]}
        rightArm={['M36 76C56 100 50 118 20 120', 16, 120]}
        held={<PeakedCap />}
      />
      <Person
        x={262}
        y={312}
        scale={0.96}
        {...CAST.longhair}
        skin={3}
        hair="short"
        hairColor="black"
        top="waffle-d"
        shade="choc-l"
        wear="shirt"
        face="look"
        leftArm={['M-36 76C-56 100 -50 118 -20 120', -16, 120]}
        rightArm={['M36 78C64 92 66 60 42 40', 38, 36]}
      />
      <Counter x={186} y={446} width={372} color="waffle" shade="waffle-d" />
      <At x={112} y={434}>
        <rect x={-36} y={-8} width={72} height={18} rx={4} fill={paint('white')} />
        <Line d="M-22 0H20" color="blue" width={5} />
      </At>
      <path d="M238 424H272L268 448H242Z" fill={paint('cherry')} />
    </Stage>
  );
}
