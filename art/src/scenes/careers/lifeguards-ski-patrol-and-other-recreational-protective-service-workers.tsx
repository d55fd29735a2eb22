import { Head } from '../../head.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, Picture, type ArtProps } from '../../picture.tsx';
import { HOLD_LEFT, HOLD_RIGHT } from '../../poses.ts';
import { Tool } from '../../tool.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** The high chair on the sand, drawn behind its sitter. */
function HighChair() {
  return (
    <>
      <Line d="M236 190L196 536M364 190L404 536" color="white" width={17} />
      <Line d="M224 386H376M214 440H386M206 494H394" color="white" width={13} />
      <rect x={238} y={222} width={124} height={96} rx={14} fill={paint('milk')} />
      <rect x={220} y={316} width={160} height={24} rx={12} fill={paint('white')} />
    </>
  );
}

/** A striped umbrella over the chair. */
function Umbrella() {
  return (
    <>
      <Line d="M300 50V240" color="choc-l" width={9} />
      <path
        d="M142 124C150 4 450 4 458 124Q430 104 404 124Q378 104 352 124Q326 104 300 124Q274 104 248 124Q222 104 196 124Q170 104 142 124Z"
        fill={paint('straw-d')}
      />
      <path
        d="M196 124C196 60 240 30 300 34C270 56 250 90 248 124Q222 104 196 124ZM352 124C350 90 330 56 300 34C360 30 404 60 404 124Q378 104 352 124Z"
        fill={paint('cream')}
      />
    </>
  );
}

/** From a high chair on the beach, a lifeguard with binoculars watches over those who swim. */
export default function Lifeguards(props: ArtProps) {
  return (
    <Picture width={600} height={560} {...props}>
      <circle cx={300} cy={286} r={254} fill={paint('blue-l')} />
      <path d="M48 318Q96 298 144 318T240 318T336 318T432 318T552 314Q546 430 480 470H120Q54 430 48 318Z" fill={paint('blue')} />
      <Line d="M96 366Q116 354 136 366M430 440Q450 428 470 440M90 430Q110 418 130 430" color="blue-l" width={7} />
      <At x={456} y={380} scale={0.62}>
        <Line d="M-30 34C-56 20 -64 -6 -58 -28" color="#8C5535" width={20} />
        <Head skin={4} hair="curls" hairColor="black" face="open" />
        <path d="M-66 34Q-34 20 0 34T66 34V50H-66Z" fill={paint('blue')} />
      </At>
      <At x={116} y={392} scale={0.56}>
        <Head skin={1} hair="bob" hairColor="blond" face="open" />
        <path d="M-60 28A60 22 0 0 0 60 28L44 26A44 12 0 0 1 -44 26Z" fill={paint('waffle')} />
      </At>
      <path d="M0 560C0 488 60 470 150 462Q300 444 450 462C540 470 600 488 600 560Z" fill={paint('vanilla')} />
      <Umbrella />
      <HighChair />
      <Person
        x={300}
        y={166}
        skin={3}
        hair="long"
        hairColor="auburn"
        top="cherry"
        shade="#B3123A"
        wear="tee"
        face="look"
        legs="sit"
        trousers="#BC7A4E"
        shoes="waffle"
        leftArm={HOLD_LEFT}
        rightArm={HOLD_RIGHT}
        held={
          <>
            <Line d="M-18 152L-24 178M18 152L24 178" color="cherry" width={39} />
            <Line d="M-14 54Q-6 84 -4 96M14 54Q6 84 4 96" color="choc" width={4} />
            <ToolOfTrade name="binoculars" y={112} scale={0.68} turn={180} />
            <circle cx={-42} cy={112} r={12} fill="#BC7A4E" />
            <circle cx={42} cy={112} r={12} fill="#BC7A4E" />
          </>
        }
      />
      <Tool name="lifebuoy" x={206} y={398} scale={0.92} />
      <Line d="M556 540V262" color="choc-l" width={9} />
      <path d="M470 268H552V294H470Z" fill={paint('cherry')} />
      <path d="M470 294H552V320H470Z" fill={paint('waffle')} />
    </Picture>
  );
}
