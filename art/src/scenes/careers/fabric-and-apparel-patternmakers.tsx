import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Counter } from '../../settings-rooms.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const DRAW: Arm = ['M36 78C62 104 70 128 62 146', 58, 150];
const STEADY: Arm = ['M-36 78C-62 104 -70 128 -62 150', -58, 154];

/** Paper shapes for the parts of a jacket: drawn along a curved ruler, hung up in sets on the wall. */
export default function Patternmakers(props: ArtProps) {
  return (
    <Stage back="straw-l" floor="waffle-l" {...props}>
      <Line d="M60 104H392" color="choc-l" width={10} />
      {[104, 196, 288, 364].map((x, index) => (
        <g key={x}>
          <Line d={`M${x} 104V126`} color="choc" width={4} />
          <path
            d={`M${x - 26} 126H${x + 26}Q${x + 16} 160 ${x + 30} 186V${236 - (index % 2) * 24}H${x - 30}V186Q${x - 16} 160 ${x - 26} 126Z`}
            fill={paint(index % 2 ? 'waffle-l' : 'cream')}
          />
          <circle cx={x} cy={140} r={5} fill={paint('choc-l')} />
        </g>
      ))}
      <Line d="M502 300V496M456 500H548" color="choc" width={11} />
      <path
        d="M470 178Q502 190 534 178C552 204 536 238 532 256C540 282 546 300 542 326H462C458 300 464 282 472 256C468 238 452 204 470 178Z"
        fill={paint('blue')}
      />
      <path d="M508 184Q522 184 534 178C552 204 536 238 532 256C540 282 546 300 542 326H508Z" fill={paint('blue-d')} />
      <rect x={490} y={152} width={24} height={34} rx={8} fill={paint('waffle')} />
      <Person
        x={258}
        y={210}
        scale={1.18}
        {...CAST.turban}
        skin={3}
        top="mint-d"
        shade="#14785A"
        wear="shirt"
        extras={['glasses']}
        hairColor="waffle"
        face="down"
        leftArm={STEADY}
        rightArm={DRAW}
        held={<Line d="M-20 58C-34 96 -30 120 -32 134M20 58C34 92 28 110 30 124" color="vanilla" width={8} />}
      />
      <Counter y={412} width={560} color="waffle" shade="waffle-d" />
      <path d="M96 380H470L500 414H66Z" fill={paint('cream')} />
      <path d="M150 388Q220 406 300 388H360L370 408H140Z" fill="none" stroke={paint('blue')} strokeWidth={4} strokeDasharray="9 7" />
      <path d="M214 396Q290 356 372 392L376 402Q290 372 216 406Z" fill={paint('waffle')} />
      <Line d="M332 388L346 350" color="cherry" width={8} />
      <Reach x={258} y={210} scale={1.18} skin={3} sleeve="#14785A" arm={DRAW} />
      <Reach x={258} y={210} scale={1.18} skin={3} sleeve="#14785A" arm={STEADY} />
      <ToolOfTrade name="scissors" x={446} y={374} scale={0.7} />
      <ToolOfTrade name="spool" x={102} y={372} scale={0.6} />
    </Stage>
  );
}
