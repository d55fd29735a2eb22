import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import { HIP_LEFT, type Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Bottles, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';
import { Wheelchair } from '../../wheelchair.tsx';

const STIR: Arm = ['M-36 78C-66 100 -66 86 -44 70', -40, 67];
const RIM: Arm = ['M36 78C62 98 60 108 46 108', 42, 108];
const STEADY: Arm = ['M36 78C60 96 84 120 98 134', 102, 138];

/** In the practice kitchen somebody learns to bake again, with a thick-handled spoon; the assistant steadies the bowl. */
export default function OccupationalTherapyAssistants(props: ArtProps) {
  return (
    <Stage back="vanilla" floor="straw-l" {...props}>
      <Shelf x={430} y={146} width={230} color="waffle-d">
        <path d="M-104 -40H-24Q-28 -4 -64 -4Q-100 -4 -104 -40Z" fill={paint('straw')} />
        <path d="M-98 -58H-30Q-34 -40 -64 -38Q-94 -40 -98 -58Z" fill={paint('mint')} />
        <Bottles x={44} colors={['straw-d', 'mint-d', 'blue', 'waffle']} />
      </Shelf>
      <Line d="M462 158V188M498 158V186M534 158V188" color="choc-l" width={6} />
      <path d="M452 182H472L470 218H454Z" fill={paint('mint-d')} />
      <circle cx={498} cy={200} r={15} fill={paint('cherry')} />
      <path d="M522 186H546L540 222H528Z" fill={paint('blue')} />
      <Person
        x={394}
        y={262}
        scale={1.04}
        {...CAST.greyfade}
        skin={2}
        hair="short"
        top="mint"
        shade="mint-d"
        wear="knit"
        extras={['glasses']}
        face="down"
        legs="sit"
        trousers="choc"
        shoes="waffle"
        leftArm={STIR}
        rightArm={RIM}
        behind={<Wheelchair color="cherry" />}
      />
      <rect x={272} y={412} width={26} height={122} rx={8} fill={paint('waffle-d')} />
      <rect x={534} y={412} width={30} height={122} rx={8} fill={paint('waffle-d')} />
      <rect x={266} y={404} width={310} height={26} rx={13} fill={paint('waffle')} />
      <rect x={300} y={398} width={152} height={9} rx={4} fill={paint('blue')} />
      <Line d="M336 292L374 384" color="straw-d" width={17} />
      <path d="M314 348H432Q430 398 398 400H348Q316 398 314 348Z" fill={paint('white')} />
      <path d="M396 348H432Q430 398 398 400H380Q398 384 396 348Z" fill={paint('milk')} />
      <path d="M318 372Q372 386 428 372L426 382Q372 396 320 382Z" fill={paint('blue')} />
      <ToolOfTrade name="milk" x={510} y={368} scale={0.8} />
      <path d="M462 404Q456 380 470 374Q484 380 478 404Z" fill={paint('waffle-l')} />
      <Reach x={394} y={262} scale={1.04} skin={2} sleeve="mint-d" arm={STIR} />
      <Reach x={394} y={262} scale={1.04} skin={2} sleeve="mint-d" arm={RIM} />
      <Person
        x={186}
        y={212}
        scale={1.14}
        {...CAST.hijab}
        skin={4}
        hairColor="blue-d"
        top="straw"
        shade="straw-d"
        wear="tee"
        face="look"
        legs="stand"
        trousers="straw"
        shoes="white"
        leftArm={HIP_LEFT}
        rightArm={STEADY}
        held={
          <>
            <path d="M-14 76L0 96L14 76Z" fill={paint('straw-d')} />
            <rect x={8} y={100} width={24} height={30} rx={4} fill={paint('white')} />
            <Line d="M14 110H26M14 119H24" color="blue" width={3} />
          </>
        }
      />
    </Stage>
  );
}
