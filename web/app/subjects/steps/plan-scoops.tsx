import { scoopPath } from '@careerscoop/art/scoop-path.ts';

/** How wide one stands, with its gap. */
const EACH = 40;

/** One scoop a step: filled for what is done, an outline for the rest; the first of these has the cherry. Words stand beside it. */
export function PlanScoops({ done, of }: { done: number; of: number }) {
  return (
    <svg className="ns__scoops" viewBox={`0 4 ${of * EACH + 4} 48`} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <path key={index} className={index < done ? 'ns__scoop--done' : undefined} d={scoopPath(20 + index * EACH, 40, 15, 4)} />
      ))}
      {done < of && <circle cx={20 + done * EACH} cy={17} r={6.5} />}
    </svg>
  );
}
