import type { InterestChart as Chart } from '@careerscoop/contract/careers';
import { Card } from '../../../ui/block.tsx';
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
      <InterestTable
        caption="Six kinds of interest"
        note="You: the average of your ratings, 1 to 5. The work: 1 to 7."
        rows={kindRows(chart.types)}
      />
      <InterestTable
        caption="What this work has most of"
        note="You: your own rating, 1 to 5. The work: beside all other careers."
        rows={areaRows(chart.areas)}
      />
      <p className="tiny soft ich__src">
        Your ratings are from your assessment. The work: {source}, {year.slice(0, 4)}
      </p>
    </Card>
  );
}
