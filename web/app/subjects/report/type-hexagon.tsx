import type { Report } from '@careerscoop/contract/report';
import { paint, type Paint } from '@careerscoop/art/paint.ts';
import { Cherry, Scoop } from '@careerscoop/art/parts.tsx';

type Types = NonNullable<Report['self']>['types'];

/** The colors of the six cups. */
const COLORS: Record<string, readonly [scoop: Paint, shine: Paint]> = {
  Realistic: ['waffle', 'vanilla'],
  Investigative: ['blue', 'blue-l'],
  Artistic: ['straw', 'straw-l'],
  Social: ['mint', 'mint-l'],
  Enterprising: ['cherry', 'straw-l'],
  Conventional: ['choc-l', 'vanilla'],
};
const STEPS = 5;
const RADIUS = 120;
const [X, Y] = [220, 165];

function corner(index: number, part: number): [x: number, y: number] {
  const angle = (index / 6) * 2 * Math.PI - Math.PI / 2;
  return [X + Math.cos(angle) * RADIUS * part, Y + Math.sin(angle) * RADIUS * part];
}

const outline = (parts: readonly number[]) => parts.map((part, index) => corner(index, part).map(Math.round).join(',')).join(' ');

/** Mean ratings of the six kinds on a hexagon of five rings. The table beside it says the same. */
export function TypeHexagon({ types }: { types: Types }) {
  const words = types.map(({ type, rating }) => `${type} ${rating.toFixed(1)}`).join(', ');
  return (
    <svg className="art report__hexagon" viewBox="0 0 440 335" role="img" aria-label={`Your mean rating from 1 to 5: ${words}.`}>
      {[5, 4, 3, 2, 1].map((step) => (
        <polygon key={step} className="report__ring" points={outline(types.map(() => step / STEPS))} />
      ))}
      <polygon
        className="report__shape"
        points={outline(types.map(({ rating }) => rating / STEPS))}
        stroke={paint('straw')}
        fill={paint('straw')}
      />
      {types.map(({ type, rating }, index) => {
        const [x, y] = corner(index, rating / STEPS);
        const [color, shine] = COLORS[type] ?? (['straw', 'straw-l'] as const);
        return <Scoop key={type} x={Math.round(x)} y={Math.round(y) + 6} r={14} color={color} shine={shine} bumps={4} />;
      })}
      <Cherry x={X} y={Y + 3} r={8} />
      {types.map(({ type }, index) => {
        const [x, y] = corner(index, 1);
        const [above, below] = [index === 0, index === 3];
        const anchor = above || below ? 'middle' : index < 3 ? 'start' : 'end';
        const aside = anchor === 'start' ? 10 : anchor === 'end' ? -10 : 0;
        return (
          <text key={type} x={Math.round(x) + aside} y={Math.round(y) + (above ? -14 : below ? 28 : 6)} textAnchor={anchor}>
            {type}
          </text>
        );
      })}
    </svg>
  );
}
