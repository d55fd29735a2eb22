import type { Ground } from './areas.ts';
import { careerTools } from './career-tools.ts';
import { Person } from './person.tsx';
import { At, type ArtProps } from './picture.tsx';
import { HIP_RIGHT, OUT_LEFT, REST_RIGHT, type Arm } from './poses.ts';
import { Counter } from './settings-rooms.tsx';
import { Stage } from './settings-stage.tsx';
import { stableNumber } from './stable-number.ts';
import { ToolOfTrade } from './trades/tool-of-trade.tsx';
import { workerOf } from './work-clothes.ts';

interface CareerPictureProps extends ArtProps {
  onet_code: string;
}

const POINT_UP: Arm = ['M-36 78C-66 88 -84 74 -98 58', -102, 54];
const ON_TABLE: Arm = ['M36 76C60 96 66 126 52 150', 50, 154];
const POSES: readonly (readonly [left: Arm, right: Arm])[] = [
  [OUT_LEFT, REST_RIGHT],
  [POINT_UP, HIP_RIGHT],
  [OUT_LEFT, ON_TABLE],
];

const GROUNDS: readonly Ground[] = [
  ['mint-l', 'mint'],
  ['blue-l', '#A3A9F2'],
  ['straw-l', 'straw'],
  ['vanilla', 'waffle'],
  ['blue-l', 'waffle'],
];

/** The picture of a career that has no scene yet: somebody of the trade shows its tools on a table. */
export function CareerPicture({ onet_code, ...art }: CareerPictureProps) {
  const number = stableNumber(onet_code);
  const [first, second] = careerTools(onet_code);
  const [ground, shapes] = GROUNDS[Math.floor(number / 7) % GROUNDS.length] ?? GROUNDS[0]!;
  const [leftArm, rightArm] = POSES[Math.floor(number / 3) % POSES.length] ?? POSES[0]!;
  const away = Math.floor(number / 11) % 2 === 1;
  return (
    <Stage back={ground} floor={shapes} {...art}>
      <At x={away ? 600 : 0} flip={away}>
        <Person
          x={376}
          y={188}
          scale={1.24}
          {...workerOf(onet_code)}
          leftArm={leftArm}
          rightArm={rightArm}
          face={number % 3 === 0 ? 'open' : 'smile'}
        />
      </At>
      <Counter y={404} width={540} color="white" shade={shapes} />
      <At x={away ? 388 : 212} y={302}>
        <ToolOfTrade name={first} scale={1.95} />
      </At>
      <At x={away ? 92 : 508} y={344}>
        <ToolOfTrade name={second} scale={1.15} />
      </At>
    </Stage>
  );
}
