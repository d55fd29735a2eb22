import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Table } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const POINT: Arm = ['M36 78C62 106 76 128 92 138', 96, 140];
const WRITE: Arm = ['M-36 78C-58 104 -52 126 -34 132', -30, 134];

/** A teaching assistant sits down beside one child of the class and helps with a hard line. */
export default function TeachingAssistants(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="waffle-l" {...props}>
      <Board x={270} y={138} width={280} height={108} color="#1C6B52" frame="waffle-d">
        <Line d="M-116 -24L-96 16H-136ZM-60 -22H-4M-60 6H-24M40 -24V18M76 -24V18M112 -24V18" color="cream" width={6} />
      </Board>
      <Person
        x={196}
        y={216}
        scale={1.16}
        {...CAST.greyfade}
        top="waffle"
        shade="waffle-d"
        wear="knit"
        face="down"
        leftArm={['M-36 76C-60 100 -62 130 -44 148', -40, 150]}
        rightArm={POINT}
      />
      <Person
        x={372}
        y={286}
        scale={0.94}
        {...CAST.puffs}
        skin={2}
        top="blue"
        shade="blue-d"
        wear="stripe"
        face="down"
        leftArm={WRITE}
        rightArm={['M36 78C58 104 54 126 40 134', 36, 136]}
      />
      <Table x={292} y={414} width={500} height={110} color="waffle" shade="waffle-d" />
      <path d="M284 388H398L410 416H272Z" fill={paint('white')} />
      <Line d="M300 398H350M298 407H340" color="blue" width={4} />
      <Reach x={196} y={216} scale={1.16} skin={5} sleeve="waffle-d" arm={POINT} />
      <Line d="M346 404L334 372" color="cherry" width={8} />
      <Reach x={372} y={286} scale={0.94} skin={2} sleeve="blue" arm={WRITE} />
      <ToolOfTrade name="blocks" x={486} y={374} scale={0.8} />
      <ToolOfTrade name="book" x={92} y={386} scale={0.62} />
      <ToolOfTrade name="backpack" x={540} y={490} scale={0.86} />
    </Stage>
  );
}
