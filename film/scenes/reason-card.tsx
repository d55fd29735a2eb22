import { paint, type Paint } from '@careerscoop/art/paint.ts';
import { Scoop } from '@careerscoop/art/parts.tsx';
import { At } from '@careerscoop/art/picture.tsx';
import { Tool } from '@careerscoop/art/tool.tsx';
import { ease, mix, spring } from '../motion.ts';
import type { SceneProps } from '../stage.tsx';

const LINES: readonly (readonly [color: Paint, width: number])[] = [
  ['mint', 290],
  ['straw', 236],
  ['waffle', 268],
];
const HAND = [320, 372] as const;
const CARD = [836, 430] as const;

/** A career's card. Each answer flies over from the person and becomes a reason. */
export function ReasonCard({ second, at }: SceneProps & { at: number }) {
  if (second < at) return null;
  const [x, y] = CARD;
  return (
    <>
      <At x={x} y={y} scale={spring(second, at, 0.5)}>
        <rect x={-310} y={-160} width={620} height={320} rx={44} fill={paint('white')} />
        <circle cx={-186} r={92} fill={paint('waffle-l')} />
        <Tool name="paw" x={-186} scale={1.3} />
      </At>
      {LINES.map(([color, width], index) => {
        const start = at + 0.7 + index * 0.45;
        const fly = ease(second, start, 0.6);
        const line = y - 84 + index * 84;
        if (second < start) return null;
        return (
          <At key={color} x={mix(HAND[0], x - 46, fly)} y={mix(HAND[1], line, fly) - 90 * Math.sin(Math.PI * fly)} scale={mix(0.4, 1, fly)}>
            <Scoop y={12} r={23} color={color} shine="white" bumps={4} />
            <rect x={44} y={-11} width={width * ease(second, start + 0.35, 0.4)} height={22} rx={11} fill={paint('choc')} />
          </At>
        );
      })}
    </>
  );
}
