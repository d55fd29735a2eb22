import { Eyes, Smile } from './faces.tsx';
import type { Paint } from './paint.ts';
import { Cherry, Scoop } from './parts.tsx';
import { At, Picture, type ArtProps } from './picture.tsx';

interface ScoopCountProps extends ArtProps {
  count: number;
  of: number;
}

/** So many scoops out of so many. The words stand beside it on the page. */
export function ScoopCount({ count, of, ...art }: ScoopCountProps) {
  return (
    <Picture width={of * 29 + 5} height={36} {...art}>
      {Array.from({ length: of }, (_, index) => (
        <g key={index} className={index < count ? undefined : 'scoop-rest'}>
          <Scoop x={16 + index * 29} y={22} r={11} shine={null} bumps={4} />
        </g>
      ))}
    </Picture>
  );
}

export type Impact = 'low' | 'moderate' | 'high';

const LEVELS: readonly Impact[] = ['low', 'moderate', 'high'];

/** Three scoops; the level that holds is bigger, cherry red and smiles. Labels stand under it on the page. */
export function ImpactScoops({ level, rest = 'straw-l', ...art }: ArtProps & { level: Impact; rest?: Paint }) {
  return (
    <Picture width={344} height={140} {...art}>
      {LEVELS.map((each, index) => (
        <At key={each} x={62 + index * 110} y={122}>
          {each === level ? (
            <>
              <Scoop r={52} color="cherry" />
              <Eyes y={-20} gap={15} r={4.6} color="cream" />
              <Smile y={-9} width={10} color="cream" />
              <Cherry y={-64} r={12} />
            </>
          ) : (
            <Scoop r={40} color={rest} shine="white" />
          )}
        </At>
      ))}
    </Picture>
  );
}
