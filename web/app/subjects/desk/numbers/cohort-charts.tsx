import type { CohortNumbers, Counted } from '@careerscoop/contract/desk-numbers';
import { ChartBars } from '../../../ui/chart-bars.tsx';
import { ChartFigure } from '../../../ui/chart-figure.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { amount, counted } from './number-words.ts';
import { Panel } from '../desk-page.tsx';
import { WeeksChart } from './weeks-chart.tsx';

const nameOf = ({ code, year }: CohortNumbers) => (code === null ? `Signed up in ${year}` : `The code ${code}`);
/** So many areas are shown. */
const MOST_AREAS = 8;

/** The figures of a school's or sponsor's classes. */
export function CohortCharts({ cohorts }: { cohorts: readonly CohortNumbers[] }) {
  return (
    <>
      <Panel pad>
        <h2>How we count</h2>
        <p>
          Only students who agreed to share with you are counted, in fixed groups of ten, every night. A group is shown while all ten share;
          when one of them takes the yes back, the group is gone from here at once. So no figure, and no change of one, tells about a single
          student.
        </p>
      </Panel>
      {cohorts.length === 0 && <p>There is no class to count yet. Ask for a class code, and hand it to your students.</p>}
      {cohorts.map((cohort) => (
        <Cohort key={nameOf(cohort)} cohort={cohort} />
      ))}
    </>
  );
}

function Cohort({ cohort }: { cohort: CohortNumbers }) {
  const { signed_up, completed, interests } = cohort;
  const name = nameOf(cohort);
  if (!signed_up && !completed) {
    return (
      <Panel pad label={name}>
        <h2>{name}</h2>
        <p>Figures stand here once ten students of this class share with you.</p>
      </Panel>
    );
  }
  return (
    <>
      {signed_up && (
        <Weeks name={name} counts={signed_up} title={`${name}: ${counted(signed_up.people, 'student')} signed up`} what="Signed up" />
      )}
      {completed && (
        <Weeks
          name={name}
          counts={completed}
          title={`${name}: ${counted(completed.people, 'student')} took the assessment`}
          what="Completed"
        />
      )}
      {interests && <Interests name={name} people={completed?.people ?? 0} interests={interests} />}
    </>
  );
}

function Weeks({ name, counts, title, what }: { name: string; counts: Counted; title: string; what: string }) {
  return (
    <WeeksChart
      title={title}
      lead={`${name}, each week with all before it.`}
      weeks={counts.weeks}
      value={({ people }) => people}
      name={what}
      caption="The weeks up to the last who is counted"
    />
  );
}

function Interests({ name, people, interests }: { name: string; people: number; interests: NonNullable<CohortNumbers['interests']> }) {
  const shown = interests.slice(0, MOST_AREAS);
  const [first] = shown;
  return (
    <ChartFigure
      title={first ? `${name}: ${first.people} of ${people} lean to ${first.label}` : `${name}: no interest stands out`}
      lead="The leading interest of each of a student’s first three careers."
      chart={<ChartBars bars={shown.map(({ label, people: of }) => ({ label, value: of, text: amount(of) }))} />}
      table={
        <DataTable
          caption="Interests"
          columns={[
            { head: 'Interest', kind: 'words', cell: ({ label }) => label },
            { head: 'Students', label: 'Students', kind: 'number', cell: ({ people: of }) => amount(of) },
          ]}
          rows={shown}
          keyOf={({ area }) => area}
        />
      }
    />
  );
}
