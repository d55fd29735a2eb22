import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Bottles, Shelf } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Tool } from '../../tool.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** A tall mirror with lamps up both sides and along the top. */
function DressingMirror() {
  return (
    <At x={118} y={206}>
      <rect x={-104} y={-132} width={208} height={252} rx={26} fill={paint('choc-l')} />
      <rect x={-72} y={-98} width={144} height={200} rx={12} fill={paint('blue-l')} />
      <Line d="M-44 20L20 -62M-30 64L50 -38" color="white" width={11} />
      {[-96, -48, 0, 48, 96].map((at) => (
        <g key={at} fill={paint('vanilla')}>
          <circle cx={-88} cy={at} r={11} />
          <circle cx={88} cy={at} r={11} />
          <circle cx={at * 0.46} cy={-115} r={11} />
        </g>
      ))}
    </At>
  );
}

/** Wings of a butterfly painted about closed eyes. */
function PaintedWings() {
  return (
    <>
      {[false, true].map((flip) => (
        <At key={String(flip)} flip={flip}>
          <path d="M2 4C4 -22 26 -26 30 -10C32 0 26 6 20 8C24 14 20 24 12 22C6 20 3 14 2 4Z" fill={paint('mint')} />
          <path d="M2 4C8 6 16 8 20 8C24 14 20 24 12 22C6 20 3 14 2 4Z" fill={paint('blue')} />
          <circle cx={23} cy={-10} r={3} fill={paint('white')} />
          <circle cx={14} cy={16} r={3} fill={paint('white')} />
        </At>
      ))}
      <Line d="M0 -4V12M-17 1Q-12 6 -7 1M7 1Q12 6 17 1" color="choc" width={3.4} />
    </>
  );
}

/** Before the show, a makeup artist paints the wings of a butterfly on an actor's face. */
export default function MakeupArtists(props: ArtProps) {
  return (
    <Stage back="straw" floor="waffle-l" {...props}>
      <DressingMirror />
      <Shelf x={118} y={398} width={224}>
        <Bottles x={-66} scale={0.9} colors={['straw-d', 'blue']} />
        <ToolOfTrade name="lipstick" x={8} y={-32} scale={0.62} />
        <ToolOfTrade name="cream-jar" x={74} y={-26} scale={0.6} />
      </Shelf>
      <Person
        x={262}
        y={262}
        scale={1.02}
        skin={3}
        hair="short"
        hairColor="black"
        top="blue-d"
        shade="blue-d"
        wear="tee"
        face="calm"
        legs="sit"
        trousers="choc"
        shoes="mint-d"
        leftArm={['M-36 76C-56 108 -40 136 -18 138', -16, 138]}
        rightArm={['M36 76C56 108 40 136 18 138', 16, 138]}
        behind={
          <>
            <Line d="M-44 170L-58 258M44 170L58 258M-50 226H50" color="choc" width={12} />
            <rect x={-66} y={70} width={132} height={100} rx={20} fill={paint('cherry')} />
            <rect x={-66} y={158} width={132} height={24} rx={12} fill={paint('straw-d')} />
          </>
        }
        held={
          <>
            <PaintedWings />
            {[-44, -23, 0, 23, 44].map((x) => (
              <circle key={x} cx={x} cy={66 - Math.abs(x) / 3} r={17} fill={paint('white')} />
            ))}
            <Line d="M-40 58Q0 76 40 58" color="milk" width={6} />
          </>
        }
      />
      <Person
        x={450}
        y={222}
        scale={1.1}
        {...CAST.wavy}
        skin={5}
        hair="braids"
        hairColor="black"
        top="mint-d"
        shade="mint"
        wear="apron"
        face="look"
        extras={['earrings']}
        leftArm={['M-36 78C-66 96 -94 88 -112 68', -115, 64]}
        rightArm={['M36 78C66 96 76 110 72 122', 70, 126]}
        legs="stand"
        trousers="blue-d"
        shoes="cherry"
        held={
          <>
            <Line d="M-108 66L-134 54" color="choc" width={7} />
            <path d="M-132 48L-128 60Q-146 60 -152 48Q-142 44 -132 48Z" fill={paint('mint')} />
            <Tool name="palette" x={58} y={112} scale={0.72} turn={10} />
            <circle cx={74} cy={130} r={9} fill="#623A27" />
          </>
        }
      />
    </Stage>
  );
}
