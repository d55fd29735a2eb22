import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Desk } from '../../settings-office.tsx';
import { Monitor, PotPlant } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const BADGE: Arm = ['M36 78C62 98 80 102 98 98', 104, 96];

/** On somebody's first day, an assistant hands over the name badge and a folder of papers. */
export default function PersonnelAssistants(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <rect x={64} y={120} width={96} height={276} rx={10} fill={paint('blue')} />
      <Line d="M64 212H160M64 304H160" color="blue-d" width={7} />
      <Line d="M98 166H126M98 258H126M98 350H126" color="cream" width={9} />
      <PotPlant x={112} y={122} scale={0.5} color="straw" />
      <Person
        x={250}
        y={226}
        scale={1.18}
        {...CAST.greyfade}
        skin={4}
        hair="short"
        hairColor="black"
        top="mint-d"
        shade="#14785A"
        wear="shirt"
        extras={['glasses']}
        face="smile"
        leftArm={['M-36 76C-60 100 -62 130 -44 146', -40, 148]}
        rightArm={BADGE}
      />
      <Person
        x={496}
        y={238}
        scale={1.08}
        {...CAST.bluebob}
        flip
        hair="pony"
        hairColor="ginger"
        top="straw-d"
        shade="#B3123A"
        wear="tee"
        extras={[]}
        face="open"
        legs="stand"
        leftArm={['M-36 76C-48 104 -48 130 -42 146', -42, 148]}
        rightArm={['M36 78C58 96 68 96 78 90', 82, 86]}
      />
      <Desk width={420} color="white" shade="mint-d">
        <Monitor x={-138} width={116} height={90} color="blue-l" />
        <ToolOfTrade name="folder" x={120} y={-36} scale={0.84} />
      </Desk>
      <ToolOfTrade name="name-badge" x={386} y={334} scale={0.72} />
      <Reach x={250} y={226} scale={1.18} skin={4} sleeve="#14785A" arm={BADGE} />
    </Stage>
  );
}
