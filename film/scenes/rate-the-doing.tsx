import { CAST } from '@careerscoop/art/cast.ts';
import { Eyes, Smile } from '@careerscoop/art/faces.tsx';
import type { Paint } from '@careerscoop/art/paint.ts';
import { Cherry, Scoop } from '@careerscoop/art/parts.tsx';
import { Person } from '@careerscoop/art/person.tsx';
import { At } from '@careerscoop/art/picture.tsx';
import { HIP_LEFT, HIP_RIGHT, type Arm } from '@careerscoop/art/poses.ts';
import { ease, hop, mixArm, spring, sway } from '../motion.ts';
import { COUNTER, Counter, Roof, Room, type SceneProps, Title } from '../stage.tsx';

const ROW: readonly (readonly [x: number, r: number, color: Paint, shine: Paint])[] = [
  [366, 34, 'cream', 'white'],
  [476, 50, 'straw-l', 'white'],
  [622, 68, 'mint', 'mint-l'],
  [810, 88, 'blue', 'blue-l'],
  [1052, 118, 'straw', 'straw-l'],
];
const POINT: Arm = ['M36 78C66 88 86 70 104 48', 108, 42];
const FOOT = COUNTER - 12;

/** Five scoops that grow from small to big; the biggest one is liked best. */
export function RateTheDoing({ second }: SceneProps) {
  return (
    <Room ground="vanilla" back="waffle-l" circle={[760, 600, 420]}>
      <Person
        x={176}
        y={386 + (1 - ease(second, 0.4, 0.7)) * 340 + sway(second, 3, 2)}
        scale={1.32}
        {...CAST.puffs}
        top="mint"
        shade="mint-d"
        leftArm={HIP_LEFT}
        rightArm={mixArm(HIP_RIGHT, POINT, spring(second, 1.9, 0.5))}
        face={second < 1.9 ? 'look' : 'open'}
      />
      <Counter />
      {ROW.map(([x, r, color, shine], index) => (
        <At key={x} x={x} y={FOOT} scale={spring(second, 0.6 + index * 0.24, 0.5)}>
          <Scoop r={r} color={color} shine={shine} bumps={index < 2 ? 4 : 5} />
        </At>
      ))}
      {second > 1.9 && (
        <At x={1052} y={FOOT - 16 * hop(second, 2.5, 0.45)} scale={spring(second, 1.7, 0.3)}>
          <Eyes y={-52} gap={31} r={8} />
          <Smile y={-32} width={21} line={6} />
          <Cherry y={-138 - (1 - spring(second, 1.9, 0.6)) * 260} r={24} />
        </At>
      )}
      <Title lines={['Rate the doing,', 'not the pay']} second={second} at={0.5} x={300} y={218} size={92} anchor="start" />
      <Roof color="mint" />
    </Room>
  );
}
