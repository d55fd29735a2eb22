import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Armchair, Board, PotPlant, Stool } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

const NECK: Arm = ['M36 78C66 96 84 96 92 82', 94, 76];
const STRUM: Arm = ['M-36 78C-70 104 -58 132 -30 130', -24, 128];

function Guitar() {
  return (
    <At x={-6} y={128} turn={-30}>
      <Line d="M0 0H134" color="choc" width={12} />
      <rect x={122} y={-13} width={30} height={26} rx={7} fill={paint('choc-l')} />
      <circle cx={-18} r={42} fill={paint('waffle')} />
      <circle cx={34} r={32} fill={paint('waffle')} />
      <circle cx={14} r={13} fill={paint('choc')} />
      <Line d="M-34 -12V12" color="choc-l" width={7} />
      <Line d="M-32 -3H120M-32 3H120" color="cream" width={2} />
    </At>
  );
}

/** A music therapist plays the guitar, and somebody finds her voice again in the song. */
export default function MusicTherapists(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="straw" {...props}>
      <Board x={302} y={140} width={120} height={84} color="blue-l" frame="cream">
        <path d="M-60 42V18Q-20 -20 16 16Q40 -6 60 10V34Q60 42 52 42Z" fill={paint('mint')} />
        <circle cx={26} cy={-18} r={12} fill={paint('vanilla')} />
      </Board>
      <PotPlant x={524} y={528} scale={0.9} color="blue" />
      <Person
        {...CAST.greybun}
        x={182}
        y={262}
        scale={1.06}
        skin={1}
        broad
        top="blue"
        shade="blue-d"
        legs="sit"
        face="open"
        leftArm={['M-36 78C-64 104 -50 130 -30 132', -26, 132]}
        rightArm={['M36 76C64 80 72 52 66 30', 66, 24]}
        behind={<Armchair color="mint" shade="mint-d" />}
        held={
          <At x={76} y={2} turn={18}>
            <circle r={27} fill={paint('cream')} />
            <circle r={27} fill="none" stroke={paint('cherry')} strokeWidth={9} />
            {[20, 110, 200, 290].map((turn) => (
              <At key={turn} turn={turn}>
                <circle cx={27} r={7} fill={paint('waffle')} />
              </At>
            ))}
          </At>
        }
      />
      <Person
        x={390}
        y={246}
        scale={1.1}
        skin={4}
        hair="fade"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="knit"
        trousers="choc-l"
        shoes="cherry"
        legs="sit"
        face="open"
        leftArm={STRUM}
        rightArm={NECK}
        behind={<Stool color="choc" />}
        held={
          <>
            <Guitar />
            <Reach skin={4} sleeve="waffle-d" arm={STRUM} />
            <circle cx={94} cy={74} r={12} fill="#8C5535" />
          </>
        }
      />
      <Tool name="music-note" x={322} y={230} scale={0.44} turn={-8} />
      <Tool name="music-note" x={452} y={158} scale={0.5} turn={12} />
    </Stage>
  );
}
