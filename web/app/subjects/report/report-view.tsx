import type { Report } from '@careerscoop/contract/report';
import { CareersPart } from './careers-part.tsx';
import { Cover } from './cover.tsx';
import { ReadingPart } from './reading-part.tsx';
import { SelfPart } from './self-part.tsx';
import './report-page.css';
import './report-print.css';

/** A whole report, for screen and paper. */
export function ReportView({ report }: { report: Report }) {
  return (
    <article className="report">
      <Cover report={report} />
      {report.self && <SelfPart self={report.self} />}
      <CareersPart careers={report.careers} />
      <ReadingPart clarity={report.clarity} sources={report.sources} methodUrl={report.method_url} />
    </article>
  );
}
