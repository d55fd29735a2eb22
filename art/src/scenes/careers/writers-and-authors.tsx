import { Cat } from '../../animals.tsx';
import { CAST } from '../../cast.ts';
import { Mug } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Desk } from '../../settings-office.tsx';
import { Board, Books, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';

/** By the window at night, a writer types the next page; the cat sleeps not at all. */
export default function Writers(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="vanilla" {...props}>
      <Board x={190} y={168} width={150} height={150} color="blue-d" frame="white">
        <circle cx={34} cy={-34} r={20} fill={paint('vanilla')} />
        <circle cx={-40} cy={-44} r={4} fill={paint('white')} />
        <circle cx={-14} cy={-10} r={4} fill={paint('white')} />
        <path d="M-75 75V40Q-40 10 0 44T75 30V75Z" fill={paint('blue')} />
        <Line d="M0 -75V75M-75 0H75" color="white" width={7} />
      </Board>
      <Shelf x={446} y={190} width={210}>
        <Books x={-14} count={8} from={1} />
      </Shelf>
      <Person
        x={332}
        y={232}
        scale={1.2}
        {...CAST.puffs}
        skin={4}
        hair="curls"
        hairColor="black"
        top="cherry"
        shade="#B3123A"
        wear="knit"
        extras={['glasses']}
        face="down"
        leftArm={['M-36 78C-62 102 -62 124 -40 132', -36, 134]}
        rightArm={['M36 78C62 102 62 124 40 132', 36, 134]}
      />
      <Desk color="choc-l" shade="choc">
        <At x={32} y={0}>
          <path d="M-46 -104H46V-44H-46Z" fill={paint('white')} />
          <Line d="M-32 -90H32M-32 -76H32M-32 -62H10" color="choc-l" width={5} />
          <rect x={-66} y={-50} width={132} height={18} rx={9} fill={paint('choc')} />
          <path d="M-56 -34H56L72 0H-72Z" fill={paint('mint-d')} />
          <Line d="M-40 -22H40M-46 -10H46" color="cream" width={7} dash="1 13" />
        </At>
        <Mug x={-92} y={-20} color="straw-d" />
        <Cat x={-188} y={2} scale={0.94} coat="waffle" shade="waffle-d" />
        <Books x={186} y={0} count={3} from={4} />
      </Desk>
    </Stage>
  );
}
