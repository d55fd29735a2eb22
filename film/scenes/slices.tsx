import { paint, type Paint } from '@careerscoop/art/paint.ts';
import { Cherry, Cone, Cup, Scoop } from '@careerscoop/art/parts.tsx';
import { At } from '@careerscoop/art/picture.tsx';
import { SkillTag } from '@careerscoop/art/settings.tsx';
import { Tool, type ToolName } from '@careerscoop/art/tool.tsx';
import { hop, spring } from '../motion.ts';
import type { SceneProps } from '../stage.tsx';

// The four parts, drawn in slices of which the upper left corner is 0,0 and the floor 444.

type SliceProps = SceneProps & { width: number };
const FLOOR = 436;

const fall = (second: number, at: number) => -(1 - spring(second, at, 0.5)) * 420;

const RATINGS: readonly (readonly [x: number, r: number, color: Paint, shine: Paint])[] = [
  [48, 19, 'cream', 'white'],
  [106, 29, 'vanilla', 'white'],
  [184, 41, 'cream', 'white'],
  [284, 53, 'vanilla', 'white'],
  [406, 62, 'cherry', 'straw-l'],
];

const THINGS: readonly ToolName[] = ['paw', 'hammer', 'music-note'];

/** As wide as the five scoops were drawn for. */
const RATE_WIDTH = 479;

/** Things to do, and five scoops that grow. */
export function RateSlice({ second, width }: SliceProps) {
  const fit = width / RATE_WIDTH;
  return (
    <At y={FLOOR * (1 - fit)} scale={fit}>
      {THINGS.map((tool, index) => (
        <At
          key={tool}
          x={RATE_WIDTH / 2 + (index - 1) * 138}
          y={198 - 14 * hop(second, 4.7, 0.4)}
          scale={spring(second, 2.6 + index * 0.14, 0.5)}
        >
          <rect x={-58} y={-58} width={116} height={116} rx={34} fill={paint('cream')} />
          <Tool name={tool} scale={0.8} />
        </At>
      ))}
      {RATINGS.map(([x, r, color, shine], index) => (
        <At key={x} x={x} y={FLOOR} scale={spring(second, 3 + index * 0.22, 0.5)}>
          <Scoop r={r} color={color} shine={shine} bumps={index < 2 ? 4 : 5} />
        </At>
      ))}
      {second > 4.2 && <Cherry x={406} y={FLOOR - 74 + fall(second, 4.2)} r={14} />}
    </At>
  );
}

/** Skills that are stacked on a cone. */
export function SortSlice({ second, width }: SliceProps) {
  const x = width / 2;
  return (
    <>
      {second > 2 && (
        <At scale={spring(second, 4.7, 0.5)} x={x} y={FLOOR}>
          <Cone y={-172} width={104} height={176} />
        </At>
      )}
      {second > 5 && <Scoop x={x} y={264 + fall(second, 5)} r={64} color="straw" />}
      {second > 5.35 && <Scoop x={x} y={194 + fall(second, 5.35)} r={52} color="vanilla" shine="white" />}
      {second > 5.8 && <SkillTag x={x} y={234 + fall(second, 5.8)} turn={-6} width={116} scale={0.9} />}
      {second > 6.1 && <SkillTag x={x + 4} y={172 + fall(second, 6.1)} turn={7} width={98} scale={0.86} />}
    </>
  );
}

const WAYS: readonly (readonly [tool: ToolName, color: Paint])[] = [
  ['wrench', 'cream'],
  ['tent', 'mint-l'],
  ['music-note', 'vanilla'],
  ['speech', 'straw-l'],
  ['lens', 'waffle-l'],
  ['checklist', 'blue-l'],
];
const CHOSEN = 4;

/** Six ways to jump in, of which one is chosen. */
export function ChooseSlice({ second, width }: SliceProps) {
  const column = (width - 36) / 3;
  return WAYS.map(([tool, color], index) => {
    const chosen = index === CHOSEN && second > 8.3;
    const scale = spring(second, 7 + index * 0.1, 0.5) * (1 + 0.1 * (index === CHOSEN ? hop(second, 8.3, 0.5) : 0));
    return (
      <At key={tool} x={18 + column * ((index % 3) + 0.5)} y={186 + Math.floor(index / 3) * 124} scale={scale}>
        {chosen && <rect x={-60} y={-60} width={120} height={120} rx={38} fill={paint('cherry')} />}
        <rect x={-53} y={-53} width={106} height={106} rx={32} fill={paint(color)} />
        <Tool name={tool} scale={0.74} />
        {chosen && (
          <At x={46} y={-46} scale={spring(second, 8.4, 0.4)}>
            <Cherry r={13} />
          </At>
        )}
      </At>
    );
  });
}

/** A cup with its scoop. */
export function PickSlice({ second, width }: SliceProps) {
  const x = width / 2;
  return (
    <>
      {second > 9.15 && <Scoop x={x} y={358 + fall(second, 9.15)} r={33} color="straw" bumps={4} />}
      {second > 9.55 && <Cherry x={x} y={316 + fall(second, 9.55)} r={11} />}
      <At x={x} y={FLOOR} scale={spring(second, 8.9, 0.4)}>
        <Cup y={-72} width={76} height={76} color="cream" shade="milk" taper={0.7} />
      </At>
    </>
  );
}
