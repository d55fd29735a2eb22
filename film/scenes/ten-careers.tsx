import { CAST } from '@careerscoop/art/cast.ts';
import { paint, type Paint } from '@careerscoop/art/paint.ts';
import { Scoop } from '@careerscoop/art/parts.tsx';
import { Person } from '@careerscoop/art/person.tsx';
import { At } from '@careerscoop/art/picture.tsx';
import { HIP_LEFT, REST_RIGHT, UP_RIGHT } from '@careerscoop/art/poses.ts';
import { Tool, type ToolName } from '@careerscoop/art/tool.tsx';
import { ease, mixArm, spring, sway } from '../motion.ts';
import { Counter, Roof, Room, type SceneProps, Title } from '../stage.tsx';
import { ReasonCard } from './reason-card.tsx';

const TEN: readonly (readonly [tool: ToolName, flavour: Paint])[] = [
  ['mountain', 'vanilla'],
  ['sprout', 'straw-l'],
  ['paw', 'waffle-l'],
  ['palette', 'straw'],
  ['camera', 'vanilla'],
  ['book', 'mint'],
  ['laptop', 'straw-l'],
  ['folded-map', 'blue'],
  ['stethoscope', 'blue'],
  ['pot', 'blue'],
];
const SHELVES = [376, 560];
const CARD_AT = 4;

/** Ten scoops fill two shelves, seven in warm flavours and three in blueberry; then one of them tells its reasons. */
export function TenCareers({ second }: SceneProps) {
  const quiet = 1 - 0.72 * ease(second, CARD_AT, 0.4);
  return (
    <Room ground="mint-l" back="mint" circle={[216, 600, 340]}>
      <g opacity={quiet}>
        {SHELVES.map((y) => (
          <rect key={y} x={420} y={y + 10} width={900} height={18} rx={9} fill={paint('waffle-d')} />
        ))}
        {TEN.map(([tool, flavour], index) => (
          <At key={tool} x={508 + (index % 5) * 162} y={SHELVES[Math.floor(index / 5)]} scale={spring(second, 0.7 + index * 0.15, 0.5)}>
            <Scoop r={54} color={flavour} shine={null} bumps={4} />
            <circle cy={-70} r={36} fill={paint('white')} />
            <Tool name={tool} y={-70} scale={0.54} />
          </At>
        ))}
      </g>
      <Person
        x={208}
        y={386 + (1 - ease(second, 0.4, 0.7)) * 340 + sway(second, 3, 2)}
        scale={1.32}
        {...CAST.longhair}
        leftArm={HIP_LEFT}
        rightArm={mixArm(REST_RIGHT, UP_RIGHT, spring(second, 0.9, 0.6))}
        face="open"
      />
      <Counter />
      <ReasonCard second={second} at={CARD_AT} />
      <Title lines={['Ten careers, with reasons']} second={second} at={0.5} y={196} size={96} />
      <Roof color="straw-d" />
    </Room>
  );
}
