import { CAST } from '../../cast.ts';
import { Crown, Headset } from '../../headwear.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps, type Place } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** A director's folding chair from the front, drawn behind its sitter. */
function FoldingChair() {
  return (
    <>
      <Line d="M-54 176L56 262M54 176L-56 262M-64 262H64" color="waffle-d" width={11} />
      <Line d="M-62 54V176M62 54V176" color="waffle-d" width={11} />
      <rect x={-62} y={62} width={124} height={56} rx={8} fill={paint('choc')} />
      <rect x={-66} y={160} width={132} height={22} rx={8} fill={paint('choc')} />
      <Line d="M-76 128H-52M52 128H76" color="waffle-d" width={13} />
    </>
  );
}

/** A lamp on a stand that shines on the set; the place is its foot. */
function SetLamp(place: Place) {
  return (
    <At {...place}>
      <Line d="M0 0V-250M-34 0L0 -40L34 0" color="choc" width={9} />
      <At y={-272} turn={24}>
        <path d="M14 -40L150 -84V96L14 42Z" fill={paint('vanilla')} opacity={0.75} />
        <path d="M-46 -20L16 -44V46L-46 22Z" fill={paint('choc')} />
        <rect x={10} y={-50} width={12} height={102} rx={6} fill={paint('choc-l')} />
      </At>
    </At>
  );
}

/** From the folding chair, a director calls through the megaphone, and the queen on the set begins to act. */
export default function ProducersAndDirectors(props: ArtProps) {
  return (
    <Stage back="blue" floor="straw" {...props}>
      <path d="M338 112H566V486H338Z" fill={paint('mint')} />
      <path d="M338 380Q400 320 462 372T566 352V486H338Z" fill={paint('mint-d')} />
      <path d="M352 250V196H368V212H382V196H398V212H412V196H428V250V366H352Z" fill={paint('milk')} />
      <Line d="M330 112H574" color="choc" width={14} />
      <SetLamp x={566} y={520} flip />
      <Person
        x={470}
        y={250}
        scale={1}
        {...CAST.greybun}
        skin={2}
        hair="wavy"
        hairColor="grey"
        extras={[]}
        top="cherry"
        shade="#B3123A"
        wear="knit"
        face="open"
        leftArm={['M-36 78C-66 92 -84 76 -88 48', -88, 42]}
        rightArm={['M36 78C66 104 54 122 22 108', 18, 106]}
        held={
          <>
            <path d="M-44 150H44L66 284H-66Z" fill={paint('cherry')} />
            <path d="M14 150H44L66 284H22Z" fill={paint('#B3123A')} />
            <Crown />
          </>
        }
      />
      <Person
        x={166}
        y={256}
        scale={1.06}
        {...CAST.turban}
        skin={4}
        hair="braids"
        hairColor="black"
        top="waffle"
        shade="waffle-d"
        wear="hoodie"
        trousers="blue-d"
        shoes="cream"
        face="open"
        legs="sit"
        leftArm={['M-36 78C-64 104 -58 130 -36 138', -32, 140]}
        rightArm={['M36 78C66 90 76 72 74 54', 74, 48]}
        behind={<FoldingChair />}
        held={
          <>
            <Headset color="cherry" />
            <rect x={-62} y={110} width={52} height={44} rx={4} fill={paint('white')} transform="rotate(-10 -36 132)" />
            <Line d="M-52 124L-24 119M-50 136L-28 132" color="blue" width={4} />
            <circle cx={-28} cy={142} r={12} fill="#8C5535" />
            <Tool name="megaphone" x={76} y={30} scale={0.82} />
            <circle cx={70} cy={52} r={11} fill="#8C5535" />
          </>
        }
      />
      <ToolOfTrade name="clapper" x={330} y={500} scale={0.92} turn={-6} />
    </Stage>
  );
}
