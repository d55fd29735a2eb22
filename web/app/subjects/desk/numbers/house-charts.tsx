import { type HouseNumbers, PROMISED_HOURS } from '@careerscoop/contract/desk-numbers';
import { ChartBars } from '../../../ui/chart-bars.tsx';
import { ChartFigure } from '../../../ui/chart-figure.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { HouseKpis } from './house-kpis.tsx';
import { amount, counted, share } from './number-words.ts';
import { WeeksChart } from './weeks-chart.tsx';

/** The figures of the house. */
export function HouseCharts({ house }: { house: HouseNumbers }) {
  const { waiting, to_mentor, no_shows, findings } = house;
  const late = waiting.at(-1)?.over_48h ?? 0;
  const hours = to_mentor.at(-1)?.hours ?? null;
  const missed = no_shows.at(-1)?.missed ?? 0;
  return (
    <>
      <HouseKpis house={house} />
      <WeeksChart
        title={hours === null ? 'Nobody got a mentor this week' : `Half of the students have a mentor within ${counted(hours, 'hour')}`}
        lead="Median hours from asking to a named mentor, of the seven days before. The dot is now, the dashed line our promise."
        weeks={to_mentor}
        value={(row) => row.hours}
        name="Hours"
        more={[{ name: 'Asked', value: ({ asked }) => asked }]}
        goal={{ value: PROMISED_HOURS, label: 'our promise' }}
      />
      <WeeksChart
        title={
          late === 0
            ? 'Nobody waits longer than 48 hours'
            : `${counted(late, 'request')} ${late === 1 ? 'waits' : 'wait'} longer than 48 hours`
        }
        lead="Requests without a mentor after 48 hours, at the end of each week."
        weeks={waiting}
        value={(row) => row.over_48h}
        name="Waiting"
      />
      <WeeksChart
        title={missed === 0 ? 'Everybody came to their talks' : `Somebody did not come to ${counted(missed, 'talk')}`}
        lead="Talks of the seven days before that the student or the mentor missed."
        weeks={no_shows}
        value={(row) => row.missed}
        name="Missed"
        more={[{ name: 'Talks', value: ({ talks }) => talks }]}
      />
      <ConsentChart consent={house.consent} />
      <PlansChart plans={house.plans} />
      <WeeksChart
        title={`${counted(findings.at(-1)?.open ?? 0, 'finding')} open`}
        lead="What payments could not settle by themselves, at the end of each week."
        weeks={findings}
        value={(row) => row.open}
        name="Open"
      />
    </>
  );
}

function ConsentChart({ consent: { asked, opened, answered, talks } }: Pick<HouseNumbers, 'consent'>) {
  const steps = [
    { step: 'Asked', parents: asked },
    { step: 'Opened the link', parents: opened },
    { step: 'Answered', parents: answered },
    { step: 'Yes to talks', parents: talks },
  ];
  return (
    <ChartFigure
      title={asked === 0 ? 'No parent was asked yet' : `${share(answered, asked)} of the parents we ask answer`}
      lead={`Parents asked in the last 90 days: ${amount(asked)}.`}
      chart={<ChartBars bars={steps.map(({ step, parents }) => ({ label: step, value: parents, text: share(parents, asked) }))} />}
      table={
        <DataTable
          caption="Consent, 90 days"
          columns={[
            { head: 'Step', cell: ({ step }) => step },
            { head: 'Parents', label: 'Parents', kind: 'number', cell: ({ parents }) => amount(parents) },
            { head: 'Of all', label: 'Of all', kind: 'number', cell: ({ parents }) => share(parents, asked) },
          ]}
          rows={steps}
          keyOf={({ step }) => step}
        />
      }
    />
  );
}

function PlansChart({ plans }: Pick<HouseNumbers, 'plans'>) {
  const all = plans.reduce((sum, { students }) => sum + students, 0);
  return (
    <ChartFigure
      title={all === 0 ? 'Nobody has a plan yet' : `${counted(all, 'student')} ${all === 1 ? 'has' : 'have'} a plan`}
      lead="Plans that run now. Each figure includes those that a code opened."
      chart={<ChartBars bars={plans.map(({ title, students }) => ({ label: title, value: students, text: amount(students) }))} />}
      table={
        <DataTable
          caption="Plans today"
          columns={[
            { head: 'Plan', cell: ({ title }) => title },
            { head: 'Students', label: 'Students', kind: 'number', cell: ({ students }) => amount(students) },
            { head: 'By code', label: 'By code', kind: 'number', cell: ({ by_code }) => amount(by_code) },
          ]}
          rows={plans}
          keyOf={({ title }) => title}
        />
      }
    />
  );
}
