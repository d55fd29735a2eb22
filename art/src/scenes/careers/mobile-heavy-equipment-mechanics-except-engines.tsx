import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { HIP_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const TURN: Arm = ['M36 78C62 108 82 114 98 108', 102, 106];

/** An excavator that looks right, with the flap over its pump open. */
function Excavator() {
  return (
    <>
      <Line d="M448 392L488 142L566 236" color="waffle" width={36} />
      <Line d="M436 348L478 214M500 130L548 178" color="milk" width={13} />
      <circle cx={488} cy={142} r={13} fill={paint('choc')} />
      <path d="M540 236H592V296C580 322 548 328 520 306C540 292 546 262 540 236Z" fill={paint('choc-l')} />
      <path d="M520 306L512 320L534 318L532 332L550 324" fill={paint('choc')} />
      <rect x={214} y={446} width={316} height={82} rx={41} fill={paint('choc')} />
      {[256, 314, 372, 430, 488].map((x) => (
        <circle key={x} cx={x} cy={487} r={21} fill={paint('cream')} />
      ))}
      <path d="M382 436V262Q382 246 398 246H446Q460 246 466 260L490 348V436Z" fill={paint('waffle')} />
      <path d="M400 346V276Q400 266 410 266H440Q448 266 451 274L470 346Z" fill={paint('blue-l')} />
      <path d="M206 452V326Q206 306 226 306H396V452Z" fill={paint('waffle')} />
      <rect x={206} y={414} width={284} height={38} rx={10} fill={paint('waffle-d')} />
      <path d="M218 306H348L326 236H204Z" fill={paint('waffle-d')} />
      <rect x={222} y={316} width={124} height={88} rx={10} fill={paint('choc')} />
      <ToolOfTrade name="gear" x={306} y={358} scale={0.56} />
      <Line d="M236 390H328M334 330V382" color="cherry" width={8} />
      <Line d="M236 332H278" color="blue" width={12} />
    </>
  );
}

/** Out on the site, a mechanic tightens the hose of a pump in the side of an excavator. */
export default function EquipmentMechanics(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="waffle-l" {...props}>
      <Excavator />
      <Person
        x={132}
        y={206}
        scale={1.14}
        skin={5}
        hair="bun"
        hairColor="black"
        top="straw-d"
        shade="blue-d"
        wear="overall"
        trousers="blue-d"
        shoes="choc"
        face="look"
        extras={['hard-hat', 'earrings']}
        legs="stand"
        leftArm={HIP_LEFT}
        rightArm={TURN}
      />
      <At x={268} y={334} turn={66}>
        <ToolOfTrade name="wrench" scale={0.74} />
      </At>
      <Reach x={132} y={206} scale={1.14} skin={5} sleeve="straw-d" arm={TURN} glove="mint-d" />
      <circle cx={84} cy={361} r={14} fill={paint('mint-d')} />
      <Line d="M30 464V446H86V464" color="choc" width={8} />
      <rect x={6} y={462} width={104} height={64} rx={11} fill={paint('cherry')} />
      <rect x={6} y={482} width={104} height={13} fill={paint('#B3123A')} />
    </Stage>
  );
}
