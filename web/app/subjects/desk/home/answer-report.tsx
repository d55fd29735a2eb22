import { getDeskReport } from '@careerscoop/contract/desk-reports';
import { useAnswer } from '../../../lib/use-answer.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskAnswer } from '../desk-page.tsx';
import { CloseReport, ReportFacts } from '../talks/report.tsx';
import type { AnswerProps } from './answers.tsx';

/** A report with its words, to close once somebody has acted. That it was opened is written down. */
export default function AnswerReport({ item: { id }, onDone }: AnswerProps) {
  const asked = useAnswer(deskOneQuery(getDeskReport, { id }));
  return (
    <DeskAnswer asked={asked}>
      {(report) => (
        <>
          <ReportFacts report={report} />
          {report.state === 'open' && <CloseReport report={report} onDone={onDone} />}
        </>
      )}
    </DeskAnswer>
  );
}
