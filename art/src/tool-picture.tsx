import { useId } from 'react';

import type { Ground } from './areas.ts';
import { paint, type Paint } from './paint.ts';
import { Scoop, Sprinkles } from './parts.tsx';
import { At, Picture, type ArtProps } from './picture.tsx';
import { Tool, type ToolName } from './tool.tsx';

interface ToolPictureProps extends ArtProps {
  tool: ToolName;
  /** A smaller one on a plate; without it the first stands alone among sprinkles. */
  second: ToolName | null;
  ground: Ground;
  /** Any whole number: it chooses the shapes of the ground and the places, the same number always the same. */
  number: number;
  /** Of the ground; 0 where what holds the picture rounds it. */
  corner?: number;
}

const CORNER = 28;

interface Layout {
  main: { x: number; y: number; scale: number; turn: number };
  side: { x: number; y: number; scale: number; turn: number };
}

/** Where the two tools stand, so that careers which share an area still differ. */
const LAYOUTS: readonly Layout[] = [
  { main: { x: 98, y: 92, scale: 1.18, turn: 0 }, side: { x: 194, y: 126, scale: 0.56, turn: 0 } },
  { main: { x: 140, y: 88, scale: 1.18, turn: 0 }, side: { x: 46, y: 130, scale: 0.56, turn: 0 } },
  { main: { x: 92, y: 100, scale: 1.12, turn: -6 }, side: { x: 192, y: 52, scale: 0.56, turn: 8 } },
  { main: { x: 150, y: 100, scale: 1.12, turn: 6 }, side: { x: 50, y: 52, scale: 0.56, turn: -8 } },
];

function Shapes({ number, color }: { number: number; color: Paint }) {
  const fill = paint(color);
  switch (number % 4) {
    case 0:
      return (
        <>
          <circle cx={200} cy={170} r={110} fill={fill} />
          <circle cx={30} cy={20} r={46} fill={fill} opacity={0.6} />
        </>
      );
    case 1:
      return (
        <>
          <path d="M0 128Q70 76 140 118T240 96V180H0Z" fill={fill} />
          <circle cx={204} cy={34} r={26} fill={fill} opacity={0.6} />
        </>
      );
    case 2:
      return (
        <>
          <Scoop x={54} y={152} r={104} color={color} shine={null} bumps={7} />
          <circle cx={216} cy={16} r={52} fill={fill} opacity={0.6} />
        </>
      );
    default:
      return (
        <>
          <path d="M240 0V180H96Q168 120 128 74T150 0Z" fill={fill} />
          <circle cx={28} cy={164} r={40} fill={fill} opacity={0.6} />
        </>
      );
  }
}

/** A picture of one or two tools on a ground of two colours, as wide as a card. */
export function ToolPicture({ tool, second, ground, number, corner = CORNER, ...art }: ToolPictureProps) {
  const id = useId();
  const { main, side } = LAYOUTS[number % LAYOUTS.length] ?? LAYOUTS[0]!;
  return (
    <Picture width={240} height={180} {...art}>
      <clipPath id={id}>
        <rect width={240} height={180} rx={corner} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={240} height={180} fill={paint(ground[0])} />
        <Shapes number={Math.floor(number / LAYOUTS.length)} color={ground[1]} />
        <Tool name={tool} {...main} x={second ? main.x : 124} scale={second ? main.scale : 1.28} />
        {second ? (
          <At x={side.x} y={side.y}>
            <circle r={36} fill={paint('white')} />
            <Tool name={second} scale={side.scale} turn={side.turn} />
          </At>
        ) : (
          <Sprinkles
            spots={[
              [34, 52, 30],
              [206, 62, -40],
              [52, 140, 70],
            ]}
            colors={['cream', 'cherry', 'white']}
          />
        )}
      </g>
    </Picture>
  );
}
