import { scoopPath } from '@careerscoop/art/scoop-path.ts';

const DOME = scoopPath(18, 19, 15, 4);

/** A scoop for each month: those behind are faded, this one has the cherry. The words beside it say the same. */
export function MonthScoops({ month, months }: { month: number; months: number }) {
  return (
    <div className="months" role="img" aria-label={`Month ${month} of ${months}`}>
      {Array.from({ length: months }, (_, index) => (
        <svg
          key={index}
          className={index + 1 < month ? 'months__past' : index + 1 === month ? 'months__now' : undefined}
          viewBox="0 -4 36 28"
          aria-hidden="true"
        >
          <path d={DOME} />
          {index + 1 === month && <circle cx="18" cy="2" r="5" />}
        </svg>
      ))}
    </div>
  );
}
