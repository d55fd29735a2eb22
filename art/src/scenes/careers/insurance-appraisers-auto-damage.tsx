import { CAST } from '../../cast.ts';
import { Clipboard } from '../../held.tsx';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { At, Line, type ArtProps } from '../../picture.tsx';
import { Stage } from '../../settings-stage.tsx';
import { Car } from '../../settings-vehicles.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

/** The front of the car after the bump, in the car's own measure. */
function Damage() {
  return (
    <>
      <path d="M-160 -92L-132 -96L-138 -84L-118 -78L-134 -66L-120 -54L-142 -50L-160 -56Z" fill={paint('straw-d')} />
      <path d="M-162 -90L-146 -88L-150 -78L-138 -72L-148 -62L-162 -58Z" fill={paint('#7E1030')} />
      <Line d="M-112 -72L-96 -76M-114 -64L-92 -64" color="straw-l" width={4} />
      <At x={-128} y={-36} turn={-16}>
        <rect x={-46} y={-9} width={62} height={18} rx={9} fill={paint('milk')} />
      </At>
      <path d="M-150 -2L-142 -12L-136 -2ZM-128 2L-124 -6L-116 0ZM-168 2L-164 -6L-158 2Z" fill={paint('vanilla')} />
    </>
  );
}

/** After a bump, an appraiser photographs the crushed corner of a car before anybody mends it. */
export default function AutoDamageAppraisers(props: ArtProps) {
  return (
    <Stage back="mint" floor="waffle-l" {...props}>
      <path d="M232 500V112Q232 92 252 92H504Q524 92 524 112V500Z" fill={paint('mint-d')} />
      <Line d="M250 146H506M250 200H506M250 254H506M250 308H506M250 362H506" color="mint" width={7} />
      <Car x={430} y={532} scale={1.3} color="cherry" shade="straw-d">
        <Damage />
      </Car>
      <Person
        x={104}
        y={222}
        scale={1.1}
        {...CAST.hijab}
        hairColor="blue-d"
        skin={4}
        top="blue"
        shade="blue-d"
        wear="shirt"
        extras={['glasses']}
        face="look"
        leftArm={['M-36 78C-64 102 -58 124 -36 126', -32, 126]}
        rightArm={['M36 78C60 98 76 100 90 92', 94, 90]}
        legs="stand"
        trousers="choc"
        held={
          <>
            <Clipboard x={-42} y={112} scale={0.78} turn={-8} />
            <circle cx={-20} cy={130} r={12} fill="#8C5535" />
            <ToolOfTrade name="camera" x={102} y={72} scale={0.66} />
            <circle cx={84} cy={90} r={11} fill="#8C5535" />
          </>
        }
      />
    </Stage>
  );
}
