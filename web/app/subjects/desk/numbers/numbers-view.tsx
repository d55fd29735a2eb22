import { getNumbers } from '@careerscoop/contract/desk-numbers';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer } from '../desk-page.tsx';
import { CohortCharts } from './cohort-charts.tsx';
import { HouseCharts } from './house-charts.tsx';

/** Figures as charts over their tables: of the house, or of one's own classes. */
export function NumbersView() {
  const asked = useAnswer(deskOneQuery(getNumbers));
  return (
    <DeskAnswer asked={asked} waits="Counting…">
      {({ house, cohorts }) => (
        <>
          {house && <HouseCharts house={house} />}
          {cohorts && <CohortCharts cohorts={cohorts} />}
        </>
      )}
    </DeskAnswer>
  );
}
