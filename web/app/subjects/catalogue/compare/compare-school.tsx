import type { CareerDetail } from '@careerscoop/contract/catalogue';
import { NOT_PUBLISHED } from '../../../lib/pay.ts';
import { BarList } from '../../../ui/bar-list.tsx';
import { zoneLabel } from '../explore-words.ts';
import { CompareRow } from './compare-row.tsx';

const STEPS = [1, 2, 3, 4, 5];
const MOST_LEVELS = 4;

/** How long one learns before one can start, and the school that the work takes. */
export function CompareSchool({ careers }: { careers: readonly CareerDetail[] }) {
  return (
    <>
      <CompareRow
        title="Getting ready"
        note="Step 1 is a start right away, step 5 is years of study."
        careers={careers}
        cell={({ job_zone, preparation, typical_education }) => (
          <>
            <p className="cmp-word">
              <span className="cmp-steps" aria-hidden="true">
                {STEPS.map((step) => (
                  <i key={step} data-on={job_zone !== null && step <= job_zone ? '' : undefined} />
                ))}
              </span>
              <b>{job_zone === null ? NOT_PUBLISHED : `Step ${job_zone} of 5`}</b>
            </p>
            {job_zone !== null && (
              <p>
                <b>{zoneLabel(job_zone)}.</b> {preparation}
              </p>
            )}
            <p className="small">
              <b>Typical start:</b> {typical_education ?? NOT_PUBLISHED}
            </p>
          </>
        )}
      />
      <CompareRow
        title="The school it takes"
        note="What people who know the work say a new person needs."
        careers={careers}
        source="education"
        cell={({ education_mix }) =>
          education_mix.length === 0 ? (
            <p className="cmp-none">{NOT_PUBLISHED}</p>
          ) : (
            <BarList
              full={100}
              bars={education_mix
                .toSorted((a, b) => b.percent - a.percent)
                .slice(0, MOST_LEVELS)
                .map(({ level, percent }) => ({ label: level, value: percent, text: `${Math.round(percent)}%` }))}
            />
          )
        }
      />
    </>
  );
}
