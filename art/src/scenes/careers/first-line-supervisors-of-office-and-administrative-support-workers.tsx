import { CAST } from '../../cast.ts';
import { Clipboard } from '../../held.tsx';
import { Headset } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board, Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Clock } from '../../tools/signs.tsx';

const LIST: Arm = ['M-36 78C-62 100 -58 116 -36 118', -32, 118];
const SHOW: Arm = ['M36 78C64 92 86 96 104 90', 108, 88];

/** A screen from behind; the place is where it stands. */
function ScreenBack(place: Place) {
  return (
    <At {...place}>
      <path d="M-28 0Q-28 -10 -18 -10H-8V-26H8V-10H18Q28 -10 28 0Z" fill={paint('choc')} />
      <rect x={-64} y={-96} width={128} height={76} rx={12} fill={paint('choc-l')} />
      <circle cy={-58} r={9} fill={paint('waffle-l')} />
    </At>
  );
}

/** Behind two clerks at work, the one who leads the office shows who takes what this week. */
export default function OfficeSupervisors(props: ArtProps) {
  return (
    <Stage back="waffle-l" floor="blue-l" {...props}>
      <Board x={424} y={150} width={238} height={146} color="white" frame="blue-d">
        <Line d="M-104 -44H104M-104 -6H104M-104 32H104M-46 -64V64M6 -64V64M58 -64V64" color="milk" width={5} />
        <Line d="M-88 -54H-64M-88 -25H-64M-88 13H-64M-88 50H-64" color="choc-l" width={6} />
        <Line d="M-32 -25H-8M20 13H44M72 50H92" color="straw-d" width={14} />
        <Line d="M20 -25H92M-32 13H-8" color="mint" width={14} />
        <Line d="M-32 50H44M72 13H92" color="blue" width={14} />
      </Board>
      <Clock x={126} y={132} scale={0.72} />
      <Person
        x={262}
        y={166}
        scale={1.22}
        {...CAST.hijab}
        skin={2}
        hairColor="cherry"
        top="blue"
        shade="blue-d"
        wear="shirt"
        face="open"
        legs="stand"
        leftArm={LIST}
        rightArm={SHOW}
        held={
          <>
            <Clipboard x={-20} y={104} scale={0.7} turn={-6} />
            <Reach skin={2} sleeve="blue-d" arm={['M-36 78C-62 100 -62 122 -42 124', -38, 124]} />
          </>
        }
      />
      <Person
        x={122}
        y={286}
        scale={1.02}
        {...CAST.flattop}
        top="mint-d"
        shade="#14785A"
        wear="knit"
        face="look"
        leftArm={['M-36 78C-60 98 -54 116 -30 124', -26, 124]}
        rightArm={['M36 78C60 98 54 116 30 124', 26, 124]}
        held={<Headset color="choc-l" />}
      />
      <Person
        x={468}
        y={286}
        scale={1.02}
        {...CAST.greyfade}
        skin={1}
        hairColor="ginger"
        top="straw"
        shade="straw-d"
        wear="shirt"
        extras={['glasses', 'hearing-aid']}
        face="smile"
        leftArm={['M-36 78C-60 98 -54 116 -30 124', -26, 124]}
        rightArm={['M36 78C60 98 54 116 30 124', 26, 124]}
      />
      <Counter x={300} y={426} width={560} color="waffle" shade="waffle-d" />
      <ScreenBack x={122} y={430} scale={0.86} />
      <ScreenBack x={468} y={430} scale={0.86} />
      <path d="M250 424L258 396H338L346 424Z" fill={paint('straw-d')} />
      <path d="M262 404L266 384H330L334 404Z" fill={paint('white')} />
    </Stage>
  );
}
