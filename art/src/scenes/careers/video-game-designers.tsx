import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Cherry, Scoop } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { HOLD_LEFT, HOLD_RIGHT } from '../../poses.ts';
import { Board, Stool } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

function Level() {
  return (
    <>
      <path d="M-180 104V66H-96V104ZM-60 104V66H30V104ZM84 104V66H180V96Q180 104 172 104Z" fill={paint('mint')} />
      <rect x={-30} y={2} width={74} height={20} rx={10} fill={paint('waffle')} />
      <rect x={74} y={-46} width={64} height={20} rx={10} fill={paint('waffle')} />
      <Line d="M-132 34C-96 -46 -40 -46 -4 -22C20 -70 66 -96 100 -70" color="cream" width={5} dash="2 14" />
      <Scoop x={-134} y={50} r={22} bumps={4} />
      <circle cx={-141} cy={40} r={3.6} fill={paint('choc')} />
      <circle cx={-127} cy={40} r={3.6} fill={paint('choc')} />
      <Cherry x={106} y={-60} r={12} />
      {[-92, -62, 8].map((x, index) => (
        <circle key={x} cx={x} cy={[-70, -86, -24][index]} r={9} fill={paint('vanilla')} />
      ))}
    </>
  );
}

/** A designer shows where the hero of a game will jump, while somebody tries the level out. */
export default function VideoGameDesigners(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle" {...props}>
      <Board x={336} y={182} width={360} height={208} color="blue-d" frame="choc">
        <Level />
      </Board>
      <Person
        {...CAST.wavy}
        x={106}
        y={208}
        scale={1.14}
        legs="stand"
        top="cherry"
        shade="#B3123A"
        wear="hoodie"
        trousers="blue-d"
        face="look"
        leftArm={HOLD_LEFT}
        rightArm={['M36 78C64 88 78 60 92 40', 96, 34]}
        held={
          <At x={-46} y={116} turn={-8}>
            <rect x={-26} y={-32} width={52} height={64} rx={6} fill={paint('white')} />
            <Line d="M-14 12L0 -12L14 2" color="blue" width={5} />
            <circle cx={14} cy={-14} r={5} fill={paint('cherry')} />
          </At>
        }
      />
      <Person
        x={408}
        y={272}
        scale={1.04}
        skin={2}
        hair="bob"
        hairColor="black"
        top="mint"
        shade="mint-d"
        wear="tee"
        trousers="choc-l"
        shoes="waffle-d"
        legs="sit"
        face="open"
        extras={['headphones']}
        leftArm={HOLD_LEFT}
        rightArm={HOLD_RIGHT}
        behind={<Stool color="choc" />}
        held={<Tool name="gamepad" y={122} scale={0.92} />}
      />
    </Stage>
  );
}
