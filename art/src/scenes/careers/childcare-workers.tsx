import { CAST } from '../../cast.ts';
import { Head } from '../../head.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { UP_LEFT, UP_RIGHT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Books, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const CRADLE: Arm = ['M-36 78C-70 104 -62 142 -34 140', -28, 140];
const FEED: Arm = ['M36 78C66 98 58 114 36 108', 30, 106];

/** In the day nursery, somebody gives a baby the bottle while two small ones build and cheer. */
export default function ChildcareWorkers(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="mint" {...props}>
      <rect x={396} y={188} width={172} height={312} rx={14} fill={paint('waffle-d')} />
      {[204, 328].map((y) => (
        <rect key={y} x={410} y={y} width={144} height={108} rx={8} fill={paint('choc-l')} />
      ))}
      <ToolOfTrade name="ball" x={448} y={268} scale={0.74} />
      <ToolOfTrade name="bucket" x={516} y={272} scale={0.64} />
      <Books x={480} y={436} count={6} from={2} />
      <Shelf x={116} y={196} width={150} color="waffle-d">
        <ToolOfTrade name="baby-bottle" x={-44} y={-30} scale={0.62} />
        <circle cx={30} cy={-22} r={22} fill={paint('straw')} />
        <circle cx={12} cy={-44} r={10} fill={paint('straw')} />
        <circle cx={48} cy={-44} r={10} fill={paint('straw')} />
      </Shelf>
      <ellipse cx={300} cy={522} rx={270} ry={34} fill={paint('mint-d')} />
      <Person
        x={300}
        y={196}
        scale={1.18}
        {...CAST.flattop}
        hair="fade"
        top="blue"
        shade="blue-d"
        wear="tee"
        extras={['beard']}
        face="down"
        legs="sit"
        trousers="choc"
        leftArm={CRADLE}
        rightArm={FEED}
        behind={<path d="M-98 262C-128 176 -72 84 0 84C72 84 128 176 98 262Z" fill={paint('straw-d')} />}
        held={
          <>
            <path d="M-38 118C-30 92 20 84 44 104C56 124 50 156 22 160C-14 164 -46 150 -38 118Z" fill={paint('vanilla')} />
            <path d="M44 104C56 124 50 156 22 160C6 162 0 160 -8 158C20 150 34 128 44 104Z" fill={paint('waffle-l')} />
            <At x={-18} y={106} scale={0.72} turn={-14}>
              <Head skin={4} hair="bald" hairColor="black" face="calm" />
            </At>
            <At x={14} y={112} turn={62}>
              <rect x={-9} y={-28} width={18} height={34} rx={6} fill={paint('white')} />
              <rect x={-10} y={2} width={20} height={8} rx={4} fill={paint('cherry')} />
              <circle cx={0} cy={14} r={5} fill={paint('waffle-d')} />
            </At>
            <Reach skin={5} sleeve="blue-d" arm={CRADLE} />
            <Reach skin={5} sleeve="blue-d" arm={['M36 78C66 98 66 108 52 106', 44, 104]} />
          </>
        }
      />
      {(
        [
          [46, 504, 'cherry'],
          [90, 504, 'waffle'],
          [68, 460, 'blue'],
          [68, 416, 'straw'],
        ] as const
      ).map(([x, y, color]) => (
        <rect key={`${x} ${y}`} x={x - 21} y={y - 21} width={42} height={42} rx={7} fill={paint(color)} />
      ))}
      <Person
        x={156}
        y={338}
        scale={0.68}
        {...CAST.puffs}
        skin={3}
        top="mint-l"
        shade="mint-d"
        wear="overall"
        legs="stand"
        leftArm={['M-36 78C-62 84 -80 80 -96 76', -102, 76]}
        face="look"
      />
      <Person
        x={474}
        y={356}
        scale={0.64}
        {...CAST.bluebob}
        hair="swoop"
        hairColor="blond"
        extras={[]}
        top="waffle"
        shade="waffle-d"
        wear="stripe"
        legs="stand"
        leftArm={UP_LEFT}
        rightArm={UP_RIGHT}
        face="open"
      />
      <Line d="M418 326L408 312M530 326L540 312" color="straw" width={6} />
    </Stage>
  );
}
