import { CAST } from '../../cast.ts';
import { Cap } from '../../headwear.tsx';
import { paint, type Paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter, Monitor, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const NEW: Arm = ['M-36 78C-64 92 -76 80 -80 62', -80, 56];
const OLD: Arm = ['M36 78C60 98 72 100 82 96', 88, 94];

/** A brake disc; the place is its middle. */
function BrakeDisc({ color, shade, ...place }: Place & { color: Paint; shade: Paint }) {
  return (
    <At {...place}>
      <circle r={40} fill={paint(color)} />
      <circle r={22} fill={paint(shade)} />
      <circle r={8} fill={paint('choc')} />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <At key={turn} turn={turn}>
          <circle cy={-31} r={4} fill={paint(shade)} />
        </At>
      ))}
    </At>
  );
}

const BOXES: readonly (readonly [x: number, width: number, height: number, color: Paint])[] = [
  [-124, 52, 46, 'blue'],
  [-68, 40, 58, 'cherry'],
  [-24, 56, 40, 'mint-d'],
  [84, 48, 52, 'straw-d'],
];

/** At the counter for spare parts, a seller holds the new brake disc against the worn one of a mechanic. */
export default function PartsSalespersons(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="waffle" {...props}>
      <Line d="M150 82V404M550 82V404" color="choc-l" width={13} />
      {[170, 262].map((y, row) => (
        <Shelf key={y} x={350} y={y} width={412} color="choc-l">
          <At x={row === 0 ? -40 : 44} scale={1} flip={row === 1}>
            {BOXES.map(([x, width, height, color]) => (
              <g key={x}>
                <rect x={x} y={-height} width={width} height={height} rx={5} fill={paint(color)} />
                <rect x={x + 9} y={-height + 11} width={width - 18} height={13} rx={3} fill={paint('cream')} />
              </g>
            ))}
          </At>
          <ToolOfTrade name="wheel" x={row === 0 ? 152 : 128} y={-38} scale={0.76} />
        </Shelf>
      ))}
      <Person
        x={378}
        y={206}
        scale={1.2}
        {...CAST.wavy}
        hair="pony"
        hairColor="black"
        skin={4}
        top="blue"
        shade="blue-d"
        wear="shirt"
        extras={['glasses']}
        face="open"
        leftArm={NEW}
        rightArm={['M36 78C60 102 62 130 44 146', 40, 150]}
        held={<rect x={14} y={100} width={22} height={15} rx={4} fill={paint('cream')} />}
      />
      <Counter y={404} width={560} color="cherry" shade="straw-d" />
      <BrakeDisc x={282} y={250} color="blue-l" shade="white" />
      <Reach x={378} y={206} scale={1.2} skin={4} sleeve="blue-d" arm={['M-36 78C-64 100 -76 92 -78 76', -78, 72]} />
      <Monitor x={526} y={408} width={88} height={72} color="mint-l">
        <BrakeDisc scale={0.62} color="mint" shade="mint-d" />
      </Monitor>
      <Person
        x={112}
        y={238}
        scale={1.04}
        {...CAST.ginger}
        skin={1}
        top="mint"
        shade="choc-l"
        wear="overall"
        extras={['beard']}
        face="look"
        legs="stand"
        trousers="choc-l"
        rightArm={OLD}
        held={<Cap color="choc" shade="choc-l" />}
      />
      <BrakeDisc x={208} y={322} color="#A8643C" shade="choc-l" />
      <Reach x={112} y={238} scale={1.04} skin={1} sleeve="mint" arm={['M36 78C54 100 58 112 62 112', 66, 112]} />
    </Stage>
  );
}
