import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** The rack with a pigeonhole for every room; in most of them hangs the key. */
function KeyRack() {
  return (
    <At x={176} y={150}>
      <rect x={-140} y={-96} width={280} height={200} rx={14} fill={paint('choc-l')} />
      {[-66, 0, 66].map((y, row) =>
        [-102, -34, 34, 102].map((x, column) => (
          <At key={`${x} ${y}`} x={x} y={y + 4}>
            <rect x={-29} y={-27} width={58} height={54} rx={7} fill={paint('choc')} />
            {(row + column * 2) % 5 !== 2 && <ToolOfTrade name="key" scale={0.4} turn={116} />}
          </At>
        )),
      )}
    </At>
  );
}

/** At the desk of a hotel, a concierge opens a map for a guest who has just come in with a suitcase. */
export default function Concierges(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="mint" {...props}>
      <KeyRack />
      <Person
        x={200}
        y={232}
        scale={1.12}
        {...CAST.longhair}
        skin={2}
        hair="bun"
        hairColor="black"
        top="cherry"
        shade="#B3123A"
        wear="shirt"
        face="open"
        leftArm={['M-36 78C-58 102 -64 122 -54 138', -52, 142]}
        rightArm={['M36 78C62 98 84 98 100 88', 104, 86]}
        held={
          <>
            <path d="M-14 50L0 66L14 50L20 62L6 78H-6L-20 62Z" fill={paint('white')} />
            <path d="M0 68L-15 60V78ZM0 68L15 60V78Z" fill={paint('choc')} />
            <circle cx={-12} cy={104} r={4} fill={paint('waffle')} />
            <circle cx={12} cy={104} r={4} fill={paint('waffle')} />
            <circle cx={-12} cy={126} r={4} fill={paint('waffle')} />
            <circle cx={12} cy={126} r={4} fill={paint('waffle')} />
          </>
        }
      />
      <Counter x={196} y={408} width={416} color="waffle" shade="blue-d" />
      <Line d="M30 470H362" color="waffle" width={7} />
      <Tool name="counter-bell" x={84} y={376} scale={0.7} />
      <Tool name="folded-map" x={338} y={318} scale={0.92} turn={-4} />
      <circle cx={314} cy={332} r={13} fill="#E6A97C" />
      <Person
        x={486}
        y={228}
        scale={1.08}
        {...CAST.greyfade}
        skin={4}
        hair="bald"
        hairColor="grey"
        extras={['glasses', 'beard']}
        top="waffle"
        shade="waffle-d"
        wear="knit"
        broad
        face="smile"
        leftArm={['M-38 78C-62 102 -82 108 -96 98', -100, 96]}
        rightArm={['M38 78C58 104 62 128 56 148', 56, 152]}
        legs="stand"
        trousers="blue-d"
      />
      <At x={546} y={484} scale={1}>
        <Line d="M-14 -50V-92H14V-50" color="choc" width={7} />
        <ToolOfTrade name="suitcase" />
      </At>
      <circle cx={546} cy={393} r={13} fill="#8C5535" />
    </Stage>
  );
}
