import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Cloud } from '../../settings.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const LEFT: Arm = ['M-36 78C-62 96 -66 112 -58 126', -56, 130];
const RIGHT: Arm = ['M36 78C62 96 66 112 58 126', 56, 130];

/** Between the round tank and the tower of a gas plant, an operator turns the big valve of a pipe by its gauge. */
export default function GasPlantOperators(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="waffle-l" {...props}>
      <Cloud x={330} y={104} scale={0.8} color="white" />
      <Line d="M72 330V496M146 352V496M220 330V496M72 480L146 380L220 480" color="choc-l" width={11} />
      <circle cx={146} cy={254} r={112} fill={paint('white')} />
      <path d="M170 145A112 112 0 0 1 170 363Q226 254 170 145Z" fill={paint('milk')} />
      <path d="M36 238H256L258 262H34Z" fill={paint('cherry')} />
      <Line d="M146 142V116H186" color="choc-l" width={8} />
      <rect x={436} y={92} width={74} height={410} rx={30} fill={paint('mint-d')} />
      <path d="M482 92H480Q510 92 510 122V502H482Z" fill="#14785A" />
      <Line d="M424 196H522M424 296H522" color="choc" width={10} />
      <Line d="M424 176V196M457 176V196M489 176V196M522 176V196M424 176H522" color="choc" width={5} />
      <path d="M538 240H586V502H538Z" fill={paint('blue')} />
      <Line d="M562 240V166" color="blue-d" width={14} />
      <ToolOfTrade name="flame" x={562} y={138} scale={0.56} />
      <Person
        x={316}
        y={194}
        scale={1.18}
        skin={3}
        hair="bun"
        hairColor="black"
        top="waffle"
        shade="blue"
        wear="overall"
        extras={['hard-hat', 'glasses']}
        face="down"
        legs="stand"
        trousers="blue"
        leftArm={LEFT}
        rightArm={RIGHT}
        held={
          <>
            <rect x={6} y={64} width={20} height={28} rx={5} fill={paint('choc')} />
            <circle cx={16} cy={74} r={5} fill={paint('mint')} />
          </>
        }
      />
      <path d="M0 412H600V462H0Z" fill={paint('vanilla')} />
      <path d="M0 440H600V462H0Z" fill={paint('waffle')} />
      <Line d="M90 404V470M512 404V470" color="waffle-d" width={22} />
      <Line d="M90 470V536M512 470V536" color="choc-l" width={14} />
      <rect x={286} y={396} width={60} height={82} rx={10} fill={paint('waffle-d')} />
      <circle cx={316} cy={370} r={60} fill="none" stroke={paint('cherry')} strokeWidth={15} />
      <Line d="M316 314V396M268 342L364 398M364 342L268 398" color="cherry" width={9} />
      <circle cx={316} cy={370} r={16} fill={paint('straw-d')} />
      <Reach x={316} y={194} scale={1.18} skin={3} sleeve="waffle" arm={LEFT} glove="mint" />
      <Reach x={316} y={194} scale={1.18} skin={3} sleeve="waffle" arm={RIGHT} glove="mint" />
      <Line d="M196 416V384" color="choc" width={10} />
      <ToolOfTrade name="gauge" x={196} y={364} scale={0.74} />
    </Stage>
  );
}
