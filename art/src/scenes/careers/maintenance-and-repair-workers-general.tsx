import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const DRILLS: Arm = ['M36 78C62 88 78 86 92 78', 98, 76];
const STEADY: Arm = ['M-36 78C-44 108 10 108 62 92', 68, 90];

/** Somebody who keeps a whole building going hangs a door again, the box of tools open at hand. */
export default function MaintenanceWorkers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="#A3A9F2" {...props}>
      <rect x={330} y={96} width={196} height={426} rx={10} fill={paint('white')} />
      <path d="M356 120H526V522H356Z" fill={paint('choc-l')} />
      <path d="M346 108L466 130V538L346 522Z" fill={paint('waffle')} />
      <path d="M366 142L446 156V300L366 290ZM366 330L446 338V494L366 484Z" fill={paint('waffle-d')} />
      <circle cx={452} cy={334} r={11} fill={paint('vanilla')} />
      <rect x={338} y={166} width={18} height={44} rx={4} fill={paint('blue-d')} />
      <rect x={338} y={424} width={18} height={44} rx={4} fill={paint('blue-d')} />
      <rect x={338} y={274} width={18} height={44} rx={4} fill={paint('blue-d')} />
      <Person
        x={182}
        y={206}
        scale={1.14}
        {...CAST.wavy}
        hairColor="auburn"
        skin={1}
        top="straw-d"
        shade="#B3123A"
        wear="overall"
        extras={['hearing-aid']}
        face="look"
        legs="stand"
        trousers="#B3123A"
        leftArm={STEADY}
        rightArm={DRILLS}
        held={<rect x={-46} y={158} width={92} height={14} rx={6} fill={paint('choc')} />}
      />
      <ToolOfTrade name="drill" x={302} y={308} scale={0.78} />
      <Reach x={182} y={206} scale={1.14} skin={1} sleeve="straw-d" arm={STEADY} />
      <Reach x={182} y={206} scale={1.14} skin={1} sleeve="straw-d" arm={['M36 78C62 92 80 104 88 112', 92, 116]} />
      <ToolOfTrade name="hammer" x={74} y={430} scale={0.8} />
      <ToolOfTrade name="screwdriver" x={126} y={436} scale={0.7} turn={-70} />
      <path d="M28 456H170V520Q170 530 160 530H38Q28 530 28 520Z" fill={paint('mint-d')} />
      <Line d="M60 490H138" color="mint" width={10} />
    </Stage>
  );
}
