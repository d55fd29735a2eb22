import { CAST } from '../../cast.ts';
import { paint } from '../../paint.ts';
import { Awning } from '../../parts.tsx';
import { Person } from '../../person.tsx';
import { Line, type ArtProps } from '../../picture.tsx';
import type { Arm } from '../../poses.ts';
import { Reach } from '../../reach.tsx';
import { Stage } from '../../settings-stage.tsx';
import { ToolOfTrade } from '../../trades/tool-of-trade.tsx';

const SCARF: Arm = ['M-36 78C-62 70 -84 62 -104 62', -110, 62];
const HEM: Arm = ['M36 78C52 108 40 128 14 130', 8, 130];

/** Somebody dresses a shop window: a scarf for the dummy, paper stars, a spotlight on it all. */
export default function MerchandiseDisplayers(props: ArtProps) {
  return (
    <Stage back="blue-l" floor="waffle-l" {...props}>
      <rect x={44} y={130} width={512} height={372} rx={16} fill={paint('choc-l')} />
      <rect x={62} y={148} width={476} height={322} rx={8} fill={paint('straw-l')} />
      <path d="M62 400Q300 372 538 400V470H62Z" fill={paint('straw')} />
      <path d="M150 152L96 404H292L196 152Z" fill={paint('vanilla')} opacity={0.7} />
      <Line d="M118 148V196M300 148V176M478 148V206" color="white" width={4} />
      <ToolOfTrade name="star" x={118} y={216} scale={0.5} />
      <ToolOfTrade name="star" x={300} y={196} scale={0.5} />
      <ToolOfTrade name="star" x={478} y={228} scale={0.5} />
      <Line d="M194 424V448M158 452H230" color="choc" width={10} />
      <ToolOfTrade name="dress" x={194} y={338} scale={1.9} />
      <circle cx={194} cy={228} r={26} fill={paint('milk')} />
      <rect x={184} y={248} width={20} height={34} fill={paint('milk')} />
      <Person
        x={362}
        y={220}
        scale={1.12}
        {...CAST.turban}
        top="blue"
        shade="blue-d"
        wear="apron"
        leftArm={SCARF}
        rightArm={HEM}
        face="smile"
      />
      <path d="M164 276Q194 296 226 276L250 294L232 308L200 296V360H178V296Q166 292 158 286Z" fill={paint('mint-d')} />
      <Reach x={362} y={220} scale={1.12} skin={2} sleeve="blue" arm={SCARF} />
      <rect x={416} y={356} width={104} height={92} rx={10} fill={paint('waffle')} />
      <rect x={416} y={356} width={104} height={24} rx={10} fill={paint('waffle-d')} />
      <ToolOfTrade name="shoe" x={468} y={338} scale={0.66} />
      <path d="M300 448H420V470H300Z" fill={paint('straw')} />
      <rect x={44} y={448} width={512} height={54} rx={16} fill={paint('choc-l')} />
      <Awning x={40} y={96} width={520} height={44} stripes={8} colors={['cherry', 'cream']} />
      <rect x={40} y={86} width={520} height={20} rx={10} fill={paint('cherry')} />
    </Stage>
  );
}
