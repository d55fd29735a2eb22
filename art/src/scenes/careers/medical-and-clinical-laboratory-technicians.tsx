import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import type { ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Bottles, Counter, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const TUBE: Arm = ['M36 78C62 86 76 70 78 46', 78, 40];

/** Goggles and gloves on, a technician holds a tube of blood to the light; the microscope stands ready. */
export default function LaboratoryTechnicians(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="straw" {...props}>
      <Shelf x={152} y={170} width={196}>
        <Bottles colors={['blue', 'waffle', 'mint-d', 'straw-d']} />
      </Shelf>
      <Person
        x={270}
        y={218}
        scale={1.2}
        {...CAST.turban}
        hairColor="blue"
        skin={4}
        top="mint-d"
        shade="mint"
        wear="lab"
        face="look"
        leftArm={['M-36 78C-62 100 -66 124 -54 144', -50, 148]}
        rightArm={TUBE}
        held={
          <>
            <rect x={-28} y={-11} width={56} height={22} rx={11} fill={paint('blue-l')} opacity={0.7} />
            <rect x={-28} y={-11} width={56} height={22} rx={11} fill="none" stroke={paint('white')} strokeWidth={4} />
          </>
        }
      />
      <rect x={356} y={196} width={18} height={74} rx={9} fill={paint('white')} />
      <path d="M356 226H374V261A9 9 0 0 1 356 261Z" fill={paint('cherry')} />
      <rect x={352} y={190} width={26} height={13} rx={5} fill={paint('blue')} />
      <Reach x={270} y={218} scale={1.2} skin={4} sleeve="milk" arm={TUBE} glove="blue" />
      <Counter y={410} width={540} color="white" shade="mint-d" />
      <ToolOfTrade name="microscope" x={468} y={324} scale={1.7} />
      <ToolOfTrade name="test-tubes" x={106} y={362} scale={1} />
      <Reach x={270} y={218} scale={1.2} skin={4} sleeve="milk" arm={['M-36 78C-62 100 -66 124 -54 144', -50, 148]} glove="blue" />
    </Stage>
  );
}
