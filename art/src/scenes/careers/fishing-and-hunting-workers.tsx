import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Fish } from '../../settings-sea.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const HAUL: Arm = ['M36 78C62 92 76 88 88 78', 92, 74];
const LOW: Arm = ['M-36 78C-30 112 20 120 62 112', 67, 111];
const CATCH = [
  [418, 300, 62, 'straw', 'straw-d'],
  [468, 312, 110, 'mint', 'mint-d'],
  [430, 352, 20, 'mint', 'mint-d'],
  [484, 362, -40, 'straw', 'straw-d'],
  [446, 394, 170, 'waffle', 'waffle-d'],
] as const;

/** Early at sea, in oilskins and boots: two hands on the net, and a full catch comes on board. */
export default function FishingWorkers(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="blue" {...props}>
      <circle cx={120} cy={170} r={56} fill={paint('waffle')} />
      <Line d="M186 96Q202 80 214 96Q226 80 242 96M318 76Q330 64 340 76Q350 64 362 76" color="choc" width={6} />
      <path d="M0 300Q40 282 80 300T160 300T240 300T320 300T400 300T480 300T560 300L600 292V560H0Z" fill={paint('blue')} />
      <Line d="M30 340Q50 328 70 340T110 340M520 352Q540 340 560 352T600 352" color="blue-l" width={7} />
      <Line d="M560 470V60L446 100" color="choc-l" width={17} />
      <Line d="M452 104V240" color="choc" width={6} />
      <path d="M452 226C412 250 372 330 398 402Q450 436 504 402C530 330 492 250 452 226Z" fill={paint('cream')} opacity={0.55} />
      {CATCH.map(([x, y, turn, color, shade]) => (
        <Fish key={y} x={x} y={y} turn={turn} scale={0.72} color={color} shade={shade} />
      ))}
      <Line
        d="M452 226C412 250 372 330 398 402Q450 436 504 402C530 330 492 250 452 226M428 244L508 388M404 280L478 416M392 320L440 416M476 244L396 388M500 280L424 414M512 320L464 416"
        color="choc-l"
        width={3.5}
      />
      <rect x={438} y={216} width={28} height={20} rx={8} fill={paint('cherry')} />
      <Person
        x={268}
        y={198}
        scale={1.14}
        {...CAST.puffs}
        skin={4}
        hair="short"
        hairColor="black"
        top="blue-d"
        shade="waffle"
        wear="overall"
        extras={['beard']}
        face="look"
        legs="stand"
        trousers="waffle"
        shoes="choc"
        leftArm={LOW}
        rightArm={HAUL}
        held={
          <>
            <path d="M-34 -8C-38 -54 38 -54 34 -8Q0 -22 -34 -8Z" fill={paint('cherry')} />
            <rect x={-37} y={-20} width={74} height={17} rx={8} fill={paint('straw-d')} />
          </>
        }
      />
      <Reach x={268} y={198} scale={1.14} skin={4} sleeve="blue-d" arm={LOW} glove="cream" />
      <Reach x={268} y={198} scale={1.14} skin={4} sleeve="blue-d" arm={HAUL} glove="cream" />
      <rect x={60} y={392} width={104} height={64} rx={8} fill={paint('waffle-d')} />
      <Fish x={96} y={390} scale={0.6} turn={-24} />
      <Fish x={134} y={388} scale={0.6} turn={-150} color="mint" shade="mint-l" />
      <rect x={54} y={402} width={116} height={18} rx={8} fill={paint('waffle')} />
      <path d="M10 452H590L548 560H60Z" fill={paint('mint-d')} />
      <path d="M0 440H600V468H0Z" fill={paint('cream')} />
      <ToolOfTrade name="lifebuoy" x={474} y={510} scale={0.62} />
      <path d="M0 540Q30 522 60 540T120 540T180 540T240 540T300 540T360 540T420 540T480 540T540 540T600 540V560H0Z" fill={paint('blue')} />
    </Stage>
  );
}
