import { CAST } from '../../cast.ts';
import { Tablet } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';

/** The lamp that tells from afar whether the line runs. */
function StackLight({ x }: { x: number }) {
  return (
    <At x={x} y={196}>
      <Line d="M0 0V190" color="choc-l" width={11} />
      <rect x={-19} y={-96} width={38} height={34} rx={9} fill={paint('cherry')} />
      <rect x={-19} y={-62} width={38} height={32} fill={paint('waffle')} />
      <rect x={-19} y={-30} width={38} height={34} rx={9} fill={paint('mint')} />
    </At>
  );
}

/** On the floor of a factory, the supervisor of a line counts with a worker what has come off it. */
export default function ProductionSupervisors(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="blue-l" {...props}>
      <path d="M150 128L232 88V128L314 88V128L396 88V176H150Z" fill={paint('waffle')} />
      <rect x={150} y={172} width={246} height={104} fill={paint('waffle')} />
      <Tool name="clock" x={272} y={190} scale={0.66} />
      <StackLight x={548} />
      <Person
        x={424}
        y={238}
        scale={1}
        {...CAST.wavy}
        skin={5}
        hair="braids"
        hairColor="black"
        top="straw-d"
        shade="#B3123A"
        wear="overall"
        face="look"
        extras={['hard-hat']}
        leftArm={['M-36 78C-62 100 -64 116 -52 126', -48, 129]}
        rightArm={['M36 78C62 100 64 116 52 126', 48, 129]}
        held={
          <>
            <Tool name="gear" y={118} scale={0.92} />
            <circle cx={-46} cy={126} r={13} fill={paint('mint')} />
            <circle cx={46} cy={126} r={13} fill={paint('mint')} />
          </>
        }
      />
      <rect x={236} y={418} width={364} height={44} rx={22} fill={paint('choc')} />
      {[270, 330, 390, 450, 510, 570].map((x) => (
        <circle key={x} cx={x} cy={440} r={13} fill={paint('cream')} />
      ))}
      <Line d="M300 462V536M540 462V536" color="choc-l" width={16} />
      <Tool name="gear" x={314} y={372} scale={0.92} />
      <Tool name="gear" x={540} y={372} scale={0.92} />
      <Person
        x={168}
        y={216}
        scale={1.12}
        {...CAST.bluebob}
        skin={2}
        hair="bob"
        hairColor="black"
        top="blue"
        shade="waffle"
        wear="vest"
        extras={['glasses', 'hard-hat']}
        face="open"
        leftArm={['M-36 78C-62 102 -54 122 -28 124', -24, 124]}
        rightArm={['M36 78C60 100 78 108 96 102', 100, 100]}
        legs="stand"
        trousers="blue-d"
        held={
          <>
            <Line d="M-46 138H-12M12 138H46" color="white" width={8} />
            <Tablet x={-36} y={106} scale={0.74} turn={-8} color="white">
              <Line d="M-26 14V-2M-6 14V-10M14 14V-16" color="mint-d" width={11} />
            </Tablet>
            <circle cx={-12} cy={126} r={12} fill="#E6A97C" />
          </>
        }
      />
    </Stage>
  );
}
