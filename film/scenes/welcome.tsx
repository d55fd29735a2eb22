import { CareerBuddy } from '@careerscoop/art/companions.tsx';
import { paint } from '@careerscoop/art/paint.ts';
import { Sprinkles } from '@careerscoop/art/parts.tsx';
import { At } from '@careerscoop/art/picture.tsx';
import { Tool, type ToolName } from '@careerscoop/art/tool.tsx';
import { ease, hop, spring, sway } from '../motion.ts';
import { Roof, Room, type SceneProps, Title } from '../stage.tsx';

const TEN: readonly ToolName[] = ['camera', 'stethoscope', 'sprout', 'book', 'paw', 'pot', 'laptop', 'wrench', 'palette', 'planet'];
const MIDDLE = [940, 408] as const;

/** Career Buddy rises and waves; then ten kinds of work gather around. */
export function Welcome({ second }: SceneProps) {
  const [x, y] = MIDDLE;
  const rise = spring(second, 0.35, 0.8);
  return (
    <Room ground="blue" back="blue-d" circle={[x, y, 330 * spring(second, 0, 0.9)]}>
      <Sprinkles
        spots={[
          [96, 190, 30],
          [470, 166, -40],
          [300, 600, 10],
          [560, 640, 60],
          [90, 540, 0],
          [1210, 250, 30],
          [1196, 600, 70],
        ]}
        colors={['cream', 'mint', 'waffle', 'straw', 'cherry']}
      />
      <At x={x} y={y - 62 + (1 - rise) * 520} scale={1.75} turn={sway(second, 2.2, 2.4)}>
        <CareerBuddy face="open" wave={8 + 14 * Math.sin(second * 8.4) * ease(second, 1, 0.4)} />
      </At>
      {TEN.map((tool, index) => {
        const angle = ((index * 36 - 72) / 180) * Math.PI;
        const at = 2.9 + index * 0.13;
        return (
          <At
            key={tool}
            x={x + 276 * Math.cos(angle)}
            y={y + 232 * Math.sin(angle) + sway(second, 5, 2.6, index / 10) - 16 * hop(second, at + 0.35, 0.4)}
            scale={spring(second, at, 0.5)}
          >
            <circle r={47} fill={paint('cream')} />
            <Tool name={tool} scale={0.68} />
          </At>
        );
      })}
      <Title lines={['Welcome to', 'CareerScoop']} second={second} at={0.7} x={84} y={372} size={112} color="cream" anchor="start" />
      <Roof color="straw" out={spring(second, 0, 0.7)} />
    </Room>
  );
}
