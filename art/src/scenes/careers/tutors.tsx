import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Desk } from '../../settings-office.tsx';
import { Board, Books, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Pencil } from '../../tools/arts.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const POINT: Arm = ['M36 78C58 98 68 112 68 122', 69, 128];
const WRITE: Arm = ['M-36 78C-62 100 -62 116 -50 126', -46, 130];

/** One tutor, one pupil, one hard sum: at the table it has just become clear. */
export default function Tutors(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <Shelf x={110} y={150} width={150}>
        <Books count={6} />
      </Shelf>
      <Board x={302} y={126} width={142} height={96} color="#14785A" frame="waffle-d">
        <Line d="M-52 28V-24L8 28Z" color="vanilla" width={6} />
        <path d="M38 0V-28A28 28 0 1 1 10 0Z" fill={paint('straw')} />
        <path d="M32 -6H6A26 26 0 0 1 32 -32Z" fill={paint('white')} />
      </Board>
      <ToolOfTrade name="bulb" x={476} y={124} scale={0.96} />
      <Line d="M426 96L416 88M420 124H406M526 96L536 88M532 124H546" color="waffle" width={7} />
      <Person
        x={184}
        y={232}
        scale={1.12}
        {...CAST.hijab}
        top="blue"
        shade="blue-d"
        hairColor="straw-d"
        extras={['glasses']}
        face="look"
        leftArm={['M-36 78C-58 100 -60 122 -52 142', -48, 146]}
      />
      <Person
        x={416}
        y={244}
        scale={1.06}
        {...CAST.flattop}
        hair="curls"
        top="mint"
        shade="mint-d"
        wear="hoodie"
        face="open"
        rightArm={['M36 78C60 100 60 120 48 136', 44, 140]}
      />
      <Desk y={408} width={560} color="waffle" shade="choc-l" />
      <path d="M196 412L226 362H298L300 412Z" fill={paint('milk')} />
      <path d="M300 412L298 362H370L404 412Z" fill={paint('white')} />
      <path d="M234 396L262 372L284 396Z" fill={paint('straw')} />
      <Line d="M318 376H350M316 388H340M314 400H334" color="blue" width={5} />
      <Reach x={184} y={232} scale={1.12} skin={3} sleeve="blue-d" arm={POINT} />
      <Pencil x={378} y={360} scale={0.5} flip />
      <Reach x={416} y={244} scale={1.06} skin={5} sleeve="mint-d" arm={WRITE} />
      <ToolOfTrade name="mug" x={84} y={382} scale={0.7} />
      <ToolOfTrade name="calculator" x={500} y={378} scale={0.7} turn={8} />
    </Stage>
  );
}
