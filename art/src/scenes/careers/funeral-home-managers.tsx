import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Board } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const OPEN: Arm = ['M36 78C54 98 66 98 76 92', 81, 89];
const SETS: Arm = ['M-36 78C-62 96 -80 96 -92 92', -97, 91];

/** A wreath on its stand; the place is the foot of the stand. */
function Wreath(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 -196L-50 0M0 -196L50 0" color="waffle-d" width={10} />
      <circle cy={-130} r={56} fill="none" stroke={paint('mint-d')} strokeWidth={32} />
      {[0, 51, 103, 154, 206, 257, 309].map((turn, index) => (
        <At key={turn} y={-130} turn={turn}>
          <circle cy={-56} r={14} fill={paint(index % 2 ? 'white' : 'straw-l')} />
          <circle cy={-56} r={5} fill={paint('waffle')} />
        </At>
      ))}
      <path d="M-8 -74L-34 -30L-18 -34L-10 -20L0 -66L10 -20L18 -34L34 -30L8 -74Z" fill={paint('blue')} />
    </At>
  );
}

/** Before the guests come, the manager of a funeral home sees to it that everything is as the family wished. */
export default function FuneralHomeManagers(props: ArtProps) {
  return (
    <Stage back="mint-l" floor="mint" {...props}>
      <path d="M196 340V160A104 104 0 0 1 404 160V340Z" fill={paint('mint-d')} />
      <path d="M214 324V160A86 86 0 0 1 386 160V324Z" fill={paint('blue-l')} />
      <path d="M300 74V308M214 190H386" fill="none" stroke={paint('mint-d')} strokeWidth={9} />
      <Board x={304} y={252} width={60} height={84} color="vanilla" frame="waffle">
        <path d="M-27 42C-27 10 27 10 27 42Z" fill={paint('straw-d')} />
        <circle cy={-8} r={20} fill={paint('#BC7A4E')} />
        <path d="M-21 -8C-24 -38 24 -38 21 -8C16 -18 -16 -18 -21 -8Z" fill={paint('#BDB4AC')} />
      </Board>
      <path d="M214 400V324Q214 308 230 308H374Q390 308 390 324V400L404 500H200Z" fill={paint('white')} />
      <path d="M330 308H374Q390 308 390 324V400L404 500H330Z" fill={paint('milk')} />
      <ToolOfTrade name="candle" x={254} y={272} scale={0.72} />
      <ToolOfTrade name="vase" x={366} y={272} scale={0.72} />
      <Line d="M362 244L354 214M368 244V206M374 244L384 216" color="mint-d" width={6} />
      <circle cx={352} cy={208} r={12} fill={paint('white')} />
      <circle cx={368} cy={196} r={13} fill={paint('straw-l')} />
      <circle cx={386} cy={209} r={12} fill={paint('white')} />
      <Wreath x={412} y={534} scale={1} />
      <Person
        x={512}
        y={238}
        scale={1.04}
        {...CAST.ginger}
        skin={2}
        hair="short"
        hairColor="black"
        top="blue-d"
        shade="#33378E"
        wear="shirt"
        face="calm"
        legs="stand"
        trousers="choc"
        leftArm={SETS}
        rightArm={['M36 78C56 104 56 124 46 140', 44, 144]}
      />
      <Reach x={512} y={238} scale={1.04} skin={2} sleeve="#33378E" arm={SETS} />
      <Person
        x={118}
        y={212}
        scale={1.14}
        {...CAST.greybun}
        skin={4}
        top="choc"
        shade="#241009"
        wear="shirt"
        extras={['earrings']}
        face="calm"
        legs="stand"
        trousers="choc"
        leftArm={['M-36 78C-62 100 -60 116 -40 120', -34, 120]}
        rightArm={OPEN}
        held={
          <At x={-20} y={118} turn={-8}>
            <rect x={-30} y={-36} width={52} height={68} rx={6} fill={paint('straw-d')} />
            <circle cx={-14} cy={2} r={12} fill={paint('#8C5535')} />
          </At>
        }
      />
    </Stage>
  );
}
