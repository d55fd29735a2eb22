import { Eyes, Smile } from '@careerscoop/art/faces.tsx';
import { Cherry, Cone, Scoop, Sprinkles } from '@careerscoop/art/parts.tsx';
import { At } from '@careerscoop/art/picture.tsx';
import { hop, spring } from '../motion.ts';
import { Room, type SceneProps, Title } from '../stage.tsx';

const STACK = [
  { at: 0.45, y: 506, r: 158, color: 'blue', shine: '#8388E6', bumps: 7 },
  { at: 0.7, y: 376, r: 128, color: 'mint', shine: 'mint-l', bumps: 6 },
  { at: 0.95, y: 262, r: 98, color: 'vanilla', shine: 'white', bumps: 5 },
] as const;

/** Three scoops land on a cone, and the cherry on top. */
export function Ready({ second }: SceneProps) {
  const hopping = 14 * hop(second, 1.75, 0.45);
  return (
    <Room ground="straw" back="straw-l" circle={[930, 400, 340]}>
      <Sprinkles
        spots={[
          [120, 150, 30],
          [520, 110, -40],
          [600, 600, 60],
          [90, 600, 10],
          [1220, 170, 70],
          [1216, 560, 0],
          [330, 640, -20],
        ]}
        colors={['cream', 'blue', 'mint', 'waffle-l', 'cherry']}
      />
      <Cone x={930} y={500} width={318} height={350} />
      {STACK.map(({ at, y, ...scoop }) => (
        <At key={y} x={930} y={y - (1 - spring(second, at, 0.55)) * 720 - hopping}>
          <Scoop {...scoop} />
        </At>
      ))}
      <At x={930} y={262 - (1 - spring(second, 0.95, 0.55)) * 720 - hopping}>
        <Eyes y={-40} gap={27} r={7} />
        <Smile y={-22} width={18} line={5} />
      </At>
      <At x={930} y={146 - (1 - spring(second, 1.3, 0.5)) * 420 - hopping * 1.6}>
        <Cherry r={23} />
      </At>
      <Title lines={['Ready for your', 'first scoop?']} second={second} at={0.5} x={84} y={356} size={112} anchor="start" />
    </Room>
  );
}
