import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Books, Counter, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const GLASS: Arm = ['M36 78C62 104 66 126 50 134', 44, 136];

/** In the archive, a historian in thin gloves reads an old letter through a glass. */
export default function Historians(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="waffle-l" {...props}>
      <Shelf x={156} y={176} width={216} color="choc">
        <Books count={9} from={3} />
      </Shelf>
      <Board x={452} y={154} width={120} height={112} color="milk" frame="waffle-d">
        <circle cy={-12} r={22} fill={paint('choc-l')} />
        <path d="M-42 56Q-38 16 0 16Q38 16 42 56Z" fill={paint('choc')} />
        <path d="M-30 -22Q0 -66 30 -22Q0 -34 -30 -22Z" fill={paint('choc')} />
      </Board>
      <Person
        x={286}
        y={224}
        scale={1.2}
        {...CAST.wavy}
        skin={5}
        hair="braids"
        hairColor="grey"
        top="straw-d"
        shade="#B3123A"
        wear="knit"
        extras={['glasses', 'earrings']}
        face="down"
        leftArm={['M-36 78C-62 104 -66 128 -56 146', -52, 150]}
        rightArm={GLASS}
      />
      <Counter y={412} width={540} color="choc-l" shade="choc" />
      <path d="M196 366L392 356L410 414H180Z" fill={paint('waffle-l')} />
      <path d="M196 366Q190 390 180 414H200Q212 390 214 365Z" fill={paint('waffle')} />
      <Line d="M232 378L300 374M228 390L290 388M226 402L322 400" color="waffle-d" width={4} />
      <circle cx={376} cy={398} r={11} fill={paint('cherry')} />
      <Line d="M326 392L344 384" color="choc" width={9} />
      <circle cx={306} cy={388} r={24} fill={paint('blue-l')} opacity={0.75} />
      <circle cx={306} cy={388} r={24} fill="none" stroke={paint('waffle-d')} strokeWidth={7} />
      <Reach x={286} y={224} scale={1.2} skin={5} sleeve="#B3123A" arm={GLASS} glove="white" />
      <Reach x={286} y={224} scale={1.2} skin={5} sleeve="#B3123A" arm={['M-36 78C-62 104 -66 128 -56 146', -52, 150]} glove="white" />
      <ToolOfTrade name="vase" x={500} y={354} scale={1.1} />
      <ToolOfTrade name="folder" x={100} y={374} scale={0.8} />
    </Stage>
  );
}
