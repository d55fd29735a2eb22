import type { InterestChart as Chart } from '@careerscoop/contract/results';
import { Card } from '../../../ui/block.tsx';
import { FoldSmall } from './fold-small.tsx';
import { InterestTable } from './interest-table.tsx';
import { areaRows, kindRows, leadWords } from './interest-words.ts';
import './interest-chart.css';

/**
 * The student's interests beside those of the work. Each amount is a scoop and a figure in one table, so that the chart is
 * its own text form.
 */
export function InterestChart({ chart }: { chart: Chart }) {
  const { source, year } = chart.source;
  return (
    <Card as="section" className="cg__why ich" aria-labelledby="interests">
      <div className="ich__h">
        <h2 className="h2" id="interests">
          You and this work
        </h2>
        <p className="ich__lead">{leadWords(chart)}</p>
      </div>
      <FoldSmall title="See the amounts side by side">
        <InterestTable
          caption="Six kinds of interest"
          note="Compare the words. The figures have two scales: your ratings run from 1 to 5, O*NET's figures for the work from 1 to 7."
          rows={kindRows(chart.types)}
        />
        <InterestTable
          caption="What this work has most of"
          note="Compare the words. Yours is from your own rating, 1 to 5. The work's is beside all other careers."
          rows={areaRows(chart.areas)}
        />
      </FoldSmall>
      <p className="tiny soft ich__src">
        Your ratings are from your assessment. The work: {source}, {year.slice(0, 4)}
      </p>
    </Card>
  );
}
